// The words of a catalogue and given names: spelling must leave them alone.
import { fold } from "../../../../kit/text.ts";
import type { ToolBranch, ToolService, ToolSpecialist } from "../../tools/schema.ts";
import { FIRST_NAMES } from "./catalogue/first-names.ts";
import { KINDRED } from "./catalogue/synonyms.ts";

export function knownWords(shop: {
  services: readonly ToolService[];
  specialists: readonly ToolSpecialist[];
  branches: readonly ToolBranch[];
}): Set<string> {
  const texts = [
    ...shop.services.map((service) => service.name),
    ...shop.specialists.map((person) => person.name),
    ...shop.branches.map((branch) => `${branch.name} ${branch.city} ${branch.address}`),
  ];
  return new Set([
    ...texts.flatMap((text) => fold(text).split(/[^a-z0-9]+/)).filter((word) => word.length > 2),
    ...FIRST_NAMES,
    ...KINDRED,
  ]);
}
