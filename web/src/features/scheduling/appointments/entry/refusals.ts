// What a refusal of the server says beside its words: other hours that are free, or that it only needs a confirmation.
import { CallError } from "../../../../lib/client.ts";

export type FreeSlot = { start: string; end: string; specialistId: string };

/** 422 of an hour outside working hours: a person may confirm it (D-4.4). */
export function isOutsideHours(reason: unknown): reason is CallError {
  return reason instanceof CallError && dataOf(reason).confirmOutsideHours === true;
}

/** The nearest free hours that come with a 409 (D-4.3). */
export function freeSlotsOf(reason: unknown): FreeSlot[] {
  const slots = reason instanceof CallError ? dataOf(reason).slots : undefined;
  return Array.isArray(slots) ? (slots as FreeSlot[]) : [];
}

/** Somebody has the hour. */
export function isTaken(reason: unknown): boolean {
  return reason instanceof CallError && dataOf(reason).refusal === "taken";
}

function dataOf({ data }: CallError): { confirmOutsideHours?: unknown; slots?: unknown; refusal?: unknown } {
  return typeof data === "object" && data !== null ? data : {};
}
