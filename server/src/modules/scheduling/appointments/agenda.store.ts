// The other rows of the agenda: the names on its entries, the branches and people that they refer to, their zones.
import type { HourRange, WeekRanges } from "@mostrador/domain/business/branches/hours.ts";
import type { BranchDates } from "@mostrador/domain/business/branches/hours-of-date.ts";
import { contactPattern, contactWords } from "@mostrador/domain/business/contacts/contact-search.ts";
import { foldForSearch } from "@mostrador/domain/kit/text.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { branchRows } from "../../business/branches/index.ts";
import { businessRows } from "../../business/businesses/index.ts";
import { CLIENT_NAMES, type ClientNames, contactRows } from "../../business/contacts/index.ts";
import { serviceSpecialistRows, specialistRows } from "../../business/specialists/index.ts";
import { facilityRows } from "../../catalog/facilities/index.ts";
import { serviceRows } from "../../catalog/services/index.ts";
import { moneyMovementRows } from "../../money/finance/index.ts";
import { stockMovementRows } from "../../money/inventory/index.ts";
import { type AppointmentRow, type MovementIds, movementIds } from "./appointment.store.ts";

export type AgendaRow = AppointmentRow &
  MovementIds &
  ClientNames & {
    zone: string;
    service_name: string | null;
    room: string | null;
  };

const ROOM = `(select f.name from facility_holds h join ${facilityRows} f on f.business_id = h.business_id and f.id = h.facility_id
      where h.business_id = a.business_id and h.appointment_id = a.id and f.kind = 'room' limit 1)`;

// Days are those of the business; an appointment starts at most a day before the time that it overlaps, a block at any
// time.
const AGENDA = {
  name: "agenda-range",
  text: `with edge as materialized (
      select coalesce($2::timestamptz, ($1::date)::timestamp at time zone timezone) as low,
        coalesce($4::timestamptz, ($3::date + 1)::timestamp at time zone timezone) as high
      from ${businessRows} where business_id = current_business()
    ), entry as (
      select a.* from edge, appointments a
      where a.business_id = current_business() and not a.is_block
        and a.starts > edge.low - interval '1 day' and a.starts < edge.high and a.ends > edge.low
      union all
      select a.* from edge, appointments a
      where a.business_id = current_business() and a.is_block and a.ends > edge.low and a.starts < edge.high
    )
    select a.*, ${movementIds(moneyMovementRows, "a")} as money_movement_ids,
      ${movementIds(stockMovementRows, "a")} as stock_movement_ids, b.zone, s.name as service_name,
      ${ROOM} as room, ${CLIENT_NAMES.join(", ")}, coalesce(c.search like all ($7), false) as is_client_found
    from entry a
    join ${branchRows} b on b.business_id = a.business_id and b.id = a.branch_id
    left join ${serviceRows} s on s.business_id = a.business_id and s.id = a.service_id
    left join ${contactRows} c on c.business_id = a.business_id and c.id = a.contact_id
    where ($5::uuid is null or a.branch_id = $5) and ($6::uuid is null or a.specialist_id = $6)
      and ($7::text[] is null or (not a.is_block and (c.search like all ($7) or a.attendee_name is not null)))
    order by a.starts, a.id`,
};

/** `from` and `to` are days, both included, or instants. */
export function readAgenda(tx: Tx, wanted: AgendaWanted): Promise<AgendaRow[]> {
  const { from, to, branchId = null, specialistId = null, search } = wanted;
  const words = search ? contactWords(search) : null;
  const patterns = words?.map(contactPattern) ?? null;
  return tx
    .run<AgendaRow & { is_client_found: boolean }>(AGENDA, [
      ...edgeOf(from),
      ...edgeOf(to),
      branchId,
      specialistId,
      patterns,
    ])
    .then((rows) => rows.filter((row) => words === null || row.is_client_found || isAttendee(row, words)));
}

/** Attendees' names are few: they are folded here. */
function isAttendee({ attendee_name }: AgendaRow, words: readonly string[]): boolean {
  const name = foldForSearch(attendee_name ?? "");
  return words.every((word) => name.includes(word));
}
export type AgendaWanted = {
  from: string;
  to: string;
  branchId?: string | undefined;
  specialistId?: string | undefined;
  /** Empty means all. */
  search?: string | undefined;
};

export function edgeOf(edge: string): [day: string | null, instant: Date | null] {
  return edge.length === 10 ? [edge, null] : [null, new Date(edge)];
}

/** The current rows that an appointment refers to; null for a missing one. */
export type NamedRow = {
  /** Of the three rows that rarely change; it differs after any write to the row. */
  branch_version: string;
  service_version: string;
  specialist_version: string;
  branch_id: string | null;
  branch_archived: boolean | null;
  zone: string;
  schedules: WeekRanges & { frecuency: number };
  branch_rests: WeekRanges;
  dates: BranchDates;
  service_id: string | null;
  service_archived: boolean | null;
  service_name: string;
  duration: number;
  minutes_before: number;
  minutes_after: number;
  capacity: number;
  service_rests: WeekRanges | null;
  specialist_id: string | null;
  specialist_archived: boolean | null;
  specialist_rests: WeekRanges;
  /** Where the specialist works, and whether they give the service. */
  specialist_branch_id: string | null;
  specialist_gives: boolean;
  contact_id: string | null;
  client_name: string;
  client_lastname: string;
  client_second_lastname: string;
  client_push_name: string;
  client_whatsapp: string;
  client_deleted: boolean;
};

