// What is offered, where, and by which specialist: only what can be booked now (D-9.1).

import type { ToolBranch } from "@mostrador/domain/automation/assistants/tools/answers/schema.ts";
import {
  ABSENCE_DAYS,
  absenceDays,
  specialistHours,
} from "@mostrador/domain/automation/assistants/tools/answers/specialist-hours.ts";
import type { ToolOutput } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import { openSpans, restSpans } from "@mostrador/domain/business/branches/hours.ts";
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { subtractSpans } from "@mostrador/domain/business/branches/spans.ts";
import { isMapLink } from "@mostrador/domain/ground/places/map-link.ts";
import { addDays, type Day, minutesOf, timeOfMinutes, WEEKDAYS, type Weekday } from "@mostrador/domain/kit/calendar.ts";
import { type Instant, localOf } from "@mostrador/domain/kit/time.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import { allBranches } from "../../../business/branches/index.ts";
import { allSpecialists } from "../../../business/specialists/index.ts";
import { allServices } from "../../../catalog/services/index.ts";
import { readAbsences } from "../../../scheduling/appointments/index.ts";
import type { Scene } from "./scene.ts";

export async function toolServices({ ctx }: Scene): Promise<ToolOutput<"list_services">> {
  const [all, branches, specialists] = await Promise.all([allServices(ctx), openBranches(ctx), activeSpecialists(ctx)]);
  const open = new Set(branches.map((branch) => branch._id));
  const active = new Set(specialists.map((specialist) => specialist._id));
  const services = all
    .filter((service) => service.available && !service.isArchived)
    .map((service) => ({
      id: service._id,
      name: service.name,
      description: service.description,
      price: service.price,
      durationMinutes: service.duration,
      specialistIds: service.specialists.filter((id) => active.has(id)),
      branchIds: service.branches.filter((id) => open.has(id)),
    }));
  return { services };
}

export async function toolBranches({ ctx }: Scene): Promise<ToolOutput<"list_branches">> {
  const branches = await openBranches(ctx);
  return {
    branches: branches.map((branch) => ({
      id: branch._id,
      name: branch.name,
      address: branch.address.description,
      city: branch.city,
      mapsUrl: mapUrl(branch.location),
      hours: hoursOf(branch),
      dates: branch.dates,
    })),
  };
}

/** A location that is no map link is not sent to customers as one. */
function mapUrl(location: string): string {
  return URL.canParse(location) && isMapLink(new URL(location)) ? location : "";
}

/** With their hours: a person of an archived branch has none. */
export async function toolSpecialists({ ctx }: Scene): Promise<ToolOutput<"list_specialists">> {
  const until = ctx.now + (ABSENCE_DAYS + 1) * MS_PER_DAY;
  const [specialists, branches, rows] = await Promise.all([
    activeSpecialists(ctx),
    openBranches(ctx),
    readTogether(ctx, (tx) => readAbsences(tx, new Date(ctx.now), new Date(until))),
  ]);
  const places = new Map(branches.map((branch) => [branch._id, { branch, today: today(branch, ctx.now) }]));
  const absences = Map.groupBy(rows, (row) => row.specialist_id);
  return {
    specialists: specialists.map(({ _id, name, branchId, restSchedules }) => {
      const place = places.get(branchId);
      if (!place) return { id: _id, name, branchId, hours: {} };
      const { branch, today: first } = place;
      const reach = { first, last: addDays(first, ABSENCE_DAYS) };
      const at = (moment: Date) => momentAt(branch.timezone.name, moment);
      const away = (absences.get(_id) ?? []).flatMap(({ starts, ends }) => absenceDays(at(starts), at(ends), reach));
      const hours = specialistHours({
        branch: { schedules: branch.schedules, rests: branch.restSchedules, dates: branch.dates },
        told: { hours: hoursOf(branch), dates: branch.dates },
        rests: restSchedules,
        absences: away,
      });
      return { id: _id, name, branchId, ...hours };
    }),
  };
}

const MS_PER_DAY = 86_400_000;

function today(branch: Branch, now: Instant): Day {
  return localOf(branch.timezone.name, now).day;
}

function momentAt(zone: string, moment: Date): { day: Day; minute: number } {
  const { day, time } = localOf(zone, moment.getTime());
  return { day, minute: minutesOf(time) };
}

/** When the branch opens on a weekday, in minutes; closed days are left out. */
export async function openingMinutes(scene: Scene, branchId: string | undefined, weekday: Weekday): Promise<number[]> {
  const branches = await openBranches(scene.ctx);
  return branches
    .filter((branch) => branchId === undefined || branch._id === branchId)
    .flatMap((branch) => openSpans(branch.schedules[weekday]).slice(0, 1))
    .map((span) => span.from);
}

async function openBranches(ctx: Scene["ctx"]) {
  return (await allBranches(ctx)).filter((branch) => !branch.isArchived);
}

async function activeSpecialists(ctx: Scene["ctx"]) {
  return (await allSpecialists(ctx)).filter((specialist) => !specialist.isArchived);
}

function hoursOf(branch: Branch): ToolBranch["hours"] {
  return Object.fromEntries(
    WEEKDAYS.map((day) => {
      const open = subtractSpans(openSpans(branch.schedules[day]), restSpans(branch.restSchedules[day]));
      return [day, open.map(({ from, to }) => ({ from: timeOfMinutes(from), to: timeOfMinutes(to) }))];
    }),
  );
}
