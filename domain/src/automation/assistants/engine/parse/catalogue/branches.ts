// Which branch a text names: by name, city or words of its address that the other branches do not share.
import { fold } from "../../../../../kit/text.ts";
import type { ToolBranch } from "../../../tools/answers/schema.ts";
import { COMMON_WORDS, KEY_WORDS } from "../../lexicon/vocabulary.ts";
import type { Page } from "../time/scan.ts";
import { likeness } from "../words/likeness.ts";

export type BranchMention = { ids: string[]; denied: boolean; at: number; end: number };

export function branchMentions(page: Page, branches: readonly ToolBranch[]): BranchMention[] {
  if (branches.length < 2) return [];
  const words = branches.map((branch) => ({
    name: wordsOf(branch.name),
    place: wordsOf(`${branch.city} ${branch.address}`),
  }));
  const shared = new Set([...words[0]!.name].filter((word) => words.every((branch) => branch.name.has(word))));
  const found: BranchMention[] = [];
  for (const match of page.text.matchAll(/\b[a-z]{3,}\b/g)) {
    const scores = words.map(({ name, place }) =>
      Math.max(quality(match[0], name, shared), 0.9 * quality(match[0], place, shared, true)),
    );
    const top = Math.max(...scores);
    if (top < 0.7) continue;
    const ids = branches.filter((_, i) => scores[i]! >= top - 0.05).map((branch) => branch.id);
    if (ids.length === branches.length) continue;
    const earlier = found.at(-1);
    const both = earlier ? ids.filter((id) => earlier.ids.includes(id)) : [];
    if (earlier && both.length > 0) earlier.ids = both;
    else
      found.push({
        ids,
        at: match.index,
        end: match.index + match[0].length,
        denied: /\b(?:no|menos) (?:(?:en|la|de|el) )*$/.test(page.text.slice(0, match.index)),
      });
  }
  return found;
}

function quality(typed: string, words: ReadonlySet<string>, shared: ReadonlySet<string>, exact = false): number {
  let best = 0;
  for (const word of words) {
    if (shared.has(word)) continue;
    const alike =
      typed === word
        ? 1
        : exact && typed.length < 6
          ? 0
          : Math.max(typed.length >= 5 ? likeness(typed, word) : 0, isBeginning(typed, word) ? 0.8 : 0);
    best = Math.max(best, alike);
  }
  return best;
}

function isBeginning(typed: string, word: string): boolean {
  return typed.length >= 4 && word.startsWith(typed) && !COMMON_WORDS.has(typed) && !KEY_WORDS.has(typed);
}

function wordsOf(text: string): Set<string> {
  return new Set(
    fold(text)
      .replace(/[^a-z0-9]+/g, " ")
      .split(" ")
      .filter((word) => /^[a-z]{3,}$/.test(word) && !STOP.has(word)),
  );
}

const STOP = new Set(
  "sucursal calle avenida colonia col ave num numero local piso los las del una uno por con esq esquina entre interior int ext exterior plaza mexico salon clinica para buenos dias este".split(
    " ",
  ),
);
