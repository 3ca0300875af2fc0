// Eight weeks of appointments around today, made by the agenda's public API: past ones were attended, missed or
// cancelled, and future ones become fewer.
import { addDays, minutesOf, timeOfMinutes, weekdayOf } from "@mostrador/domain/kit/calendar.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { instantOf, isoAt, localOf } from "@mostrador/domain/kit/time.ts";
import { APPOINTMENT_COLOR, type AppointmentStatus } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { book, changeStatus, createAppointment } from "../../modules/scheduling/appointments/index.ts";
import type { DemoBusiness, SeededRows } from "../demo-business.ts";
import { daysKnown } from "../people/people.ts";
import { type Random, seededRandom } from "../random.ts";
import { type PastVisit, tellLastVisits, withoutEvents } from "./past-visits.ts";

export const ZONE = "America/Mexico_City";
const WEEKS_EACH_WAY = 4;
const MS_PER_DAY = 86_400_000;
const MOST_OF_A_VISIT = 4 * 60;
/** Old enough that no notice of a new appointment is sent. */
const TOLD_LONG_AGO = 2 * 3_600_000;

/** Runs the specialists in parallel: each has an agenda of their own. */
export async function seedAgenda(ctx: TenantCtx, demo: DemoBusiness, told: SeededRows, random: Random): Promise<void> {
  const seeds = demo.specialists.map(() => random.below(1_000_000));
  const visits = await Promise.all(
    demo.specialists.map((_, index) => seedSpecialist(ctx, demo, told, index, seeds[index] as number)),
  );
  await tellLastVisits(ctx, visits.flat());
  await seedVisit(ctx, demo, told);
  await seedClass(ctx, demo, told);
}

/** Two services in one visit, at the first hour of the coming week at which they fit. */
async function seedVisit(ctx: TenantCtx, demo: DemoBusiness, told: SeededRows): Promise<void> {
  const services = servicesOf(demo, 0).slice(0, 2);
  if (services.length < 2) return;
  const today = localOf(ZONE, ctx.now).day;
  const booked = { ...ctx, now: ctx.now - TOLD_LONG_AGO };
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    for (let minute = 9 * 60; minute < 18 * 60; minute += 30) {
      if (isKept(ahead, addDays(today, ahead), minute, minute + MOST_OF_A_VISIT)) continue;
      const visit = {
        branchId: told.branchIds[demo.specialists[0]?.branch ?? 0] as string,
        start: isoAt(ZONE, instantOf(ZONE, addDays(today, ahead), timeOfMinutes(minute))),
        lines: services.map((service) => ({ serviceId: told.serviceIds[service] as string })),
        ...{ details: "", clientNotes: "", attendeeName: "Valeria", colorHex: APPOINTMENT_COLOR },
        ...{ confirmOutsideHours: false, confirmOtherBranch: false, confirmNotGiven: false },
      };
      if (await book(booked, told.contactIds[0] as string, { visit }).catch(asTaken)) return;
    }
  }
}

/** A class with some places taken, at the first hour of the coming days that its specialist has free. */
async function seedClass(ctx: TenantCtx, demo: DemoBusiness, told: SeededRows): Promise<void> {
  const service = demo.services.findIndex(({ capacity = 1 }) => capacity > 1);
  const { by: [specialist] = [], duration = 0, capacity = 1 } = demo.services[service] ?? {};
  if (specialist === undefined) return;
  const today = localOf(ZONE, ctx.now).day;
  for (let ahead = 2; ahead <= 14; ahead += 1) {
    const day = addDays(today, ahead);
    for (const { from, to } of openRanges(demo, specialist, day)) {
      for (let minute = from; minute + duration <= to; minute += 30) {
        if (isKept(ahead, day, minute, minute + duration)) continue;
        const place = { specialist, service, start: instantOf(ZONE, day, timeOfMinutes(minute)) };
        const people = told.contactIds.slice(1, capacity - 1);
        if (await seedPlaces(ctx, demo, told, place, people)) return;
      }
    }
  }
}

/** False where the hour is taken. */
async function seedPlaces(ctx: TenantCtx, demo: DemoBusiness, told: SeededRows, place: Place, people: string[]) {
  const booked = { ...ctx, now: ctx.now - TOLD_LONG_AGO };
  for (const clientId of people) {
    const made = await createAppointment(booked, { ...referencesOf(demo, told, place), clientId }).catch(asTaken);
    if (!made) return false;
  }
  return true;
}

function asTaken(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}

/** Returns the visits of the past. */
async function seedSpecialist(ctx: TenantCtx, demo: DemoBusiness, told: SeededRows, index: number, seed: number) {
  const past: PastVisit[] = [];
  const random = seededRandom(seed);
  const today = localOf(ZONE, ctx.now).day;
  for (let offset = -7 * WEEKS_EACH_WAY; offset < 7 * WEEKS_EACH_WAY; offset += 1) {
    const day = addDays(today, offset);
    const likely = offset <= 0 ? 0.55 : 0.28 - (0.2 * offset) / (7 * WEEKS_EACH_WAY);
    for (const { from, to } of openRanges(demo, index, day)) {
      let minute = from;
      while (minute < to) {
        const service = random.pick(servicesOf(demo, index));
        const length = Math.ceil((demo.services[service] as { duration: number }).duration / 30) * 30;
        const isFree = minute + length <= to && !isKept(offset, day, minute, minute + length);
        if (isFree && random.next() < likely) {
          const start = instantOf(ZONE, day, timeOfMinutes(minute));
          const visit = await seedAppointment(ctx, demo, told, { specialist: index, service, start }, random);
          if (visit) past.push(visit);
          minute += length;
        } else {
          minute += 30;
        }
      }
    }
  }
  return past;
}

