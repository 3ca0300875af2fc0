// Which services a text means. Each mention carries its candidates: one when it is clear, several when they must be asked.
import type { ToolService } from "../../../tools/schema.ts";
import { likeness, singular } from "../likeness.ts";
import { COMMON_WORDS } from "../vocabulary.ts";
import type { Page } from "../when/scan.ts";
import { areSynonyms } from "./synonyms.ts";

export type ServiceMention = {
  ids: string[];
  at: number;
  end: number;
  denied: boolean;
  /** Told by a word of its name, not by a kindred word alone. */
  sure: boolean;
};

type Word = { text: string; at: number; end: number };
type Hit = { word: Word; service: number; quality: number; name: string };

/** `candidates` are services that are being chosen from: they win over others. Covers what it reads. */
export function serviceMentions(
  page: Page,
  services: readonly ToolService[],
  chosenFrom: readonly string[],
): ServiceMention[] {
  hideTellers(page);
  hideVocatives(page);
  const words = contentWords(page.text);
  const names = services.map((service) => nameWords(service.name));
  let hits = words.flatMap((word) => names.flatMap((name, service) => hitOf(word, name, service)));
  const wanted = hits.filter((hit) => !BESIDE.test(page.text.slice(0, hit.word.at)));
  if (wanted.length > 0) hits = wanted;
  // "Para 2" is not "Paquete 2".
  const isNumber = (hit: Hit) => /^\d$/.test(hit.word.text) && chosenFrom.length === 0;
  hits = hits.filter(
    (hit) => !isNumber(hit) || hits.some((other) => other.service === hit.service && !isNumber(other)),
  );
  const strong = hits.filter((hit) => hit.quality >= 0.7);
  const weak = hits.filter((hit) => hit.quality < 0.7);
  // A synonym counts beside a word of the name ("corte para hombre"), or where no name is said at all.
  hits = boundTogether(page.text, [
    ...strong,
    ...weak.filter((hit) => !strong.some((other) => other.word === hit.word)),
  ]);
  if (hits.length === 0) hits = descriptionHits(words, services);
  const mentions: ServiceMention[] = [];
  let left = hits;
  while (left.length > 0 && mentions.length < 4) {
    const group = best(left, names, services, chosenFrom);
    if (group === null) break;
    const said = new Set(group.words.map((word) => word.text));
    const used = left
      .filter(
        (hit) => group.services.includes(hit.service) && !(said.has(hit.word.text) && isAdded(page.text, hit.word)),
      )
      .map((hit) => hit.word)
      .concat(group.words);
    // Where it is said: by a word that is its alone, if any ("depilación de axila y de pierna").
    const alone = group.words.filter((word) =>
      left.every((hit) => hit.word !== word || group.services.includes(hit.service)),
    );
    const at = start(alone.length > 0 ? alone : group.words);
    const end = Math.max(...group.words.map((word) => word.end));
    mentions.push({
      ids: group.services.map((index) => services[index]!.id),
      at,
      end,
      denied: isDenied(page.text, at, alone.length > 0 ? Math.max(...alone.map((word) => word.end)) : end),
      sure:
        left.some((hit) => group.words.includes(hit.word) && hit.quality >= 0.75 && !GENERIC.has(singular(hit.name))) ||
        group.services.some((index) => isSaidWhole(names[index]!, group.words)),
    });
    for (const word of group.words)
      page.text = page.text.slice(0, word.at) + "~".repeat(word.end - word.at) + page.text.slice(word.end);
    // What is left names another service only by a word of a name, said by itself.
    left = left.filter(
      (hit) =>
        !used.includes(hit.word) &&
        (hit.quality >= 0.8 || isOr(page.text, hit, group.words)) &&
        (!GENERIC.has(singular(hit.word.text)) || hit.word.text === "retoque" || isJoined(page.text, hit, group.words)),
    );
  }
  const sorted = mentions
    .sort((a, b) => a.at - b.at)
    .filter(
      (one, i, all) =>
        !all.some(
          (other, j) =>
            j !== i &&
            ((j < i && other.ids.join() === one.ids.join()) ||
              (one.ids.length > 1 && other.ids.length === 1 && one.ids.includes(other.ids[0]!) && j < i)),
        ),
    );
  const joined = /\b(?:y|,|\|) (?:ademas |aparte |de paso )?(?:tambien|ademas|aparte|de paso)\b/.test(page.text);
  const meant = joined ? sorted : sorted.filter((mention) => !IN_PASSING.test(page.text.slice(0, mention.at)));
  return withoutNoise(page.text, meant.length > 0 ? meant : sorted);
}

