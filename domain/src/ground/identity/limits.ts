// How far a membership reaches within its business: which branches, whose agenda, which conversations (D-2.3). The
// database applies it to every row that the person reads or writes; an owner is never limited.
import { PAGE } from "./pages.ts";
import type { Limits } from "./schema.ts";

export const UNLIMITED: Limits = { branchIds: [], specialistId: null, threads: "all" };

export function isLimited({ branchIds, specialistId, threads }: Limits): boolean {
  return branchIds.length > 0 || specialistId !== null || threads !== "all";
}

/** Their work reads and writes all of the business, such as what it holds about a person: no limited person opens them. */
export const PAGES_OF_THE_WHOLE: readonly number[] = [PAGE.asistentes, PAGE.flujos, PAGE.privacidad];

/** The settings of a transaction that carry the limits for the database's policies; '' where there is none. */
export const LIMIT_SETTINGS = ["app.branches", "app.specialist", "app.threads"] as const;

/** The values of `LIMIT_SETTINGS`, in their order. */
export function limitValues({ branchIds, specialistId, threads }: Limits): string[] {
  return [branchIds.length > 0 ? `{${branchIds.join(",")}}` : "", specialistId ?? "", threads === "all" ? "" : threads];
}
