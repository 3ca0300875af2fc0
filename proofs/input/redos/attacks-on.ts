// Builds texts that make a backtracking pattern run long if it can: a start, a repeated part many times, then a
// mismatch. They are derived from the pattern itself.

/** One part of a pattern, with texts that match it. */
type Part = { samples: string[] };

type Repetition = { before: string; pumps: string[] };

const MOST_SAMPLES = 6;
const MOST_ATTACKS = 60;
const LIKELY = ["a", "0", " ", "A", "é", ".", "-", "_", "(", ",", ":", "/", "@", "á", "\n", "\u0001", "$", "x"];
const ENDS = ["\u0001", "", "!a"];

export function attacksOn(pattern: string, flags: string, length: number): string[] {
  const found: Repetition[] = [];
  readChoices(pattern, { at: 0 }, flags, "", found);
  const attacks = new Set<string>();
  for (const { before, pumps } of found) {
    // a combination of two alternatives may match what a third one matches alone
    const all = [...pumps, pumps.join(""), ...pumps.slice(1).map((pump, index) => `${pumps[index]}${pump}`)].filter(
      (pump) => pump !== "",
    );
    for (const pump of all) {
      for (const end of ENDS) attacks.add(before + pump.repeat(Math.ceil(length / pump.length)) + end);
    }
  }
  return [...attacks].slice(0, MOST_ATTACKS);
}

/** `a|b|c` up to the end or the closing bracket. `before`: a text that leads here. */
function readChoices(pattern: string, place: { at: number }, flags: string, before: string, found: Repetition[]): Part {
  const samples: string[] = [];
  for (;;) {
    samples.push(...readRow(pattern, place, flags, before, found));
    if (pattern[place.at] !== "|") return { samples: [...new Set(samples)].slice(0, MOST_SAMPLES) };
    place.at += 1;
  }
}

/** The first text is the simplest; each other one differs in one part. */
function readRow(pattern: string, place: { at: number }, flags: string, before: string, found: Repetition[]): string[] {
  let rows = [""];
  while (place.at < pattern.length && pattern[place.at] !== "|" && pattern[place.at] !== ")") {
    const [plain = ""] = rows;
    const { samples } = readPart(pattern, place, flags, before + plain, found);
    const { least, most } = readMost(pattern, place);
    if (most > 3) found.push({ before: before + plain, pumps: samples });
    const [first = "", ...others] = least === 0 ? ["", ...samples] : samples;
    const times = Math.min(Math.max(least, 1), 20);
    rows = [...rows.map((row) => row + first.repeat(times)), ...others.map((other) => plain + other)];
    rows = [...new Set(rows)].slice(0, MOST_SAMPLES);
  }
  return rows;
}

function readPart(pattern: string, place: { at: number }, flags: string, before: string, found: Repetition[]): Part {
  const sign = pattern[place.at++] as string;
  if (sign === "^" || sign === "$") return { samples: [""] };
  if (sign === "[") return sampled(readClass(pattern, place), flags);
  if (sign === "\\") return readEscape(pattern, place, flags);
  if (sign !== "(") return { samples: [sign === "." ? "a" : sign] };
  const [head = ""] = /^\?(?:[:=!]|<[=!]|<\w+>)/.exec(pattern.slice(place.at)) ?? [];
  place.at += head.length;
  const inner = readChoices(pattern, place, flags, before, found);
  place.at += 1;
  return /^\?(?:=|<?!)/.test(head) ? { samples: [""] } : inner;
}

function readClass(pattern: string, place: { at: number }): string {
  const from = place.at;
  while (pattern[place.at] !== "]") place.at += pattern[place.at] === "\\" ? 2 : 1;
  place.at += 1;
  return `[${pattern.slice(from, place.at)}`;
}

function readEscape(pattern: string, place: { at: number }, flags: string): Part {
  const [named = ""] =
    /^(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<\w+>|.)/i.exec(pattern.slice(place.at)) ?? [];
  place.at += named.length;
  return /^(?:[bB]|\d|k<)/.test(named) ? { samples: [""] } : sampled(`\\${named}`, flags);
}

/** Characters that the class matches, found by trying. */
function sampled(source: string, flags: string): Part {
  const one = new RegExp(`^${source}$`, flags.replace(/[gy]/g, ""));
  const written = [...source].filter((sign) => !/[[\]\\^]/.test(sign));
  const samples = [...new Set([...LIKELY, ...written])].filter((sign) => one.test(sign));
  return { samples: samples.slice(0, MOST_SAMPLES) };
}

/** How often the previous part may repeat. */
function readMost(pattern: string, place: { at: number }): { least: number; most: number } {
  const [text = "", least, hasMore, most] = /^(?:[*+?]|\{(\d+)(,)?(\d+)?\})/.exec(pattern.slice(place.at)) ?? [];
  place.at += text.length;
  if (text !== "" && pattern[place.at] === "?") place.at += 1;
  if (text === "") return { least: 1, most: 1 };
  if (text === "?") return { least: 0, most: 1 };
  if (text === "*" || text === "+") return { least: text === "+" ? 1 : 0, most: Number.POSITIVE_INFINITY };
  return { least: Number(least), most: most ? Number(most) : hasMore ? Number.POSITIVE_INFINITY : Number(least) };
}
