// The words of a message without some of them, as typed: words that link to the removed ones go too.
import type { Span } from "../span.ts";
import type { Words } from "../words/words.ts";

type TextPart = { text: string; from: number; to: number };

/** Words before a day or an hour that mean nothing without it. */
const LINKS = /^(?:el|la|las|los|a|al|para|en|del|de|este|esta|por|como|tipo|y|[,;-])$/;
const LEADS = /^(?:que|de|por|favor|porfa|y|[,.;:!-])$/;
const TRAILS = /^(?:por|favor|porfa|gracias|y|[,.;:!|-])$/;

/** `left`: the positions in `words.text` to leave out. */
export function wordsBut(words: Words, typed: string, left: readonly Span[]): string {
  const isLeft = ({ start, end }: Words["tokens"][number]) => left.some(({ at, end: to }) => start >= at && end <= to);
  const tokens = placed(words, typed);
  const kept = tokens.map((token) => (isLeft(token) || token.text === "|" ? null : token));
  for (let at = kept.length - 2; at >= 0; at--) {
    const next = tokens[at + 1];
    const isLinked = next !== undefined && kept[at + 1] === null && next.text !== "|";
    if (isLinked && LINKS.test(kept[at]?.text ?? "")) kept[at] = null;
  }
  const runs = runsOf(kept);
  trim(runs[0], LEADS, "shift");
  trim(runs.at(-1), TRAILS, "pop");
  return runs
    .filter((run) => run.length > 0)
    .map((run) => typed.slice(run[0]?.from, run.at(-1)?.to))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}

function trim(run: TextPart[] | undefined, drop: RegExp, end: "shift" | "pop"): void {
  while (run && run.length > 0 && drop.test((end === "shift" ? run[0] : run.at(-1))?.text ?? "")) run[end]();
}

/** Neighbouring words. */
function runsOf(kept: readonly (TextPart | null)[]): TextPart[][] {
  const runs: TextPart[][] = [[]];
  for (const word of kept) {
    if (word) runs.at(-1)?.push(word);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run, at) => run.length > 0 || at === 0);
}

/** Each token with its position in the typed text. */
function placed({ tokens }: Words, typed: string): (TextPart & Words["tokens"][number])[] {
  let next = 0;
  return tokens.flatMap((token) => {
    const from = typed.indexOf(token.raw, next);
    if (from < 0) return [];
    next = from + token.raw.length;
    return [{ ...token, from, to: next }];
  });
}
