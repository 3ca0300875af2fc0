// The demo's waiting list: some people wait for full days, some for weeks that cannot be booked yet.
import { NewWaiting } from "@mostrador/domain/growth/waiting-list/schema.ts";
import { addDays, type Day } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { addToWaitingList } from "../../modules/growth/waiting-list/index.ts";
import { findSlots } from "../../modules/scheduling/appointments/index.ts";
import type { DemoBusiness, Parts, SeededRows } from "../demo-business.ts";

const ZONE = "America/Mexico_City";
const LONG_MINUTES = 90;
const MOST_FULL = 3;
const DAYS_LOOKED_AT = 6;
/** Beyond the booking page's range, so that no place is offered to them at once. */
const LATER = [
  { service: "Peinado para evento", ahead: 38, days: 2, part: "morning" },
  { service: "Maquillaje social", ahead: 45, days: 1, part: "afternoon" },
] as const;

type Place = { service: number; specialist: number };
type Days = { from: Day; to: Day };

export async function seedWaiting(ctx: TenantCtx, parts: Parts, demo: DemoBusiness, told: SeededRows): Promise<void> {
  const today = localOf(ZONE, ctx.now).day;
  let person = 5;
  const wait = async (place: Place, wish: object, isOnlyTheirs: boolean) => {
    const { specialistId, ...where } = idsOf(demo, told, place);
    const clientId = told.contactIds[person++];
    const named = { businessId: ctx.businessId, clientId, ...where, ...(isOnlyTheirs && { specialistId }), ...wish };
    await addToWaitingList(parts.reservations)(ctx, { body: { waiting: NewWaiting.parse(named) } });
  };
  for (const { place, day } of await fullDays(ctx, demo, told, today)) await wait(place, { from: day, to: day }, true);
  for (const { service: name, ahead, days, part } of LATER) {
    const service = demo.services.findIndex((one) => one.name === name);
    const from = addDays(today, ahead);
    const specialist = demo.services[service]?.by[0];
    if (specialist !== undefined) {
      await wait({ service, specialist }, { from, to: addDays(from, days), part }, false);
    }
  }
}

/** Days on which specialists work but have no room for a long service. */
async function fullDays(ctx: TenantCtx, demo: DemoBusiness, told: SeededRows, today: Day) {
  const found: { place: Place; day: Day }[] = [];
  const long = demo.services.flatMap(({ duration, by }, service) =>
    duration >= LONG_MINUTES ? by.map((specialist) => ({ service, specialist })) : [],
  );
  for (let ahead = 1; ahead <= DAYS_LOOKED_AT; ahead += 1) {
    const day = addDays(today, ahead);
    for (const place of long) {
      if (found.length === MOST_FULL) return found;
      if (found.some((one) => one.place.specialist === place.specialist)) continue;
      const works = await isFree(ctx, demo, told, { ...place, service: shortOf(demo, place.specialist) }, day);
      if (works && !(await isFree(ctx, demo, told, place, day))) found.push({ place, day });
    }
  }
  return found;
}

async function isFree(ctx: TenantCtx, demo: DemoBusiness, told: SeededRows, place: Place, day: Day): Promise<boolean> {
  const range: Days = { from: day, to: day };
  return (await findSlots(ctx, { ...idsOf(demo, told, place), ...range, notBefore: ctx.now }, 1)).length > 0;
}

function shortOf(demo: DemoBusiness, specialist: number): number {
  const given = demo.services.flatMap(({ by, duration }, service) =>
    by.includes(specialist) ? [{ service, duration }] : [],
  );
  return given.toSorted((a, b) => a.duration - b.duration)[0]?.service ?? 0;
}

function idsOf(demo: DemoBusiness, told: SeededRows, { service, specialist }: Place) {
  return {
    serviceId: told.serviceIds[service] as string,
    specialistId: told.specialistIds[specialist] as string,
    branchId: told.branchIds[demo.specialists[specialist]?.branch ?? 0] as string,
  };
}
