// One message for a visit of several services (docs/decisions/0030): merges the messages of its appointments where
// they say the same to the same person on the same day. Deciding twice plans once; a single appointment is a visit of
// one.
import { type Instant, localOf } from "../../kit/time.ts";
import { isDuty, isForSpecialist, type NotificationKind } from "./kinds.ts";
import {
  type AppointmentFacts,
  type Duties,
  isActive,
  type MessagePlan,
  type PlanRow,
  wantedOf,
  whyWithdrawn,
} from "./plan.ts";

export type VisitPart = AppointmentFacts & { id: string; contactId: string | null };

/** `version`: one for each of its appointments, in their order (`versionsOf`). */
export type VisitRow = PlanRow & { appointmentIds: readonly string[] };
/** The first begins first. */
export type VisitMessage = MessagePlan & { appointmentIds: string[] };

export type VisitPlanChange = {
  withdraw: { id: string; reason: string }[];
  add: VisitMessage[];
  /** By the ids of the appointments. */
  autoCancelAt: ReadonlyMap<string, Instant>;
};

/** A person's own message, news about appointments that are gone, and what other rules plan. */
const STANDS_ALONE: ReadonlySet<NotificationKind> = new Set([
  "message",
  "specialist_deleted",
  "upsell",
  "reactivation",
  "campaign",
  "course_session",
  "birthday",
  "win_back",
  "review",
]);

type PartMessage = { part: VisitPart; wanted: MessagePlan };

const BETWEEN = ";";

export function versionsOf(version: string): string[] {
  return version.split(BETWEEN);
}

export function joinVersions(versions: readonly string[]): string {
  return versions.join(BETWEEN);
}

/**
 * `parts`: the current appointments. `rows`: everything planned for any of them so far, oldest first. `movedId`: the
 * one that was just moved.
 */
export function planFor(
  parts: readonly VisitPart[],
  rows: readonly VisitRow[],
  dutiesOf: (contactId: string | null) => Duties | null,
  { now, movedId }: { now: Instant; movedId: string | null },
): VisitPlanChange {
  const asked = parts.flatMap((part) =>
    wantedOf(part, rowsOf(part.id, rows), dutiesOf(part.contactId), {
      now,
      isMove: part.id === movedId,
      first: firstStart(part, parts, now),
    }).map((wanted) => ({ part, wanted })),
  );
  const wanted = Object.values(Object.groupBy(asked, keyOf)).map((group) => mergeParts(group as PartMessage[]));
  const planned = rows.filter(({ state, kind }) => state === "planned" && !STANDS_ALONE.has(kind));
  return {
    withdraw: planned
      .filter((row) => !wanted.some((one) => isSame(one, row)))
      .map((row) => ({ id: row.id, reason: reasonOf(row, parts, asked, now) })),
    add: wanted.filter((one) => !planned.some((row) => isSame(one, row))),
    autoCancelAt: new Map(
      wanted
        .filter(({ kind }) => kind === "auto_cancel")
        .flatMap(({ appointmentIds, deliverAt }) => appointmentIds.map((id) => [id, deliverAt] as const)),
    ),
  };
}

/** What was planned for this appointment, as if it were the only one. */
export function rowsOf(id: string, rows: readonly VisitRow[]): PlanRow[] {
  return rows.flatMap((row) => {
    const index = row.appointmentIds.indexOf(id);
    return index < 0 ? [] : [{ ...row, version: versionsOf(row.version)[index] ?? "" }];
  });
}

/** The hours of a reminder or a question count from the start of the visit. */
function firstStart(part: VisitPart, parts: readonly VisitPart[], now: Instant): Instant {
  const day = dayOf(part);
  const beside = parts.filter((one) => isActive(one.status) && one.start > now && dayOf(one) === day);
  return Math.min(part.start, ...beside.map(({ start }) => start));
}

/** The person, the place and the day; another day gets its own message. */
function dayOf({ contactId, branchId, zone, start }: VisitPart): string {
  return [contactId, branchId, localOf(zone, start).day].join();
}

function keyOf({ part, wanted: { kind, version } }: PartMessage): string {
  if (kind === "cancelled") return `${kind} ${part.id} ${version}`;
  return `${kind} ${dayOf(part)} ${isForSpecialist(kind) ? part.specialistId : ""}`;
}

function mergeParts(group: readonly PartMessage[]): VisitMessage {
  const inOrder = group.toSorted((a, b) => a.part.start - b.part.start || (a.part.id < b.part.id ? -1 : 1));
  return {
    kind: (inOrder[0] as PartMessage).wanted.kind,
    appointmentIds: inOrder.map(({ part }) => part.id),
    version: joinVersions(inOrder.map(({ wanted }) => wanted.version)),
    deliverAt: Math.max(...inOrder.map(({ wanted }) => wanted.deliverAt)),
  };
}

function isSame(one: VisitMessage, row: VisitRow): boolean {
  const isOfThese = one.appointmentIds.join() === row.appointmentIds.join();
  const isTimed = isDuty(one.kind);
  return (
    one.kind === row.kind && isOfThese && one.version === row.version && (!isTimed || one.deliverAt === row.deliverAt)
  );
}

/** That of the first of its appointments with such a reason. */
function reasonOf(row: VisitRow, parts: readonly VisitPart[], asked: readonly PartMessage[], now: Instant): string {
  const versions = versionsOf(row.version);
  const gone = row.appointmentIds.findIndex(
    (id, index) =>
      !asked.some(
        ({ part, wanted }) => part.id === id && wanted.kind === row.kind && wanted.version === versions[index],
      ),
  );
  const index = Math.max(gone, 0);
  const part = parts.find(({ id }) => id === row.appointmentIds[index]) ?? null;
  if (gone < 0 && row.appointmentIds.length > 1) return "La visita cambió";
  return whyWithdrawn(part, now)({ ...row, version: versions[index] ?? "" });
}
