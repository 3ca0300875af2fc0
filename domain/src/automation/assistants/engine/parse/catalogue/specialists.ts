// Which specialist a text asks for, "con quien sea", or a name of a person who does not work here.
import { fold } from "../../../../../kit/text.ts";
import type { ToolSpecialist } from "../../../tools/answers/schema.ts";
import { FIRST_NAMES } from "../../lexicon/first-names.ts";
import { COMMON_WORDS, KEY_WORDS } from "../../lexicon/vocabulary.ts";
import type { Page } from "../time/scan.ts";
import { nameLikeness } from "./nicknames.ts";

export type SpecialistMention = { ids: string[]; denied: boolean; at: number; end: number };
type SpecialistsSaid = { mentions: SpecialistMention[]; unknown: string | null };

/** `after` demands "con" (or the like) before the name: read before days, so that "con Abril" is a person. */
export function specialistMentions(
  page: Page,
  people: readonly ToolSpecialist[],
  after: "con" | "anything",
): SpecialistsSaid {
  const mentions: SpecialistMention[] = [];
  let unknown: string | null = null;
  const pattern = after === "con" ? WITH : /\b([a-z]{2,})\b/g;
  for (const match of page.text.matchAll(pattern)) {
    const word = match[1]!;
    const at = match.index + match[0].length - word.length;
    if (page.text.slice(at, at + word.length) !== word) continue;
    const floor = after === "con" ? 0.7 : word.length >= 6 ? 0.75 : 0.84;
    const ids = usable(word, after) ? named(word, people, floor) : [];
    if (ids.length > 0) {
      const rest = page.text.slice(at + word.length);
      const next = /^ ([a-z]+)/.exec(rest)?.[1] ?? "";
      const narrowed =
        ids.length > 1 && next !== ""
          ? named(
              next,
              people.filter((p) => ids.includes(p.id)),
              0.8,
            )
          : [];
      const end = at + word.length + (narrowed.length > 0 ? next.length + 1 : 0);
      const denied = isDenied(page.text, match.index, rest);
      mentions.push({ ids: narrowed.length > 0 ? narrowed : ids, denied, at, end });
      page.text = page.text.slice(0, match.index) + "~".repeat(end - match.index) + page.text.slice(end);
    } else if (
      after === "con" &&
      FIRST_NAMES.has(word) &&
      !/\b(hablar|comunicar|comunicame|platicar|hable)\w* (con )?$/.test(page.text.slice(0, match.index))
    )
      unknown = word;
  }
  if (after === "con" && mentions.length === 0) mentions.push(...byTitle(page, people));
  return { mentions, unknown };
}

// "Con el doctor", where there is only one.
function byTitle(page: Page, people: readonly ToolSpecialist[]): SpecialistMention[] {
  const match = /\b(?:con|por) (?:el|la) (doctora?|licenciad[oa]|maestr[oa])\b/.exec(page.text);
  const titles = {
    doctor: /^dr\b/,
    doctora: /^dra\b/,
    maestro: /^(mtro|prof)\b/,
    maestra: /^(mtra|profa)\b/,
    licenciado: /^lic\b/,
    licenciada: /^lic\b/,
  };
  const title = match ? titles[match[1] as keyof typeof titles] : undefined;
  const fits = title ? people.filter((person) => title.test(fold(person.name))) : [];
  return match && fits.length === 1
    ? [{ ids: [fits[0]!.id], denied: false, at: match.index, end: match.index + match[0].length }]
    : [];
}

const TITLE =
  "(?:el |la |mi |los |las )?(?:(?:doctor|doctora|licenciad[oa]|maestr[oa]|ing|ingenier[oa]|estilista|barbero|senorita|senora|senor|don|dona|psicolog[oa]|terapeuta|agente|asesor|asesora|mtro|mecanico|profesor|profesora) )?(?:el |la )?";
const WITH = new RegExp(
  `\\b(?:con|que sea|sea|atienda|atiende|prefiero a|prefiero|mejor con|que me atienda|de preferencia con|que este|a|por|esta) ${TITLE}([a-z]{2,})\\b`,
  "g",
);

function usable(word: string, after: "con" | "anything"): boolean {
  return after === "con"
    ? !STOP.has(word)
    : !COMMON_WORDS.has(word) && !STOP.has(word) && (!KEY_WORDS.has(word) || FIRST_NAMES.has(word));
}

function named(word: string, people: readonly ToolSpecialist[], floor: number): string[] {
  const scored = people.map((person) => {
    const names = fold(person.name)
      .replace(/\./g, "")
      .split(" ")
      .filter((name) => !TITLES.has(name) && name.length > 1);
    const best = Math.max(0, ...names.map((name, i) => nameLikeness(word, name) * (i === 0 ? 1 : 0.97)));
    return { id: person.id, best };
  });
  const top = Math.max(0, ...scored.map((score) => score.best));
  return top < floor ? [] : scored.filter((score) => score.best >= top - 0.02).map((score) => score.id);
}

function isDenied(text: string, at: number, rest: string): boolean {
  // "Y si no está Raúl, otro día": the customer wants Raúl.
  if (/\bsi no $/.test(text.slice(0, at)) && /^esta\b/.test(text.slice(at))) return false;
  return (
    /\b(?:en (?:vez|lugar) de|sin ser) $/.test(text.slice(0, at)) ||
    /\b(?:no|menos|excepto|salvo|tampoco|ni)(?: (?:con|sea|quiero|que|me|toque|atienda|atiende|la|el|por|a))* $/.test(
      text.slice(0, at),
    ) ||
    /^ (ya )?no( |$)(?!tien|hay|esta|puede|con )/.test(rest)
  );
}

const TITLES = new Set([
  "dr",
  "dra",
  "lic",
  "ing",
  "mtro",
  "mtra",
  "prof",
  "profe",
  "don",
  "dona",
  "psic",
  "de",
  "la",
  "del",
]);
const STOP = new Set(
  "la el las los una un uno mi tu su que si no de en y o a al lo le me se te ya es ti mi usted ella quien cualquiera todo toda ese esa esos hoy manana tarde noche dia gusto mucho cita hora horas ver sol mar paz luz favor".split(
    " ",
  ),
);
