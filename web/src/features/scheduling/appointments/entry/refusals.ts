// What a refusal contains apart from its message: other free hours, or that it only needs a confirmation.
import { CallError } from "../../../../lib/client.ts";
import type { AskOutsideHours } from "./outside-hours.tsx";

export type FreeSlot = { start: string; end: string; specialistId: string };

/** Refusals that a person can override (D-4.4), with the call's flags. */
export type Confirmations = {
  confirmOutsideHours?: boolean;
  confirmOtherBranch?: boolean;
  confirmNotGiven?: boolean;
};

/** The flags that a 422 asks for; null when nothing can be confirmed. */
export function confirmationsIn(reason: unknown): Confirmations | null {
  const { confirmOutsideHours, confirmOtherBranch, confirmNotGiven } =
    reason instanceof CallError ? dataOf(reason) : {};
  const asked = Object.entries({ confirmOutsideHours, confirmOtherBranch, confirmNotGiven }).filter(
    ([, flag]) => flag === true,
  );
  return asked.length > 0 ? Object.fromEntries(asked) : null;
}

/** Sends, and asks to confirm each refusal that allows it, until it is saved or the person cancels. */
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

/** The nearest free hours of a 409 (D-4.3). */
export function freeSlotsOf(reason: unknown): FreeSlot[] {
  const slots = reason instanceof CallError ? dataOf(reason).slots : undefined;
  return Array.isArray(slots) ? (slots as FreeSlot[]) : [];
}

/** The hour is taken. */
export function isTaken(reason: unknown): boolean {
  return reason instanceof CallError && dataOf(reason).refusal === "taken";
}

function dataOf({ data }: CallError): { [key: string]: unknown } {
  return typeof data === "object" && data !== null ? (data as { [key: string]: unknown }) : {};
}
