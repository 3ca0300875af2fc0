// The people that the bookings of one message are for: "limpieza para mí y valoración para mi esposo Jorge", "mis
// hijos Leo y Mía".
import { FIRST_NAMES } from "../../lexicon/first-names.ts";
import type { Words } from "../words/words.ts";
import { isCalledSo, RELATIVE, TELLS } from "./names.ts";

/** `name` null: the contact, or a person whose name was not said. */
export type GuestKind = "woman" | "man" | "child";
export type Guest = {
  name: string | null;
  own: boolean;
  /** Of "mi mamá", "mi hijo": none where only a name is said. */
  kin: readonly GuestKind[];
  at: number;
  end: number;
};

/** In the order of the text; a person named twice counts once. `staff`: the names of the people who work here. */
export function guestsSaid(words: Words, services: ReadonlySet<string>, staff: ReadonlySet<string>): Guest[] {
  const found: Guest[] = [];
  const { tokens, text } = words;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const before = text.slice(0, token.start);
    if (found.some((guest) => token.start < guest.end)) continue;
    if (isOwn(words, i, services)) {
      found.push({ name: null, own: true, kin: [], at: token.start, end: token.end });
      continue;
    }
    const related = RELATED.exec(text.slice(token.start));
    if (related && !TELLS.test(text.slice(token.start + related[0].length))) {
      const end = token.start + related[0].length;
      const after = tokens.findIndex((one) => one.start >= end);
      const said = after < 0 ? [] : nameAt(words, after, services);
      if (!isPlural(related[0]) || said.length > 0)
        found.push({
          name: spelled(said),
          own: false,
          kin: kinOf(related[0]),
          at: token.start,
          end: said.at(-1)?.end ?? end,
        });
      continue;
    }
    // "…y Mateo de 8", "Luis Mora y Eva Mora"; "se llaman Leo…", recognized by its capital letter.
    const known = FIRST_NAMES.has(token.text);
    if ((!known && !(LISTED.test(before) && /^\p{Lu}\p{Ll}/u.test(token.raw))) || NOT_A_GUEST.test(before)) continue;
    if (staff.has(token.text) && !/\bpara $/.test(before)) continue;
    const said = nameAt(words, i, services);
    // "Mi hijo ocupa valoración, se llama Emilio".
    const unnamed = /\bse llama $/.test(before) ? found.at(-1) : undefined;
    if (unnamed && !unnamed.own && unnamed.name === null) {
      unnamed.name = spelled(said);
      continue;
    }
    if (said.length > 0)
      found.push({ name: spelled(said), own: false, kin: [], at: token.start, end: said.at(-1)!.end });
  }
  // "Peinado para una boda, y mi hija Lidia también": she and her daughter.
  if (found.length === 1 && !found[0]!.own && isAlso(text, found[0]!))
    found.unshift({ name: null, own: true, kin: [], at: 0, end: 0 });
  const who = (guest: Guest) =>
    (guest.own ? "" : null) ?? guest.name ?? text.slice(guest.at, guest.end).replace(/^(?:mi|el|la) /, "");
  return found.filter((guest, i) => !found.slice(0, i).some((other) => who(other) === who(guest)));
}

/** How many come, where it is said as a number: "mis 3 hijas", "2 personas", "vacunar 3 perros". */
export function headsSaid(text: string): number {
  // "Mis hijos de 14, 15 y 17".
  const ages = AGES.exec(text)?.[1]?.match(/\d+/g);
  if (ages) return Math.min(4, ages.length);
  const said = HEADS.exec(text);
  return said ? Number(said.slice(1).find((one) => one !== undefined)) : 0;
}

// "Y a mi prima también", "también a mi prima", "y otro para mi prima".
function isAlso(text: string, { at, end }: Guest): boolean {
  const before = text.slice(0, at);
  return TOO_BEFORE.test(before) || (AND_BEFORE.test(before) && TOO_AFTER.test(text.slice(end)));
}

type Token = Words["tokens"][number];

// "Para mí", "y yo".
function isOwn({ tokens, text }: Words, i: number, services: ReadonlySet<string>): boolean {
  const token = tokens[i]!;
  const before = text.slice(0, token.start);
  if (token.text === "yo")
    return /(?:^|\by |[,.|] )$/.test(before) && !/^yo (?:ya|soy|me|te|le|lo|la)\b/.test(text.slice(token.start));
  const next = tokens[i + 1];
  // "Agenda a mí y a mi comadre".
  if (token.text === "mi" && next?.text === "y" && /\ba $/.test(before)) return true;
  if (token.text !== "mi" || !/\bpara $/.test(before) || /\bno (?:es |seria |era )?para $/.test(before)) return false;
  return (
    !next || token.raw.endsWith("í") || !/^[a-z]/.test(next.text) || OWN_NEXT.has(next.text) || services.has(next.text)
  );
}

