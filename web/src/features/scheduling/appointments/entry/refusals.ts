// What a refusal of the server says beside its words: other hours that are free, or that it only needs a confirmation.
import { CallError } from "../../../../lib/client.ts";
import type { AskOutsideHours } from "./outside-hours.tsx";

export type FreeSlot = { start: string; end: string; specialistId: string };

/** What a person may want all the same (D-4.4): the flags of the call that say so. */
export type Confirmations = {
  confirmOutsideHours?: boolean;
  confirmOtherBranch?: boolean;
  confirmNotGiven?: boolean;
};

/** Those that a 422 asks for; null where nothing is to be confirmed. */
export function confirmationsIn(reason: unknown): Confirmations | null {
  const { confirmOutsideHours, confirmOtherBranch, confirmNotGiven } =
    reason instanceof CallError ? dataOf(reason) : {};
  const asked = Object.entries({ confirmOutsideHours, confirmOtherBranch, confirmNotGiven }).filter(
    ([, flag]) => flag === true,
  );
  return asked.length > 0 ? Object.fromEntries(asked) : null;
}

/** Sends, and asks about each refusal that may be confirmed, until it is taken or the person does not want it. */
export async function sendConfirmed<T>(
  send: (confirmed: Confirmations) => Promise<T>,
  ask: AskOutsideHours,
  confirmed: Confirmations = {},
): Promise<T> {
  return send(confirmed).catch(async (reason: unknown) => {
    const asked = confirmationsIn(reason);
    if (!asked || !(await ask((reason as CallError).message, questionOf(asked)))) throw reason;
    return sendConfirmed(send, ask, { ...confirmed, ...asked });
  });
}

function questionOf({ confirmOutsideHours, confirmOtherBranch }: Confirmations): string {
  if (confirmOutsideHours) return "¿Agendar fuera del horario?";
  return confirmOtherBranch ? "¿Agendar con alguien de otra sucursal?" : "¿Agendar un servicio que no da?";
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

function dataOf({ data }: CallError): { [key: string]: unknown } {
  return typeof data === "object" && data !== null ? (data as { [key: string]: unknown }) : {};
}
