// The messages that a rule planned for a contact, as planning reads them again, and what a new plan changes of them.
import type { Instant } from "../../kit/time.ts";

export type PlannedMessage = {
  id: string;
  ruleId: string;
  /** Null where it speaks of no appointment. */
  appointmentId: string | null;
  state: "planned" | "sent" | "not_sent" | "withdrawn";
  /** A person stopped it. */
  byPerson: boolean;
  /** A person sends it before its time. */
  isHurried: boolean;
  /** What caused it: another version is another message. */
  version: string;
  deliverAt: Instant;
};

export type WantedMessage = Pick<PlannedMessage, "ruleId" | "appointmentId" | "version" | "deliverAt">;
export type PlanChange<Wanted extends WantedMessage> = { withdraw: { id: string; reason: string }[]; add: Wanted[] };

/** Sent once for each cause, and never again what a person stopped. */
export function wasTried({ state, byPerson }: Pick<PlannedMessage, "state" | "byPerson">): boolean {
  return state === "sent" || state === "not_sent" || byPerson;
}

/** Whether it keeps its time, whatever its rule says by now. */
export function isOnItsWay(waiting: PlannedMessage | undefined, due: Instant, now: Instant): waiting is PlannedMessage {
  return waiting !== undefined && (due <= now || waiting.isHurried);
}

/** `rows`: everything planned so far. `reasonOf`: why one is not wanted any more, in Spanish. */
export function changeOfPlan<Wanted extends WantedMessage>(
  wanted: readonly Wanted[],
  rows: readonly PlannedMessage[],
  reasonOf: (row: PlannedMessage) => string,
): PlanChange<Wanted> {
  const planned = rows.filter(({ state }) => state === "planned");
  return {
    withdraw: planned
      .filter((row) => !wanted.some((one) => isSame(one, row)))
      .map((row) => ({ id: row.id, reason: reasonOf(row) })),
    add: wanted.filter((one) => !planned.some((row) => isSame(one, row))),
  };
}

function isSame(one: WantedMessage, row: PlannedMessage): boolean {
  return (
    one.ruleId === row.ruleId &&
    one.appointmentId === row.appointmentId &&
    one.version === row.version &&
    one.deliverAt === row.deliverAt
  );
}
