// What messages one appointment needs, decided from scratch at each change (D-5.1, D-5.2). `plan-visit.ts` decides
// what of the plan stays, is cancelled or is new.
import type { Instant } from "../../kit/time.ts";
import { type DutyKind, isDuty, isForSpecialist, LOST_STATUS_OF, type NotificationKind } from "./kinds.ts";
import { outsideQuietHours } from "./quiet-hours.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CLIENT_AHEAD = 3 * MINUTE;
const SPECIALIST_AHEAD = 2 * MINUTE;
const CANCELLATION_AHEAD = 5 * MINUTE;
/** An older appointment is not announced as new. */
const STILL_NEW = HOUR;

/** The statuses that keep their slot, before the start. */
const ACTIVE: ReadonlySet<string> = new Set(["agendada", "confirmada", "pago_pendiente"]);

export type AppointmentFacts = {
  start: Instant;
  /** Of its branch. */
  zone: string;
  createdAt: Instant;
  status: string;
  branchId: string;
  specialistId: string;
  hasClient: boolean;
  /** When it released its slot: cancelled, or not paid in time. */
  cancelledAt: Instant | null;
  /** The text for the client about the cancellation; blank sends nothing. */
  cancellationMessage: string;
};

/** Hours before the start, from the assistant's capabilities; null is off. */
export type Duties = {
  sendReminder: number | null;
  requestConfirmation: number | null;
  autoCancelAppointments: number | null;
};

/** `version`: of its facts, by `versionOf`. */
export type PlanRow = {
  id: string;
  kind: NotificationKind;
  state: "planned" | "sent" | "not_sent" | "withdrawn";
  /** A person cancelled it. */
  byPerson: boolean;
  version: string;
  deliverAt: Instant;
};

export type MessagePlan = { kind: NotificationKind; version: string; deliverAt: Instant };

/** Its place, time and specialist: another one is another promise to the client. */
export function versionOf(appointment: Pick<AppointmentFacts, "start" | "branchId" | "specialistId">): string {
  return `${appointment.start}|${appointment.specialistId}|${appointment.branchId}`;
}

export function cancellationVersion(cancelledAt: Instant | null): string {
  return `cancelled|${cancelledAt}`;
}

export function isActive(status: string): boolean {
  return ACTIVE.has(status);
}

/**
 * Of one appointment. `rows`: everything planned for it so far, oldest first. `isMove`: it was just moved, so the
 * client gets a message even if it is old. `first`: the start of the first of those in the same message.
 */
export function wantedOf(
  appointment: AppointmentFacts,
  rows: readonly PlanRow[],
  duties: Duties | null,
  { now, isMove, first }: { now: Instant; isMove: boolean; first: Instant },
): MessagePlan[] {
  if (appointment.status === "cancelada" || appointment.status === "no_pagada") return losses(appointment, rows, now);
  if (!isActive(appointment.status) || appointment.start <= now) return [];
  return [
    ...(appointment.hasClient ? notice(appointment, rows, now, isMove) : []),
    ...specialistNotice(appointment, rows, now, isMove),
    ...(appointment.hasClient && duties ? dutiesOf(appointment, rows, duties, now, first) : []),
  ];
}

/** What the client and the specialist hear about a released slot, each once. */
function losses(appointment: AppointmentFacts, rows: readonly PlanRow[], now: Instant): MessagePlan[] {
  const { cancelledAt } = appointment;
  if (cancelledAt === null) return [];
  const version = cancellationVersion(cancelledAt);
  const isDone = (kind: NotificationKind) =>
    rows.some((row) => row.kind === kind && row.version === version && wasTried(row));
  return [...clientLoss(appointment, now), ...specialistLoss(appointment, rows, now)]
    .filter(({ kind }) => !isDone(kind))
    .map(({ kind, ahead }) => ({ kind, version, deliverAt: cancelledAt + ahead }));
}

type Loss = { kind: NotificationKind; ahead: number };

/** A cancellation in the words of the person who cancelled, nothing if blank; a missed payment in ours. */
function clientLoss({ status, start, hasClient, cancellationMessage }: AppointmentFacts, now: Instant): Loss[] {
  if (!hasClient) return [];
  if (status === "no_pagada") return start > now ? [{ kind: "unpaid", ahead: CLIENT_AHEAD }] : [];
  return cancellationMessage.trim() === "" ? [] : [{ kind: "cancelled", ahead: CANCELLATION_AHEAD }];
}

/** The specialist who got the message that they have it. */
function specialistLoss(
  { status, start, specialistId }: AppointmentFacts,
  rows: readonly PlanRow[],
  now: Instant,
): Loss[] {
  if (start <= now || !knowsOfIt(rows, specialistId)) return [];
  return [{ kind: status === "cancelada" ? "specialist_cancelled" : "specialist_unpaid", ahead: SPECIALIST_AHEAD }];
}

/** Whether the specialist got a message about an appointment that may be gone by now. `rows`: oldest first. */
export function knowsOfIt(rows: readonly PlanRow[], specialistId: string): boolean {
  const told = rows.filter(
    ({ kind, state }) => (kind === "specialist" || kind === "specialist_moved") && state === "sent",
  );
  const last = told.at(-1);
  return last !== undefined && specialistOf(last.version) === specialistId;
}