// "Corte y que me pinten la barba": the beard belongs to what is done to it, not to "Corte y barba".
function boundTogether(text: string, hits: readonly Hit[]): Hit[] {
  const bound = hits.flatMap((verb) => {
    const noun = hits.find(
      (hit) =>
        verb.quality < 0.7 &&
        hit.service === verb.service &&
        hit.name !== verb.name &&
        hit.quality >= 0.9 &&
        /^ (?:la|el|las|los|mi|mis) $/.test(text.slice(verb.word.end, hit.word.at)),
    );
    return noun ? [noun] : [];
  });
  return hits.filter(
    (hit) =>
      !bound.some((noun) => noun.word === hit.word) ||
      bound.some((n) => n.word === hit.word && n.service === hit.service),
  );
}

// "Consulta general", though each word by itself names nothing.
function isSaidWhole(name: readonly string[], words: readonly Word[]): boolean {
  return name.length > 1 && name.every((part) => words.some((word) => word.text === part));
}

// "Mi hija me dijo", "salgo por mi hijo": who is spoken of is not who comes.
function hideTellers(page: Page): void {
  page.text = page.text.replace(/(?<=\b(?:mis?|un|una|su) )(?:perr\w+|gat\w+|cachorr\w+)/g, (said) =>
    "~".repeat(said.length),
  );
  page.text = page.text.replace(
    /\b(?:mis?|la|el|una?|su) (?:hij\w+|nin\w+|espos\w+|marido|novi\w+|mama|papa|herman\w+|amig\w+|prim\w+|ti[oa]|suegr\w+|vecin\w+|senor\w*|nuer\w+)(?= (?:ya |me |nos |lo |la |le |te |se |los |les )*(?:dij\w+|dice\w*|coment\w+|recomend\w+|platic\w+|cont\w+|mand\w+|pas\w+ (?:el|su|este)|trabaj\w+|va con|fue con|viene con|esta trabajando)\b)|\b(?:ir|voy|paso|pasar|venir|vine) por (?:mis?|el|la) (?:hij\w+|nin\w+)|\b(?:recoger|recojo|llevo|dejo|dejar|por|cuido|cuidar) (?:a )?(?:mis?|la|el|los|las) (?:hij\w+|nin\w+)(?= (?:a|de|en|al) (?:la|las|su|el|los)?)/g,
    (said) => "~".repeat(said.length),
  );
}

// "Sí, señorita", "oiga joven": who is spoken to.
function hideVocatives(page: Page): void {
  page.text = page.text.replace(
    /(?<!\b(?:de|del|para|pa|la|el|las|los|mi|mis|una|un|con|corte|cortes|a|su|otra|otro|y|como|soy) )\b(?:senoritas?|senora|senor|joven|mijita|mija|mijo|hijita|hijito|nena|reina|nina)\b/g,
    (said) => "~".repeat(said.length),
  );
}

// Beside a clear service, words that could be several others count only when they are added: "tinte y corte".
function withoutNoise(text: string, mentions: readonly ServiceMention[]): ServiceMention[] {
  if (!mentions.some((mention) => mention.ids.length === 1)) return [...mentions];
  return mentions.filter(
    (mention, i) =>
      mention.ids.length === 1 ||
      (i === 0 && /\b(y|o|mas|tambien)\b|,/.test(text.slice(mention.end, mentions[1]!.at))) ||
      (i > 0 && /\b(y|o|mas|tambien|ademas|por)\b|[,|]/.test(text.slice(mentions[i - 1]!.end, mention.at))),
  );
}

function nameWords(name: string): string[] {
  return contentWords(plainName(name)).map((word) => word.text);
}

function plainName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, "$1")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

function contentWords(text: string): Word[] {
  return [...text.matchAll(/[a-z0-9]+/g)]
    .map((match) => ({ text: match[0], at: match.index, end: match.index + match[0].length }))
    .filter((word) => !STOP.has(word.text) && (word.text.length > 2 || /\d/.test(word.text)));
}

function hitOf(word: Word, name: readonly string[], service: number): Hit[] {
  let best: Hit | null = null;
  for (const part of name) {
    const quality = wordQuality(word.text, part);
    if (quality > (best?.quality ?? 0)) best = { word, service, quality, name: part };
  }
  return best ? [best] : [];
}

