// The words of a catalogue and given names: the spelling correction must not change them.
import { fold } from "../../../../../kit/text.ts";
import type { ToolBranch, ToolService, ToolSpecialist } from "../../../tools/answers/schema.ts";
import { FIRST_NAMES } from "../../lexicon/first-names.ts";
import { KINDRED } from "../catalogue/synonyms.ts";
import { remembered } from "./remembered.ts";

export function knownWords(shop: {
  services: readonly ToolService[];
  specialists: readonly ToolSpecialist[];
  branches: readonly ToolBranch[];
}): ReadonlySet<string> {
  const texts = [
    ...shop.services.map((service) => service.name),
    ...shop.specialists.map((person) => person.name),
    ...shop.branches.map((branch) => `${branch.name} ${branch.city} ${branch.address}`),
  ];
  return wordsOf(texts.join("\n"));
}

// The words of a few dozen businesses at a time: each message of a conversation asks for the same ones.
const wordsOf = remembered(
  (text): ReadonlySet<string> =>
    new Set([
      ...fold(text)
        .split(/[^a-z0-9]+/)
        .filter((word) => word.length > 2),
      ...FIRST_NAMES,
      ...KINDRED,
    ]),
  50,
);
