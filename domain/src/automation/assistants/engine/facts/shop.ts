// The catalogue of the business from the tools, cached for a quarter of an hour so that not every message reads it
// again.
import { dayNumber, minutesOf } from "../../../../kit/calendar.ts";
import type { Quote } from "../../speech/quotable.ts";
import type { ToolBranch, ToolService, ToolSpecialist } from "../../tools/answers/schema.ts";
import { knownWords } from "../parse/words/known-words.ts";
import type { State } from "../state/schema.ts";
import { call, type Talk, type Turn } from "./turn.ts";

/** Who gives which service where, and the words for it. */
export type Catalogue = {
  services: ToolService[];
  branches: ToolBranch[];
  specialists: ToolSpecialist[];
  words: ReadonlySet<string>;
};
/** `quotes`: the texts that may be quoted to customers. */
export type Shop = Catalogue & { quotes: readonly Quote[] };

const KEPT_MINUTES = 15;

export function* readShop(
  kept: State["shop"],
  { now, quotes = [] }: Pick<Turn, "now" | "quotes">,
): Talk<{ shop: Shop; kept: State["shop"] }> {
  const at = `${now.day}T${now.time}`;
  let read = kept;
  if (read === null || !(age(read.at, at) <= KEPT_MINUTES)) {
    const { services } = yield* call("list_services", {});
    const { branches } = yield* call("list_branches", {});
    const { specialists } = yield* call("list_specialists", {});
    read = { at, services, branches, specialists };
  }
  return { shop: { ...read, words: knownWords(read), quotes }, kept: read };
}

/** Who gives a service; `branchId` null: at any branch. */
export function specialistsOf(shop: Shop, service: ToolService, branchId: string | null): ToolSpecialist[] {
  return shop.specialists.filter(
    (person) => service.specialistIds.includes(person.id) && (branchId === null || person.branchId === branchId),
  );
}

/** Where a service is given. */
export function branchesOf(shop: Shop, service: ToolService): ToolBranch[] {
  const named = shop.branches.filter((branch) => service.branchIds.includes(branch.id));
  const manned = named.filter((branch) => specialistsOf(shop, service, branch.id).length > 0);
  return manned.length > 0 ? manned : named.length > 0 ? named : shop.branches;
}

function age(from: string, to: string): number {
  const minutes = (at: string) => dayNumber(at.slice(0, 10)) * 1440 + minutesOf(at.slice(11));
  return Math.abs(minutes(to) - minutes(from));
}