function wordQuality(typed: string, part: string): number {
  if (typed === part) return 1;
  if (/\d/.test(typed) || /\d/.test(part)) return 0;
  const a = singular(typed);
  const b = singular(part);
  if (a === b) return 0.98;
  const meant = areSynonyms(a, b) ? 0.6 : 0;
  if (COMMON_WORDS.has(typed)) return meant;
  if (isDiminutive(typed, part)) return 0.9;
  const alike = Math.max(likeness(typed, part), likeness(a, b));
  if (alike > 0) return alike;
  if (typed.length >= 4 && part.startsWith(typed)) return 0.8;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return same >= 6 && same >= Math.max(a.length, b.length) - 5 ? 0.65 : meant;
}

// "uñitas", "cortecito".
function isDiminutive(typed: string, part: string): boolean {
  const base = /^(.{2,}?)c?it[oa]s?$/.exec(typed)?.[1];
  return base !== undefined && part.startsWith(base) && part.length - base.length <= 2 && part.length >= 4;
}

function descriptionHits(words: readonly Word[], services: readonly ToolService[]): Hit[] {
  return words.flatMap((word) =>
    word.text.length < 5 || COMMON_WORDS.has(word.text)
      ? []
      : services.flatMap((service, index) =>
          nameWords(service.description).some((part) => singular(part) === singular(word.text))
            ? [{ word, service: index, quality: 0.5, name: word.text }]
            : [],
        ),
  );
}

function best(
  hits: readonly Hit[],
  names: readonly string[][],
  services: readonly ToolService[],
  chosenFrom: readonly string[],
) {
  const scores = services.map((service, index) => {
    const own = oncePerPart(hits.filter((hit) => hit.service === index));
    const byName = new Map<string, number>();
    for (const hit of own) byName.set(hit.name, Math.max(byName.get(hit.name) ?? 0, hit.quality));
    const covered = [...byName].reduce(
      (sum, [name, quality]) => sum + quality * (GENERIC.has(singular(name)) ? 0.5 : 1),
      0,
    );
    const telling = names[index]!.filter((part) => !GENERIC.has(singular(part)));
    const whole = telling.length > 0 && telling.every((part) => (byName.get(part) ?? 0) >= 0.6);
    const bonus = (whole ? 0.3 : 0) + (chosenFrom.includes(service.id) && own.length > 0 ? 0.5 : 0);
    return {
      index,
      words: own.map((hit) => hit.word),
      strong: strongWords(own),
      score: isTelling(own) ? covered + bonus : 0,
      whole,
    };
  });
  const top = Math.max(...scores.map((score) => score.score));
  const near = scores.filter((score) => score.score > 0 && score.score >= top - 0.15);
  if (near.length === 0) return null;
  // Of equals, the one said first; with it those that the same words mean.
  const first = near.reduce((one, other) => (start(other.words) < start(one.words) ? other : one));
  const sharing = near.filter((score) => score.words.some((word) => first.words.includes(word)));
  // "Corte de dama y corte de caballero": each said whole, so both are meant, one after the other.
  const whole = sharing.filter(
    (score) => score.whole && !sharing.some((other) => other.whole && isWithin(score, other)),
  );
  const apart = whole.some((score) => score.words.some((word) => !whole.every((other) => other.words.includes(word))));
  // "La casa y el departamento": a word of its own for each, so one after the other.
  const distinct =
    sharing.length > 1 &&
    sharing.every((score) =>
      score.strong.some((word) => !sharing.some((other) => other !== score && other.words.includes(word))),
    );
  const rivals = whole.length > 1 ? whole : sharing;
  const winners =
    whole.length > 1 && !apart
      ? whole
      : whole.length > 1 || distinct
        ? [rivals.reduce((one, other) => (own(other, rivals) < own(one, rivals) ? other : one))]
        : sharing;
  const words = [...new Set(winners.flatMap((winner) => winner.words))];
  return { services: winners.map((winner) => winner.index), words };
}

/** Of a word said twice ("corte de niño y corte"), the one beside the other words of that name. */
function oncePerPart(hits: readonly Hit[]): Hit[] {
  return hits.filter((hit) => {
    const rivals = hits.filter(
      (other) => other !== hit && other.name === hit.name && other.word.text === hit.word.text,
    );
    // "Corte de niño": the noun stands before what tells it apart.
    const gap = (one: Word, other: Word) => (one.at < other.at ? other.at - one.end : one.at - other.end + 8);
    const away = (one: Hit) =>
      Math.min(...hits.filter((other) => other.name !== one.name).map((other) => gap(one.word, other.word)), 999);
    return rivals.every(
      (rival) => away(hit) < away(rival) || (away(hit) === away(rival) && hit.word.at < rival.word.at),
    );
  });
}

