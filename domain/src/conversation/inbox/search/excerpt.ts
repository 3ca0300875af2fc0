// The excerpt that a search shows of a message: the words around the first match, with all matches marked.
import { hitsIn } from "./message-words.ts";

export type Excerpt = { text: string; marks: { from: number; to: number }[] };

const BEFORE = 40;
const LONGEST = 160;

/** `words` as `messageWords` returns them. Cut between words, '…' where something is left out. */
export function excerptOf(message: string, words: readonly string[]): Excerpt {
  const line = message.replace(/\s+/g, " ").trim();
  const hits = hitsIn(line, words);
  const first = hits[0]?.from ?? 0;
  const start = line.length <= LONGEST || first <= BEFORE ? 0 : wordAfter(line, first - BEFORE, first);
  const end = line.length - start <= LONGEST ? line.length : wordBefore(line, start + LONGEST, first);
  const lead = start > 0 ? "…" : "";
  const shift = lead.length - start;
  return {
    text: `${lead}${line.slice(start, end).trimEnd()}${end < line.length ? "…" : ""}`,
    marks: hits
      .filter(({ from, to }) => from >= start && to <= end)
      .map(({ from, to }) => ({ from: from + shift, to: to + shift })),
  };
}

function wordAfter(line: string, at: number, latest: number): number {
  const space = line.indexOf(" ", at);
  return space === -1 || space >= latest ? latest : space + 1;
}

/** A word longer than the line is cut, but not inside a letter. */
function wordBefore(line: string, at: number, earliest: number): number {
  const space = line.lastIndexOf(" ", at);
  if (space > earliest) return space;
  const code = line.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
