// The current data of a requested slot from the database, and whether it may be taken (D-4.1 to D-4.4). Creating,
// moving and re-activating all use it; the exclusion constraints decide in the end.
import { branches } from "@mostrador/domain/business/branches/resource.ts";
import { NO_CONTACT } from "@mostrador/domain/business/contacts/schema.ts";
import { specialists } from "@mostrador/domain/business/specialists/resource.ts";
import { services } from "@mostrador/domain/catalog/services/resource.ts";
import { addDays, type Day } from "@mostrador/domain/kit/calendar.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { type Instant, localOf } from "@mostrador/domain/kit/time.ts";
import {
  busyElsewhereRefusal,
  type Confirmations,
  checkFree,
  checkHours,
  checkPairing,
  classRefusal,
  facilityRefusal,
  type Overlap,
  takenRefusal,
} from "@mostrador/domain/scheduling/appointments/place.ts";
import { formatSlots } from "@mostrador/domain/scheduling/appointments/slots/format-slots.ts";
import { nearestFree } from "@mostrador/domain/scheduling/appointments/slots/nearest.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { NamedRow } from "./agenda.store.ts";
import { type AppointmentRow, type ClassKey, type OverlapRow, readOverlaps } from "./appointment.store.ts";
import { isBusyElsewhere } from "./busy/busy-time.store.ts";
import { placesTaken } from "./classes/class.store.ts";
import { lockFacilities, missingFacilities } from "./facilities/facility-hold.store.ts";
import { questionsOf } from "./slots/search-slots.ts";

/** Set by the assistant and the public pages: only slots of `freeSlots`, between these two (D-4.4, D-4.5). */
export type FreeOnly = { earliest: Instant; lastDay: Day };

export type PlaceRequest = {
  branchId: string;
  serviceId: string;
  specialistId: string;
  starts: Date;
  ends: Date;
  /** Occupied on either side of them. */
  minutesBefore: number;
  minutesAfter: number;
  /** More than one: the appointments of a class share their time and its room. */
  capacity: number;
  /** The visit that it is a part of. */
  visitId?: string | null | undefined;
  /** The appointment that is moved. */
  ignoreId?: string | undefined;
};

const NOT_THERE = "No se encontró el cliente, la sucursal, el servicio o el especialista";
const DAYS_OF_ALTERNATIVES = 14;
const MOST_ALTERNATIVES = 5;
const MS_PER_MINUTE = 60_000;

type Before = Pick<PlaceRequest, "branchId" | "serviceId" | "specialistId">;

/**
 * 404 unless every referenced row exists and is active; the rows of `before` may be archived meanwhile. The message is
 * the document's, the errors say which.
 */
export function checkNamed(named: NamedRow, { needsClient, before }: { needsClient: boolean; before?: Before }): void {
  const isIn = (id: string | null, isArchived: boolean | null, known?: string) =>
    id !== null && (!isArchived || id === known);
  const there: [unknown: string, field: string, isThere: boolean][] = [
    [NO_CONTACT, "clientId", !needsClient || (named.contact_id !== null && !named.client_deleted)],
    [branches.texts.unknown, "branchId", isIn(named.branch_id, named.branch_archived, before?.branchId)],
    [services.texts.unknown, "serviceId", isIn(named.service_id, named.service_archived, before?.serviceId)],
    [
      specialists.texts.unknown,
      "specialistId",
      isIn(named.specialist_id, named.specialist_archived, before?.specialistId),
    ],
  ];
  const errors = there
    .filter(([, , isThere]) => !isThere)
    .map(([unknown, field]) => ({ path: `appointment.${field}`, message: unknown }));
  if (errors.length > 0) throw new DomainError(404, NOT_THERE, { errors });
}

/** 422 for what a person may confirm: another branch, a service not given, other hours. */
export function checkUsual(named: NamedRow, wanted: PlaceRequest, confirmed: Confirmations): void {
  const isOfBranch = named.specialist_branch_id === wanted.branchId;
  checkPairing({ isOfBranch, isGiven: named.specialist_gives }, confirmed);
  checkWithinHours(named, wanted, confirmed.confirmOutsideHours === true);
}

/** 422 outside working hours, unless confirmed. */
function checkWithinHours(named: NamedRow, wanted: PlaceRequest, isConfirmed: boolean): void {
  const { day } = localOf(named.zone, wanted.starts.getTime());
  const place = {
    zone: named.zone,
    from: day,
    to: day,
    notBefore: 0,
    branch: {
      schedules: named.schedules,
      rests: named.branch_rests,
      dates: named.dates,
      frecuency: named.schedules.frecuency,
    },
    service: { durationMinutes: minutesBetween(wanted), rests: named.service_rests },
    specialists: [{ id: wanted.specialistId, rests: named.specialist_rests, busy: { starts: [], ends: [] } }],
  };
  checkHours(place, minuteOf(wanted.starts), minuteOf(wanted.ends), isConfirmed);
}