const NAMED = {
  name: "appointment-named",
  text: `select b.id as branch_id, b.is_archived as branch_archived, b.zone, b.schedules, b.rest_schedules as branch_rests, b.dates,
      s.id as service_id, s.is_archived as service_archived, s.name as service_name, s.duration,
      s.minutes_before, s.minutes_after, s.capacity,
      case when not s.is_always_available then s.rest_schedules end as service_rests,
      p.id as specialist_id, p.is_archived as specialist_archived, p.rest_schedules as specialist_rests,
      p.branch_id as specialist_branch_id, exists (select 1 from ${serviceSpecialistRows} l
        where l.business_id = t.business_id and l.service_id = $2 and l.specialist_id = $3) as specialist_gives,
      b.xmin as branch_version, s.xmin as service_version, p.xmin as specialist_version,
      c.id as contact_id, ${CLIENT_NAMES.join(", ")}, c.deleted_at is not null as client_deleted
    from (select current_business() as business_id) t
    left join ${branchRows} b on b.business_id = t.business_id and b.id = $1
    left join ${serviceRows} s on s.business_id = t.business_id and s.id = $2
    left join ${specialistRows} p on p.business_id = t.business_id and p.id = $3
    left join ${contactRows} c on c.business_id = t.business_id and c.id = $4`,
};

export async function readNamed(
  tx: Tx,
  ids: { branchId: string; serviceId: string | null; specialistId: string; contactId: string | null },
): Promise<NamedRow> {
  const rows = await tx.run<NamedRow>(NAMED, [ids.branchId, ids.serviceId, ids.specialistId, ids.contactId]);
  return rows[0] as NamedRow;
}

export type UpcomingRow = {
  id: string;
  short_id: string;
  attendee_name: string | null;
  starts: Date;
  ends: Date;
  status: string;
  zone: string;
  branch_id: string;
  branch_name: string;
  branch_address: { description: string };
  service_id: string;
  service_name: string;
  price: string;
  specialist_id: string;
  specialist_name: string;
};

const UPCOMING = {
  name: "appointments-upcoming",
  text: `select a.id, a.short_id, a.attendee_name, a.starts, a.ends, a.status, b.zone, b.id as branch_id, b.name as branch_name,
      b.address as branch_address, s.id as service_id, s.name as service_name, s.price,
      p.id as specialist_id, p.name as specialist_name
    from appointments a
    join ${branchRows} b on b.business_id = a.business_id and b.id = a.branch_id
    join ${serviceRows} s on s.business_id = a.business_id and s.id = a.service_id
    join ${specialistRows} p on p.business_id = a.business_id and p.id = a.specialist_id
    where a.business_id = current_business() and a.contact_id = $1 and ($3::uuid is null or a.id = $3)
      and ($3::uuid is not null or (a.ends > $2 and a.status in ('agendada', 'confirmada', 'pago_pendiente')))
    order by a.starts, a.id limit 20`,
};

/** A contact's future appointments; with `id` only that one, in any status. */
export function readUpcoming(tx: Tx, contactId: string, after: Date, id: string | null = null): Promise<UpcomingRow[]> {
  return tx.run<UpcomingRow>(UPCOMING, [contactId, after, id]);
}

const ON_DAY = {
  name: "appointments-on-day",
  text: `select a.id as "_id", a.branch_id as "branchId", a.title, a.starts, a.ends, b.zone,
      b.dates -> to_char($1::date, 'YYYY-MM-DD') -> 'hours' as hours
    from appointments a
    join ${branchRows} b on b.business_id = a.business_id and b.id = a.branch_id
    where a.business_id = current_business() and not a.is_block
      and a.starts >= ($1::date)::timestamp at time zone b.zone
      and a.starts < ($1::date + 1)::timestamp at time zone b.zone
      and a.starts >= ($1::date)::timestamp at time zone 'UTC' - interval '1 day'
      and a.starts < ($1::date)::timestamp at time zone 'UTC' + interval '3 days'
      and a.status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente')
      and ($2::uuid is null or a.branch_id = $2)
    order by a.starts, a.id limit 200`,
};

export type OnDayRow = {
  _id: string;
  branchId: string;
  title: string;
  starts: Date;
  ends: Date;
  zone: string;
  /** Of that date at the branch; null where it has no hours of its own. */
  hours: HourRange[] | null;
};

/** The appointments that hold a slot on that local day of the branch, or of each branch. */
export function readOnDay(tx: Tx, day: string, branchId: string | null): Promise<OnDayRow[]> {
  return tx.run<OnDayRow>(ON_DAY, [day, branchId]);
}
