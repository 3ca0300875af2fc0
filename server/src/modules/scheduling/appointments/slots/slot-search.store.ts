// Reads the data for a search of free hours: the hours of the branches that give a service, and each specialist's
// rests and taken times. Two statements, for any number of branches, specialists and days.

import type { WeekRanges } from "@mostrador/domain/business/branches/hours.ts";
import type { BranchDates } from "@mostrador/domain/business/branches/hours-of-date.ts";
import { type Day, dayNumber } from "@mostrador/domain/kit/calendar.ts";
import type { BusyTimes } from "@mostrador/domain/scheduling/appointments/slots/slot-question.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { branchRows, knownBranches, serviceBranchRows } from "../../../business/branches/index.ts";
import { serviceSpecialistRows, specialistRows } from "../../../business/specialists/index.ts";
import { knownServices, serviceRows } from "../../../catalog/services/index.ts";

export type SearchKey = {
  serviceId: string;
  /** Left out: every branch that gives the service. */
  branchId?: string | undefined;
  /** Left out: all specialists who give it. */
  specialistId?: string | undefined;
  /** Local days of each branch, both included. */
  from: Day;
  to: Day;
  /** Earlier ends need no reading. */
  notBefore: Date;
  /** An appointment that does not block its own slot. */
  ignoreId?: string | undefined;
};

export type PlaceRow = {
  branch_id: string;
  zone: string;
  schedules: WeekRanges & { frecuency: number };
  rests: WeekRanges;
  dates: BranchDates;
  duration: number;
  minutes_before: number;
  minutes_after: number;
  capacity: number;
  service_rests: WeekRanges | null;
  available: boolean;
};

export type SpecialistRow = { branch_id: string; id: string; rests: WeekRanges; busy: BusyTimes };

// An appointment that is moved keeps its own minutes.
const PLACES = {
  name: "slot-places",
  text: `select b.id as branch_id, b.zone, b.schedules, b.rest_schedules as rests, b.dates, s.duration, s.available,
      coalesce(a.minutes_before, s.minutes_before) as minutes_before,
      coalesce(a.minutes_after, s.minutes_after) as minutes_after, s.capacity,
      case when not s.is_always_available then s.rest_schedules end as service_rests
    from ${serviceRows} s
    join ${serviceBranchRows} l on l.business_id = s.business_id and l.service_id = s.id
    join ${branchRows} b on b.business_id = l.business_id and b.id = l.branch_id
    left join appointments a on a.business_id = s.business_id and a.id = $3 and a.service_id = s.id
    where s.business_id = current_business() and s.id = $1 and ($2::uuid is null or b.id = $2)
      and not s.is_archived and not b.is_archived
    order by b.created_at, b.id`,
};

export function readPlaces(tx: Tx, key: SearchKey): Promise<PlaceRow[]> {
  return tx.run<PlaceRow>(PLACES, [key.serviceId, key.branchId ?? null, key.ignoreId ?? null]);
}