/** Refuses every slot that the search would not offer. */
export async function checkOffered(tx: Tx, ctx: TenantCtx, wanted: PlaceRequest, only: FreeOnly): Promise<void> {
  const day = dayOf(wanted.starts);
  const range = { from: addDays(day, -1), to: addDays(day, 1), notBefore: Math.max(ctx.now, only.earliest) };
  const [place] = await questionsOf(tx, { ...wanted, ...range });
  if (!place) throw notFound(NOT_THERE);
  if (!place.available) throw new DomainError(422, "Ese servicio solo se agenda en el negocio");
  checkFree({ ...place.question, to: only.lastDay }, minuteOf(wanted.starts), Math.ceil(ctx.now / MS_PER_MINUTE));
}

/** 409 when an appointment or a block has the slot, with the nearest free slots of the same specialist (D-4.3). */
export async function checkUntaken(tx: Tx, ctx: TenantCtx, wanted: PlaceRequest): Promise<void> {
  const occupied = { ...wanted, ...occupiedBy(wanted) };
  const [overlaps, elsewhere] = await Promise.all([
    // an appointment that the caller may not see takes the hour, too; the refusal names none
    readOverlaps(tx.unlimited, { ...occupied, of: "everything", ofClass: classOf(wanted) }),
    isBusyElsewhere(tx, occupied),
  ]);
  if (overlaps.length === 0 && !elsewhere) return;
  const { slots } = await nearFree(tx, ctx, wanted);
  if (overlaps.length === 0) throw busyElsewhereRefusal(slots);
  throw takenRefusal(
    overlaps.map((row) => ({
      isBlock: row.is_block,
      title: row.title,
      start: row.starts.getTime(),
      around: aroundOf(row, wanted),
    })),
    slots,
  );
}

/** 409 when the class is full, or what the service needs at the branch is taken; bookings that share it wait. */
export async function checkShared(tx: Tx, ctx: TenantCtx, wanted: PlaceRequest): Promise<void> {
  await lockFacilities(tx, wanted.branchId, [wanted.serviceId]);
  const ofClass = classOf(wanted);
  if (ofClass && (await placesTaken(tx.unlimited, { ...wanted, ...ofClass })) >= wanted.capacity)
    throw classRefusal((await nearFree(tx, ctx, wanted)).slots);
  const missing = await missingFacilities(tx.unlimited, { ...wanted, ofClass });
  if (missing.length === 0) return;
  await checkUntaken(tx, ctx, wanted);
  throw facilityRefusal(missing, (await nearFree(tx, ctx, wanted)).slots);
}

/** The free slots of the same specialist nearest to the requested one. */
async function nearFree(tx: Tx, ctx: TenantCtx, wanted: PlaceRequest): Promise<{ slots: object[] }> {
  const day = dayOf(wanted.starts);
  const range = { from: addDays(day, -1), to: addDays(day, DAYS_OF_ALTERNATIVES), notBefore: ctx.now };
  const [place] = await questionsOf(tx, { ...wanted, ...range });
  const near = place ? nearestFree(place.question, minuteOf(wanted.starts), MOST_ALTERNATIVES) : [];
  return { slots: formatSlots(place?.question.zone ?? "UTC", near) };
}

/** Whose preparation or cleaning is in the way, where the two themselves do not meet. */
function aroundOf(row: OverlapRow, wanted: PlaceRequest): Overlap["around"] {
  if (row.starts < wanted.ends && row.ends > wanted.starts) return null;
  const theirs = occupiedBy({ ...row, minutesBefore: row.minutes_before, minutesAfter: row.minutes_after });
  return theirs.starts < wanted.ends && theirs.ends > wanted.starts ? "theirs" : "own";
}

/** Undefined for an appointment that has its time alone. */
function classOf({ capacity, branchId, serviceId, starts }: PlaceRequest): ClassKey | undefined {
  return capacity > 1 ? { branchId, serviceId, starts } : undefined;
}

/** Where it is now. */
export function placeOf(row: AppointmentRow): PlaceRequest {
  return {
    branchId: row.branch_id,
    serviceId: row.service_id as string,
    specialistId: row.specialist_id,
    starts: row.starts,
    ends: row.ends,
    minutesBefore: row.minutes_before,
    minutesAfter: row.minutes_after,
    capacity: row.capacity,
    visitId: row.visit_id,
    ignoreId: row.id,
  };
}

type Occupied = Pick<PlaceRequest, "starts" | "ends" | "minutesBefore" | "minutesAfter">;

/** With the preparation and the cleaning. */
function occupiedBy({ starts, ends, minutesBefore, minutesAfter }: Occupied): { starts: Date; ends: Date } {
  return {
    starts: new Date(starts.getTime() - minutesBefore * MS_PER_MINUTE),
    ends: new Date(ends.getTime() + minutesAfter * MS_PER_MINUTE),
  };
}

/** The agenda uses whole minutes: a start is rounded down and an end up. */
export function wholeMinutes(start: Instant, end: Instant): { starts: Date; ends: Date } {
  return {
    starts: new Date(Math.floor(start / MS_PER_MINUTE) * MS_PER_MINUTE),
    ends: new Date(Math.ceil(end / MS_PER_MINUTE) * MS_PER_MINUTE),
  };
}

function minutesBetween({ starts, ends }: PlaceRequest): number {
  return minuteOf(ends) - minuteOf(starts);
}

function minuteOf(at: Date): number {
  return at.getTime() / MS_PER_MINUTE;
}

function dayOf(at: Date): Day {
  return at.toISOString().slice(0, 10);
}