function nameAt({ tokens }: Words, from: number, services: ReadonlySet<string>): Token[] {
  const said: Token[] = [];
  for (const token of tokens.slice(from, from + 3)) {
    const capital = /^\p{Lu}/u.test(token.raw);
    if (!FIRST_NAMES.has(token.text) && (services.has(token.text) || !isCalledSo(token.text, token.raw))) break;
    if (!capital && !FIRST_NAMES.has(token.text)) break;
    said.push(token);
  }
  return said;
}

function spelled(said: readonly Token[]): string | null {
  if (said.length === 0) return null;
  return said.map(({ raw }) => raw.slice(0, 1).toUpperCase() + raw.slice(1).toLowerCase()).join(" ");
}

function kinOf(related: string): GuestKind[] {
  const word = KIN.exec(related)?.[0] ?? "";
  return [
    ...(/a$|^(?:mami|comadre)$/.test(word) && word !== "papa" ? (["woman"] as const) : []),
    ...(/[or]$|^(?:papa|papi|carnal|compadre|compa|jefe)$/.test(word) ? (["man"] as const) : []),
    ...(/^(?:hij|nin|niet|sobrin|peque|chiquit|bebe|nen|ahijad|chavit)/.test(word) ? (["child"] as const) : []),
  ];
}

const KIN = new RegExp(`\\b${RELATIVE}`);

function isPlural(said: string): boolean {
  return /^mis |^(?:[a-z]+ ){1,2}[a-z]+s\b/.test(said);
}

const RELATED = new RegExp(
  `^(?:mis?|el|la|su|una?) (?:otr[oa] |[2-4] )?${RELATIVE}s?\\b(?: (?:mayor|menor|chic[oa]|grande))?(?: ,)?(?: (?:que )?se llaman?| es| de nombre)?(?: |$)`,
);
const NOT_A_GUEST =
  /\b(?:con|doctora?|dra?|soy|habla|aqui|llamo|saludos|de|del|hola|gracias|san|santa|calle|avenida|sucursal|estilista|senorita|atiende|atienda|es) (?:el |la |a )?$|\bno $/;
const AND_BEFORE = /\by (?:a |para )?$/;
const TOO_AFTER = /^ ?(?:[a-z]+ ){0,3}(?:tambien|igual)\b/;
const TOO_BEFORE = /\b(?:tambien (?:a|para)|y (?:otr[oa]|uno|una) (?:para|a)) $/;
const LISTED = /\b(?:se llaman|llamad[oa]s|para|personas ,|hij[oa]s ,?|nin[oa]s ,?) $/;
const OWN_NEXT = new Set(
  "y el la los las a al con de del en es hoy manana pasado por favor porfavor tambien nada solo lunes martes miercoles jueves viernes sabado domingo un una otro otra quiero".split(
    " ",
  ),
);
const AGES =
  /\b(?:mis|los|las|nuestr[oa]s) (?:[a-z]+ )?(?:hij|nin|niet|sobrin|chav|muchach|gemel)\w*(?: ,)?(?: que)?(?: de| tienen) (\d{1,2}(?: , \d{1,2}){0,2} y \d{1,2})\b(?! ?(?:am|pm|horas|:|de la))/;
const HEADS =
  /\b(?:mis|los|las|para|de|somos|son|traigo|llevo|tengo|para mis|vacunar|banar|consultar?) ([2-4]) (?:[a-z]+ )?(?:hij|nin|ninit|perr|gat|mascot|cachorr|personas|chic[ao]s|peque|herman|sobrin|niet|amig|senor|adult|alumn|gemel|cuat)|\bpara ([2-4])(?= personas|$| ?[,.|])|\b([2-4]) (?:personas|adultos)\b|\b(?:l[oa]s|nosotros) ([2-4]) de (?:la|mi) (?:familia|casa)\b|\bsomos ([2-4])\b(?! (?:de la|am|pm))|\b([2-4]) (?:lugares|espacios|citas|turnos) (?:de|para|en)\b/;
