// Clock times that a Spanish text states, as minutes of the day. One that may mean morning or afternoon ('a las 5')
// gives both readings. For the check that an assistant says nothing that no tool said (D-9.1).

export type ClockClaim = { said: string; readings: number[] };

const HALF_DAY = "(?:\\s*(a\\.?\\s?m\\b\\.?|p\\.?\\s?m\\b\\.?))";
const PART = "(?:\\s*(?:de|en|por) la (manana|tarde|noche|madrugada))";
const MARK = `(?:${HALF_DAY}|${PART})?`;
const WORDS = ["una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"];
const LEAD = "(?:a|de|desde|hasta|para|entre|sobre|y|o|son|tipo)";
/** 'las 3 sucursales' counts something. */
const NO_NOUN = "(?!\\d|[:.]\\d| (?!hrs|horas)[a-z]{3,}s\\b|\\s*%)";

const PATTERNS: { pattern: RegExp; minute: (found: RegExpExecArray) => number | null; mark: number }[] = [
  {
    pattern: new RegExp(`(?<![\\d.,:/-])(\\d{1,2})[:.h]([0-5]\\d)(?![\\d%])${MARK}`, "g"),
    minute: (found) => at(Number(found[1]), Number(found[2])),
    mark: 3,
  },
  {
    pattern: new RegExp(`(?<![\\d.,:/-])(\\d{1,2})${HALF_DAY}`, "g"),
    minute: (found) => at(Number(found[1]), 0),
    mark: 2,
  },
  {
    pattern: new RegExp(`\\b${LEAD} las? (\\d{1,2})${NO_NOUN}(?: y (media|cuarto))?${MARK}`, "g"),
    minute: (found) => at(Number(found[1]), pastOf(found[2])),
    mark: 3,
  },
  {
    pattern: new RegExp(`(?<![\\d.,:/-])(\\d{1,2})${PART}`, "g"),
    minute: (found) => at(Number(found[1]), 0),
    mark: 1.5,
  },
  {
    pattern: new RegExp(`\\b${LEAD} las? (${WORDS.join("|")})\\b${NO_NOUN}(?: y (media|cuarto))?${MARK}`, "g"),
    minute: (found) => at(WORDS.indexOf(found[1] as string) + 1, pastOf(found[2])),
    mark: 3,
  },
  { pattern: /\bmedio ?dia\b/g, minute: () => 720, mark: 0 },
  { pattern: /\bmedia ?noche\b/g, minute: () => 0, mark: 0 },
];

/** `folded` is the text as `fold` gives it, without amounts of money. */
export function clockClaims(folded: string): ClockClaim[] {
  return [...hourRanges(folded), ...PATTERNS.flatMap((each) => matches(folded, each))];
}

function matches(folded: string, { pattern, minute, mark }: (typeof PATTERNS)[number]): ClockClaim[] {
  return [...folded.matchAll(pattern)].flatMap((found) => {
    const base = minute(found);
    if (base === null) return [];
    const [half, part] = mark === 0 ? [] : mark === 1.5 ? [undefined, found[2]] : [found[mark], found[mark + 1]];
    const isSure = mark === 0 || /^0\d/.test(found[1] ?? "");
    return [{ said: found[0].trim(), readings: isSure && !half && !part ? [base] : readingsOf(base, half, part) }];
  });
}

/** 'de 9 a 20', 'entre 4 y 6'; not 'de 3 a 5 días'. */
function hourRanges(folded: string): ClockClaim[] {
  const ranges = folded.matchAll(
    /\b(?:de|entre) (\d{1,2}) (?:a|y) (\d{1,2})(?![:.]?\d)(?! (?!hrs|horas)[a-z]{3,}s\b)(?!\/)/g,
  );
  return [...ranges].flatMap((found) => {
    const [from, to] = [at(Number(found[1]), 0), at(Number(found[2]), 0)];
    if (from === null || to === null) return [];
    return [from, to].map((minute) => ({ said: found[0], readings: readingsOf(minute) }));
  });
}

function readingsOf(minute: number, half?: string, part?: string): number[] {
  const twelve = minute % 720;
  if (half?.startsWith("a") || part === "manana" || part === "madrugada") return [twelve];
  if (half?.startsWith("p") || part === "tarde") return [twelve + 720];
  if (part === "noche") return [twelve + 720, ...(twelve < 60 ? [twelve] : [])];
  return minute >= 780 ? [minute] : [twelve, twelve + 720];
}

function at(hour: number, minute: number): number | null {
  return hour < 24 ? hour * 60 + minute : null;
}

function pastOf(word: string | undefined): number {
  return word === "media" ? 30 : word === "cuarto" ? 15 : 0;
}
