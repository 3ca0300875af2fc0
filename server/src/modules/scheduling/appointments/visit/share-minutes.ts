// When a part of a visit leaves its place or takes it again, the minutes before and after go to the other parts of the
// same person (decision 158), as far as that time is free.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import { holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import { type PartMinutes, visitMinutes } from "@mostrador/domain/scheduling/appointments/visit/visit-minutes.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { lockSpecialists } from "../../../business/specialists/index.ts";
import { readNamed } from "../agenda.store.ts";
import { lockVisit, updateEntry, type ZonedRow } from "../appointment.store.ts";
import { checkUntaken, placeOf } from "../check-place.ts";
import { lockFacilities } from "../facilities/facility-hold.store.ts";

const OVERLAP = "23P01";
const length = ({ minutesBefore, minutesAfter }: PartMinutes) => minutesBefore + minutesAfter;

/** The appointments of a class have the minutes of the class. */
export function sharesMinutes(row: ZonedRow): boolean {
  return row.visit_id !== null && row.capacity === 1;
}

/** Before the first write: two visits never wait for each other's rooms or people. */
export async function lockParts(tx: Tx, row: ZonedRow): Promise<void> {
  const parts = await partsOf(tx, row);
  await lockSpecialists(tx, [row.specialist_id]);
  const services = [...parts, row].flatMap((part) => part.service_id ?? []);
  for (const branchId of [...new Set([...parts, row].map((part) => part.branch_id))].sort())
    await lockFacilities(tx, branchId, services);
}

/**
 * Writes the minutes of the other parts; returns those of `row`, whose place is taken or not. Of the services as they
 * are now, but never more than the visit was booked with.
 */
export async function shareMinutes(tx: Tx, ctx: TenantCtx, row: ZonedRow, takes: boolean): Promise<PartMinutes> {
  const others = (await partsOf(tx, row)).filter(({ id }) => id !== row.id);
  const most = {
    minutesBefore: Math.max(...[row, ...others].map((part) => part.minutes_before)),
    minutesAfter: Math.max(...[row, ...others].map((part) => part.minutes_after)),
  };
  const holding = [...others.filter(({ status }) => holdsPlace(status)), ...(takes ? [row] : [])];
  holding.sort((a, b) => a.starts.getTime() - b.starts.getTime());
  const parts = await Promise.all(holding.map(async (part) => ({ part, ...(await ofService(tx, part, most)) })));
  const minutes = visitMinutes(parts.map((part) => ({ ...part, specialistId: row.specialist_id })));
  const changes = holding.map((part, index) => ({ part, to: minutes[index] as PartMinutes }));
  const own = changes.find(({ part }) => part.id === row.id)?.to ?? minutesOf(row);
  // who gives minutes away goes first
  for (const { part, to } of changes.sort((a, b) => length(a.to) - length(b.to)))
    if (part.id !== row.id && !isSame(minutesOf(part), to)) await change(tx, ctx, part, to);
  return own;
}

/** Those of its person, without classes; `row` among them while it is there. */
async function partsOf(tx: Tx, row: ZonedRow): Promise<ZonedRow[]> {
  const all = await lockVisit(tx, row.visit_id as string);
  return all.filter((part) => part.specialist_id === row.specialist_id && part.capacity === 1);
}

async function ofService(tx: Tx, part: ZonedRow, most: PartMinutes): Promise<PartMinutes> {
  const ids = { branchId: part.branch_id, serviceId: part.service_id, specialistId: part.specialist_id };
  const named = await readNamed(tx, { ...ids, contactId: null });
  return {
    minutesBefore: Math.min(named.minutes_before, most.minutesBefore),
    minutesAfter: Math.min(named.minutes_after, most.minutesAfter),
  };
}

/** Where the time is taken the part stays as it is. */
async function change(tx: Tx, ctx: TenantCtx, part: ZonedRow, to: PartMinutes): Promise<void> {
  try {
    if (length(to) > length(minutesOf(part))) await checkUntaken(tx, ctx, { ...placeOf(part), ...to });
    const write = { minutes_before: to.minutesBefore, minutes_after: to.minutesAfter };
    await tx.savepoint(() => updateEntry(tx, part.id, write));
    await announce(tx, ctx, appointmentChanged, { appointmentId: part.id });
  } catch (error) {
    if (!(error instanceof DomainError) && (error as { code?: string }).code !== OVERLAP) throw error;
  }
}

function minutesOf({ minutes_before, minutes_after }: ZonedRow): PartMinutes {
  return { minutesBefore: minutes_before, minutesAfter: minutes_after };
}

function isSame(one: PartMinutes, other: PartMinutes): boolean {
  return one.minutesBefore === other.minutesBefore && one.minutesAfter === other.minutesAfter;
}
