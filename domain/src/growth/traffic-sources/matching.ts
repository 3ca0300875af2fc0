// Which source a message names (D-8.5): case, accents and spaces do not matter.
import { fold } from "../../kit/text.ts";

/** The whole message is the keyword, or contains it. */
export const MATCH_TYPES = ["exact", "partial"] as const;
export type MatchType = (typeof MATCH_TYPES)[number];
export const MATCH_LABEL: Readonly<Record<MatchType, string>> = {
  exact: "El mensaje es exactamente esta",
  partial: "El mensaje la contiene",
};

export type Keyword = { keyword: string; matchType: MatchType };

/** Of several the most specific one: the whole message before a part of it, then the longest. */
export function sourceIn<S extends Keyword>(message: string, sources: readonly S[]): S | null {
  const words = fold(message);
  const found = sources.filter((source) => names(words, source));
  return found.sort((one, other) => weightOf(other) - weightOf(one))[0] ?? null;
}

function names(words: string, { keyword, matchType }: Keyword): boolean {
  const wanted = fold(keyword);
  if (wanted === "") return false;
  return matchType === "exact" ? words === wanted : words.includes(wanted);
}

const EXACT = 1_000;

function weightOf({ keyword, matchType }: Keyword): number {
  return fold(keyword).length + (matchType === "exact" ? EXACT : 0);
}

const DAY_MS = 24 * 3600_000;

/** Whether a message at `at` (epoch ms) starts a conversation: there was none in the 24 hours before it. */
export function beginsConversation(lastWritten: number | null, at: number): boolean {
  return lastWritten === null || at - lastWritten > DAY_MS;
}
