// Which services a text means. Each mention has its candidates: one when it is clear, several when the engine must
// ask.

import type { ToolService } from "../../../tools/answers/schema.ts";
import { GENERIC_WORDS } from "../../lexicon/small-words.ts";
import type { Page } from "../time/scan.ts";
import { singular } from "../words/likeness.ts";
import { bestGroup, start } from "./best-group.ts";
import { boundTogether, withinOne } from "./bound-together.ts";
import { hideBystanders } from "./hide-bystanders.ts";
import { isAdded, isApart, isJoined, isNamedToo, isOr } from "./joints.ts";
import { contentWords, descriptionHits, type Hit, hitOf, nameWords, type Word } from "./word-hits.ts";

export type ServiceMention = {
  ids: string[];
  at: number;
  end: number;
  denied: boolean;
  /** Identified by a word of its name, not only by a synonym. */
  sure: boolean;
};

/** `candidates` are the services that the customer is choosing from: they win over others. Covers what it reads. */
export function serviceMentions(
  page: Page,
  services: readonly ToolService[],
  chosenFrom: readonly string[],
): ServiceMention[] {
  hideBystanders(page);
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
  // A synonym counts next to a word of the name ("corte para hombre"), or where no name is said at all.
  hits = boundTogether(page.text, [
    ...strong,
    ...weak.filter((hit) => !strong.some((other) => other.word === hit.word)),
  ]);
  if (hits.length === 0) hits = descriptionHits(words, services);
  hits = withinOne(page.text, hits, services);
  const mentions: (ServiceMention & { till: number })[] = [];
  let left = hits;
  while (left.length > 0 && mentions.length < 4) {
    const group = bestGroup(left, names, services, chosenFrom);
    if (group === null) break;
    const said = new Set(group.words.map((word) => word.text));
    const used = left
      .filter(
        (hit) =>
          group.services.includes(hit.service) &&
          !(said.has(hit.word.text) && (isAdded(page.text, hit.word) || isApart(page.text, hit.word, group.words))),
      )
      .map((hit) => hit.word)
      .concat(group.words);
    // Its position: the word that only this service has, if any ("depilación de axila y de pierna").
    const alone = group.words.filter((word) =>
      left.every((hit) => hit.word !== word || group.services.includes(hit.service)),
    );
    const at = start(alone.length > 0 ? alone : group.words);
    const end = Math.max(...group.words.map((word) => word.end));
    mentions.push({
      ids: group.services.map((index) => services[index]!.id),
      at,
      end,
      denied: false,
      till: alone.length > 0 ? Math.max(...alone.map((word) => word.end)) : end,
      sure:
        left.some(
          (hit) => group.words.includes(hit.word) && hit.quality >= 0.75 && !GENERIC_WORDS.has(singular(hit.name)),
        ) || group.services.some((index) => isSaidWhole(names[index]!, group.words)),
    });
    for (const word of group.words)
      page.text = page.text.slice(0, word.at) + "~".repeat(word.end - word.at) + page.text.slice(word.end);
    // The rest of the text names another service only by a word of a name, said alone.
    left = left.filter(
      (hit) =>
        !used.includes(hit.word) &&
        (hit.quality >= 0.8 ||
          (hit.quality >= 0.7 && isAdded(page.text, hit.word)) ||
          (hit.quality >= 0.6 && isNamedToo(page.text, hit)) ||
          isOr(page.text, hit, group.words)) &&
        (!GENERIC_WORDS.has(singular(hit.word.text)) ||
          hit.word.text === "retoque" ||
          isJoined(page.text, hit, group.words)),
    );
  }
  const sorted = mentions
    .map(({ till, ...one }) => ({ ...one, denied: isDenied(page.text, one.at, till) }))
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

// "Consulta general", though each word alone names nothing.
function isSaidWhole(name: readonly string[], words: readonly Word[]): boolean {
  return name.length > 1 && name.every((part) => words.some((word) => word.text === part));
}

// Next to a clear service, ambiguous words count only when they are added: "tinte y corte".
function withoutNoise(text: string, mentions: readonly ServiceMention[]): ServiceMention[] {
  if (!mentions.some((mention) => mention.ids.length === 1)) return [...mentions];
  return mentions.filter(
    (mention, i) =>
      mention.ids.length === 1 ||
      (i === 0 && /\b(y|o|mas|tambien)\b|,/.test(text.slice(mention.end, mentions[1]!.at))) ||
      (i > 0 && /\b(y|o|mas|tambien|ademas|por|mejor|sino)\b|[,|]/.test(text.slice(mentions[i - 1]!.end, mention.at))),
  );
}

function isDenied(text: string, at: number, end: number): boolean {
  return (
    /\b(ya no( quiero)?|no quiero|no me interesa|no busco|no necesito|no es|no era|en vez del?|en lugar del?|sin|no) (el |la |un |una |de )?$/.test(
      text.slice(0, at),
    ) ||
    (/\bcambi\w+ (?:de |el |la |mi )?(?:[a-z]+ de )?$/.test(text.slice(0, at)) &&
      /^ (?:a|por) (?!(?:la|el|mi|tu|su|una?) (?:camioneta|carro|coche|auto|moto|troca|nave))/.test(text.slice(end))) ||
    /^ (ya )?no( |$)(?!\?|se|hay|tien|puedo|(?:en |por |a |para |muy |el )*~)/.test(text.slice(end))
  );
}

const IN_PASSING =
  /\b(?:me duele|me duelen|duele|se me (?:rompio|cayo|quebro|fue)|ya fui|ya fuimos|fuimos|ya vi|ya vimos|porque|es que|la vez pasada|me hice|me hicieron|ya me)(?: [a-z~]+){0,4} $/;

// "Ese día que tengo limpieza", "después de la limpieza": when, not what.
const BESIDE =
  /\b(?:que|ya|donde) (?:ya )?(?:tengo|tenia|agende|aparte) (?:la |el |mi |una? )?$|\b(?:despues|antes|seguid[oa]|pegad\w+|saliendo|terminando|acabando)(?: de| a| con)?(?:l| la| el| mi| las| mis)?(?: lo (?:de(?: l[oa]s?)?|del))? $/;