function notice(appointment: AppointmentFacts, rows: readonly PlanRow[], now: Instant, isMove: boolean): MessagePlan[] {
  const of = rows.filter(({ kind }) => kind === "scheduled" || kind === "moved");
  const version = versionOf(appointment);
  const planned = of.find(({ state }) => state === "planned");
  if (isBack(rows.filter(({ kind }) => !isForSpecialist(kind)))) {
    return [
      planned?.version === version
        ? wantedLike(planned)
        : { kind: "scheduled", version, deliverAt: now + CLIENT_AHEAD },
    ];
  }
  const told = of.filter(wasTried).at(-1);
  if (told) {
    if (told.version === version) return [];
    return [
      planned?.version === version ? wantedLike(planned) : { kind: "moved", version, deliverAt: now + CLIENT_AHEAD },
    ];
  }
  if (planned) {
    if (planned.version === version) return [wantedLike(planned)];
    return [{ kind: planned.kind, version, deliverAt: now + CLIENT_AHEAD }];
  }
  if (now - appointment.createdAt < STILL_NEW) {
    return [{ kind: "scheduled", version, deliverAt: (isMove ? now : appointment.createdAt) + CLIENT_AHEAD }];
  }
  return isMove ? [{ kind: "moved", version, deliverAt: now + CLIENT_AHEAD }] : [];
}

function specialistNotice(
  appointment: AppointmentFacts,
  rows: readonly PlanRow[],
  now: Instant,
  isMove: boolean,
): MessagePlan[] {
  const of = rows.filter(({ kind }) => kind === "specialist" || kind === "specialist_moved");
  const version = versionOf(appointment);
  const cameBack = isBack(rows.filter(({ kind }) => isForSpecialist(kind)));
  const told = cameBack ? undefined : of.filter(wasTried).at(-1);
  const planned = of.find(({ state }) => state === "planned");
  if (told?.version === version) return [];
  if (planned?.version === version) return [wantedLike(planned)];
  const isNew = now - appointment.createdAt < STILL_NEW;
  if (!told && !planned && !isNew && !isMove && !cameBack) return [];
  const knowsIt = told ? specialistOf(told.version) === appointment.specialistId : !planned && !isNew && !cameBack;
  const from = told || planned || isMove || cameBack ? now : appointment.createdAt;
  return [{ kind: knowsIt ? "specialist_moved" : "specialist", version, deliverAt: from + SPECIALIST_AHEAD }];
}

/** Their last message said that the slot was released, and now the appointment holds it again. */
function isBack(rows: readonly PlanRow[]): boolean {
  const heard = rows.filter((row) => row.state === "sent" && (LOST_STATUS_OF[row.kind] || IS_NEWS.has(row.kind)));
  const last = heard.at(-1);
  return last !== undefined && LOST_STATUS_OF[last.kind] !== undefined;
}

const IS_NEWS: ReadonlySet<NotificationKind> = new Set(["scheduled", "moved", "specialist", "specialist_moved"]);

const specialistOf = (version: string) => version.split("|")[1];

const HOURS_OF: Readonly<Record<DutyKind, keyof Duties>> = {
  reminder: "sendReminder",
  confirmation: "requestConfirmation",
  auto_cancel: "autoCancelAppointments",
};

/** The ones in the future, once for each version. */
function dutiesOf(
  appointment: AppointmentFacts,
  rows: readonly PlanRow[],
  duties: Duties,
  now: Instant,
  first: Instant,
): MessagePlan[] {
  const version = versionOf(appointment);
  const asks = appointment.status === "agendada";
  const kinds: DutyKind[] = asks ? ["confirmation", "auto_cancel", "reminder"] : ["reminder"];
  return kinds.flatMap((kind) => {
    const hours = duties[HOURS_OF[kind]];
    const deliverAt = dutyAt({ ...appointment, start: first }, duties, kind);
    const isDone = rows.some((row) => row.kind === kind && row.version === version && wasTried(row));
    return hours === null || deliverAt <= now || isDone ? [] : [{ kind, version, deliverAt }];
  });
}

/** Nobody is asked after the deadline for the answer. */
function dutyAt({ start, zone }: AppointmentFacts, duties: Duties, kind: DutyKind): Instant {
  const at = start - (duties[HOURS_OF[kind]] ?? 0) * HOUR;
  if (kind === "auto_cancel") return at;
  const missed = kind === "confirmation" ? (duties.autoCancelAppointments ?? 0) * HOUR : 0;
  return outsideQuietHours(zone, at, start - missed);
}

export function hoursOf(duties: Duties, kind: DutyKind): number | null {
  return duties[HOURS_OF[kind]];
}

/** Nothing is sent twice, and nothing that a person cancelled. */
const wasTried = ({ state, byPerson }: PlanRow) => state === "sent" || state === "not_sent" || byPerson;
const wantedLike = ({ kind, version, deliverAt }: PlanRow): MessagePlan => ({ kind, version, deliverAt });

/** A null appointment does not exist any more. */
export function whyWithdrawn(appointment: AppointmentFacts | null, now: Instant): (row: PlanRow) => string {
  if (!appointment) return () => "La cita se eliminó";
  const { status, start } = appointment;
  const isLost = status === "cancelada" || status === "no_pagada";
  if (!isLost && !isActive(status)) return () => "La cita ya se cerró";
  return ({ kind, version }) => {
    if (kind === "cancelled") return "La cita ya no está cancelada";
    if (LOST_STATUS_OF[kind] && kind !== "auto_cancel") return "La cita cambió de estado";
    if (status === "cancelada") return "La cita se canceló";
    if (status === "no_pagada") return "La cita no se pagó a tiempo";
    if (start <= now) return "La cita ya pasó";
    if (version !== versionOf(appointment)) return "La cita se movió";
    if (status === "confirmada" && kind !== "reminder") return "La cita ya está confirmada";
    return isDuty(kind) ? "El asistente ya no lo envía" : "Ya no hace falta";
  };
}