// Of the appointments that began before the range only the last can overlap it, because they do not overlap each
// other; a block may have started long before. Three hours of slack for clock changes, eight hours for
// appointments across midnight, and two for a preparation or a cleaning. Minutes since the first day, as text, are the cheapest to write and to read.
const BUSY = {
  name: "slot-busy",
  text: `select p.branch_id, p.id, p.rest_schedules as rests, busy.starts, busy.lengths
    from ${serviceSpecialistRows} l
    join ${specialistRows} p on p.business_id = l.business_id and p.id = l.specialist_id
    join ${branchRows} b on b.business_id = p.business_id and b.id = p.branch_id
    cross join lateral (select ($4::date)::timestamp at time zone 'UTC' as base,
      greatest(($4::date)::timestamp at time zone b.zone - interval '3 hours', $6::timestamptz) - interval '2 hours' as low,
      ($5::date + 1)::timestamp at time zone b.zone + interval '15 hours' as high) edge
    cross join lateral (
      select string_agg(((date_part('epoch', t.starts - edge.base) / 60)::int - t.before)::text, ',') as starts,
        string_agg(((date_part('epoch', t.ends - t.starts) / 60)::int + t.before + t.after)::text, ',') as lengths
      from (
        (select a.starts, a.ends, a.minutes_before as before, a.minutes_after as after from appointments a
        where a.business_id = p.business_id and a.specialist_id = p.id and not a.is_block
          and a.starts < edge.low and a.starts > edge.low - interval '26 hours'
          and a.status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente', 'block')
          and ($7::uuid is null or a.id <> $7)
        order by a.starts desc limit 1)
        union all
        select a.starts, a.ends, a.minutes_before, a.minutes_after from appointments a
        where a.business_id = p.business_id and a.specialist_id = p.id
          and a.is_block and a.ends > edge.low and a.starts < edge.low
        union all
        select a.starts, a.ends, a.minutes_before, a.minutes_after from appointments a
        where a.business_id = p.business_id and a.specialist_id = p.id and a.starts >= edge.low and a.starts < edge.high
          and a.status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente', 'block')
          and ($7::uuid is null or a.id <> $7)
        union all
        select e.starts, e.ends, 0, 0 from busy_times e
        where e.business_id = p.business_id and e.specialist_id = p.id
          and e.starts > edge.low - interval '1 day' and e.starts < edge.high and e.ends > edge.low
      ) t
    ) busy
    where l.business_id = current_business() and l.service_id = $1 and ($2::uuid is null or p.branch_id = $2)
      and ($3::uuid is null or p.id = $3) and not p.is_archived
    order by p.created_at, p.id`,
};

const SEEN = { name: "slot-people-seen", text: `select id from ${specialistRows} p` };

export async function readSpecialists(tx: Tx, key: SearchKey): Promise<SpecialistRow[]> {
  const { serviceId, branchId = null, specialistId = null, ignoreId = null } = key;
  type Row = Omit<SpecialistRow, "busy"> & { starts: string | null; lengths: string | null };
  const values = [serviceId, branchId, specialistId, key.from, key.to, key.notBefore, ignoreId];
  // their hours are taken by every appointment; only people whom the caller sees are offered
  const [found, seen] = await Promise.all([
    tx.unlimited.run<Row>(BUSY, values),
    tx.isLimited ? tx.run<{ id: string }>(SEEN, []) : undefined,
  ]);
  const rows = seen ? found.filter((row) => seen.some(({ id }) => id === row.id)) : found;
  const first = dayNumber(key.from) * 1440;
  return rows.map(({ branch_id, id, rests, starts, lengths }) => {
    return { branch_id, id, rests, busy: busyOf(first, numbersOf(starts), numbersOf(lengths)) };
  });
}

/**
 * The index returns them in order except for blocks and external busy times; they are sorted here, where it costs
 * least.
 */
export function busyOf(first: number, starts: number[], lengths: number[]): BusyTimes {
  const ends: number[] = [];
  let isInOrder = true;
  for (let index = 0; index < starts.length; index += 1) {
    const start = (starts[index] as number) + first;
    if (index > 0 && start < (starts[index - 1] as number)) isInOrder = false;
    starts[index] = start;
    ends.push(start + (lengths[index] as number));
  }
  if (isInOrder) return { starts, ends };
  const order = starts.map((_, index) => index).sort((a, b) => (starts[a] as number) - (starts[b] as number));
  return { starts: order.map((index) => starts[index] as number), ends: order.map((index) => ends[index] as number) };
}

/** `-30,0,45`: parsed by hand, because one search returns thousands. */
export function numbersOf(text: string | null): number[] {
  const numbers: number[] = [];
  if (text === null) return numbers;
  let [value, sign] = [0, 1];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === COMMA) {
      numbers.push(sign * value);
      [value, sign] = [0, 1];
    } else if (code === MINUS) sign = -1;
    else value = value * 10 + code - ZERO;
  }
  numbers.push(sign * value);
  return numbers;
}

const [COMMA, MINUS, ZERO] = [44, 45, 48];

/** Which of the referenced rows exist: asked only when a search found no branch at all. */
export async function readKnown(tx: Tx, key: Pick<SearchKey, "serviceId" | "branchId">) {
  const [service, branch] = await Promise.all([
    knownServices(tx, [key.serviceId]),
    key.branchId ? knownBranches(tx, [key.branchId]) : undefined,
  ]);
  return { service: service.length > 0, branch: branch === undefined || branch.length > 0 };
}