/** Hours that the first customers will ask for, kept free on every day. In minutes. */
const KEPT = [
  { isOn: (_offset: number, day: string) => weekdayOf(day) === "tuesday", from: 11 * 60, to: 12 * 60 },
  { isOn: (offset: number) => offset === 2, from: 17 * 60, to: 18 * 60 },
];

export function isKept(offset: number, day: string, from: number, to: number): boolean {
  return offset > 0 && KEPT.some((kept) => kept.isOn(offset, day) && from < kept.to && kept.from < to);
}

type Place = { specialist: number; service: number; start: number };

/** Returns the visit if it is of the past. */
async function seedAppointment(ctx: TenantCtx, demo: DemoBusiness, told: SeededRows, place: Place, random: Random) {
  const { start } = place;
  const isPast = start < ctx.now;
  const at = Math.min(ctx.now - TOLD_LONG_AGO, start - (1 + random.below(9)) * MS_PER_DAY);
  const clientId = knownAt(ctx.now - at, random.pick(told.contactIds), told.contactIds);
  const to = statusOf(isPast, random.next());
  const silent = withoutEvents(ctx);
  const request = { ...referencesOf(demo, told, place), clientId };
  // a status that follows at once tells the same
  const { _id: appointmentId } = await createAppointment({ ...(to ? silent : ctx), now: at }, request);
  if (!to) return null;
  await changeStatus({ ...(isPast ? silent : ctx), now: Math.min(ctx.now, start) }, appointmentId, to);
  return isPast ? { appointmentId, clientId, start, to } : null;
}

/** That person, or one of the list before them who was known `ago` ms ago. */
function knownAt(ago: number, contactId: string, contactIds: readonly string[]): string {
  let index = contactIds.indexOf(contactId);
  while (index > 0 && daysKnown(index, contactIds.length) * MS_PER_DAY < ago) index = Math.floor(index / 2);
  return contactIds[index] as string;
}

type OldVisit = { specialist: number; day: string; clientId: string };

/** At the first hour of the day that the specialist has free; nothing where they do not work. */
export async function seedAttended(ctx: TenantCtx, demo: DemoBusiness, told: SeededRows, visit: OldVisit) {
  const { specialist, day, clientId } = visit;
  const [service] = servicesOf(demo, specialist);
  const duration = service === undefined ? 0 : (demo.services[service] as { duration: number }).duration;
  for (const { from, to } of openRanges(demo, specialist, day)) {
    for (let minute = from; minute + duration <= to; minute += 60) {
      const start = instantOf(ZONE, day, timeOfMinutes(minute));
      const place = { specialist, service: service as number, start };
      // its new status is told right after
      const booked = { ...withoutEvents(ctx), now: start - 2 * MS_PER_DAY };
      const made = await createAppointment(booked, { ...referencesOf(demo, told, place), clientId }).catch(asTaken);
      if (!made) continue;
      await changeStatus({ ...ctx, now: start }, made._id, "asistida");
      return;
    }
  }
}

function referencesOf(demo: DemoBusiness, told: SeededRows, { specialist, service, start }: Place) {
  return {
    branchId: told.branchIds[demo.specialists[specialist]?.branch ?? 0] as string,
    serviceId: told.serviceIds[service] as string,
    specialistId: told.specialistIds[specialist] as string,
    start,
  };
}

/** Null leaves the status of a new appointment: agendada. */
function statusOf(isPast: boolean, chance: number): AppointmentStatus | null {
  if (isPast) return chance < 0.82 ? "asistida" : chance < 0.9 ? "no_asistida" : "cancelada";
  return chance < 0.4 ? "confirmada" : chance < 0.45 ? "cancelada" : null;
}

/** The branch's hours of that weekday without the specialist's lunch, in minutes. */
function openRanges(demo: DemoBusiness, index: number, day: string): { from: number; to: number }[] {
  const { branch, lunch } = demo.specialists[index] as DemoBusiness["specialists"][number];
  const schedules = demo.branches[branch]?.schedules as Record<string, { from: string; to: string }[]>;
  const ranges = (schedules[weekdayOf(day)] ?? []).map(({ from, to }) => ({
    from: minutesOf(from),
    to: minutesOf(to),
  }));
  if (!lunch) return ranges;
  const rest = { from: minutesOf(lunch.from), to: minutesOf(lunch.to) };
  return ranges
    .flatMap(({ from, to }) => [
      { from, to: Math.min(to, rest.from) },
      { from: Math.max(from, rest.to), to },
    ])
    .filter(({ from, to }) => from < to);
}

/** Those for one client at a time. */
function servicesOf(demo: DemoBusiness, index: number): number[] {
  return demo.services.flatMap(({ by, capacity = 1 }, position) =>
    by.includes(index) && capacity === 1 ? [position] : [],
  );
}