// "Luces o tinte".
function isOr(text: string, hit: Hit, words: readonly Word[]): boolean {
  return words.some((word) => {
    const between = hit.word.at < word.at ? text.slice(hit.word.end, word.at) : text.slice(word.end, hit.word.at);
    return /^ (?:o|u) (?:el |la |un |una )?$/.test(between);
  });
}

// "Consulta y vacuna": a plain word counts where it stands beside another service.
function isJoined(text: string, hit: Hit, words: readonly Word[]): boolean {
  return (
    /^(?:consulta|valoracion|revision)$/.test(hit.word.text) &&
    words.some((word) => {
      const between = hit.word.at < word.at ? text.slice(hit.word.end, word.at) : text.slice(word.end, hit.word.at);
      return /^ (?:y|mas|,|con) (?:la |el |una? |su |mi )?$/.test(between);
    })
  );
}

function isAdded(text: string, word: Word): boolean {
  return /\b(?:y|mas|tambien|ademas) (?:tambien )?(?:un |una |otr[oa] |el |la )?$/.test(text.slice(0, word.at));
}

/** "Todo" is kin to "completo", but names no service by itself. */
function isTelling(own: readonly Hit[]): boolean {
  return own.some((hit) => hit.quality >= 0.7 || !/^(?:tod|enter)[oa]s?$/.test(hit.word.text));
}

/** Words of the name itself, said as they are. */
function strongWords(own: readonly Hit[]): Word[] {
  return own.filter((hit) => hit.quality >= 0.95 && !GENERIC.has(singular(hit.name))).map((hit) => hit.word);
}

type Score = { words: Word[] };

/** Whether all that speaks for one speaks for the other too, and something more. */
function isWithin(one: Score, other: Score): boolean {
  return one.words.length < other.words.length && one.words.every((word) => other.words.includes(word));
}

/** Where the first word that only this one has stands. */
function own(score: Score, all: readonly Score[]): number {
  const alone = score.words.filter((word) => !all.some((other) => other !== score && other.words.includes(word)));
  return alone.length > 0 ? start(alone) : start(score.words);
}

function start(words: readonly Word[]): number {
  return Math.min(...words.map((word) => word.at));
}

function isDenied(text: string, at: number, end: number): boolean {
  return (
    /\b(ya no( quiero)?|no quiero|no me interesa|no busco|no necesito|no es|no era|en vez del?|en lugar del?|sin|no) (el |la |un |una |de )?$/.test(
      text.slice(0, at),
    ) ||
    (/\bcambi\w+ (?:de |el |la |mi )?(?:[a-z]+ de )?$/.test(text.slice(0, at)) &&
      /^ (?:a|por) /.test(text.slice(end))) ||
    /^ (ya )?no( |$)(?!\?|se|hay|tien|puedo|(?:en |por |a |para |muy |el )*~)/.test(text.slice(end))
  );
}

const IN_PASSING =
  /\b(?:me duele|me duelen|duele|se me (?:rompio|cayo|quebro|fue)|ya fui|ya fuimos|fuimos|ya vi|ya vimos|porque|es que|la vez pasada|me hice|me hicieron|ya me)(?: [a-z~]+){0,4} $/;

// "Ese día que tengo limpieza", "después de la limpieza": when, not what.
const BESIDE =
  /\b(?:que|ya|donde) (?:ya )?(?:tengo|tenia|agende|aparte) (?:la |el |mi |una? )?$|\b(?:despues|antes|seguid[oa]|pegad\w+|saliendo|terminando|acabando)(?: de| a| con)?(?:l| la| el| mi| las| mis)? $/;

const GENERIC = new Set([
  "arreglo",
  "evento",
  "retoque",
  "sencillo",
  "basico",
  "normal",
  "general",
  "profesional",
  "nuevo",
  "spa",
  "curso",
  "terapia",
  "cambio",
  "ajuste",
  "servicio",
  "clase",
  "sesion",
  "consulta",
  "visita",
  "paquete",
  "tratamiento",
  "completo",
  "especial",
  "cabello",
  "pelo",
  "dental",
]);

const STOP = new Set(
  `de del la el los las un una unos con para por sin mas que quiero quisiera cita citas agendar agendame reservar apartar hora horas dia hoy
  favor porfavor hola buenos buenas dias tardes noches gracias mi mis me te se su tu al lo le en es soy no si ya otro otra nuevo nueva
  consultar saber precio precios costo cuanto cuesta sale hacer hacerme ponerme poner quiere necesito busco ver algo tengo tienes tienen
  hay puedo puede podria cambiar cambio cancelar confirmar mover cual cuales info informacion servicios opcion tipo bien solo sola
  persona lugar ambos tambien ademas and the primera primer segunda segundo vez nuestro`.split(/\s+/),
);
