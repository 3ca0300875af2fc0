// Which appointment holds which room or unit of equipment. Triggers of the agenda write the holds, and the exclusion
// constraint decides (decision 146); here they are read, and one room is changed for another.
import type { FacilityKind } from "@mostrador/domain/catalog/facilities/resource.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { facilityRows } from "../../../catalog/facilities/index.ts";
import { serviceFacilityRows } from "../../../catalog/services/index.ts";
import type { ClassKey } from "../appointment.store.ts";
import type { SearchKey } from "../slots/slot-search.store.ts";

const LOCK = { name: "facilities-lock", text: "select lock_facilities(current_business(), $1, $2::uuid[])" };

/** Bookings that need a room or equipment of the branch wait for each other; others do not wait. */
export async function lockFacilities(tx: Tx, branchId: string, serviceIds: readonly string[]): Promise<void> {
  await tx.run(LOCK, [branchId, serviceIds]);
}

type At = {
  branchId: string;
  serviceId: string;
  starts: Date;
  ends: Date;
  minutesBefore: number;
  minutesAfter: number;
  /** Its other parts are not in the way (decision 163). */
  visitId?: string | null | undefined;
  ignoreId?: string | undefined;
  /** Its appointments hold the same room and the same units. */
  ofClass?: ClassKey | undefined;
};

const MISSING = {
  name: "facilities-missing",
  text: `select g.kind, g.name from (
      select f.kind, case when f.kind = 'equipment' then f.id end as equipment, min(f.name) as name,
        bool_or(not exists (select from facility_holds h where h.business_id = f.business_id and h.facility_id = f.id
          and h.unit = u.unit and h.during && held_during(current_business(), $9, $2, $3, $4, $7, $8)
          and h.appointment_id is distinct from $5 and ($9::uuid is null or h.held_by <> $9)
          and ($6::timestamptz is null or h.held_by <> apart_key(false, 2::smallint, null, $1, $2, $6)))) as is_free
      from ${serviceFacilityRows} l
      join ${facilityRows} f on f.business_id = l.business_id and f.id = l.facility_id
      cross join generate_series(1, f.units) u(unit)
      where l.business_id = current_business() and l.service_id = $2 and f.branch_id = $1 and not f.is_archived
      group by 1, 2
    ) g where not g.is_free order by g.kind desc, g.name`,
};

/** What the service needs then and is taken: any room of its, or these equipment. */
export function missingFacilities(tx: Tx, at: At): Promise<{ kind: FacilityKind; name: string }[]> {
  const { branchId, serviceId, starts, ends, minutesBefore, minutesAfter, ignoreId = null, ofClass } = at;
  const visitId = ofClass ? null : (at.visitId ?? null);
  const minutes = [minutesBefore, minutesAfter];
  return tx.run(MISSING, [branchId, serviceId, starts, ends, ignoreId, ofClass?.starts ?? null, ...minutes, visitId]);
}

export type NeedRow = {
  branch_id: string;
  kind: FacilityKind;
  id: string;
  starts: string | null;
  lengths: string | null;
};

// A day more on each side than any zone needs. As minutes in a text, like the busy times of people.
const NEEDS = {
  name: "slot-facilities",
  text: `select f.branch_id, f.kind, f.id, busy.starts, busy.lengths
    from ${serviceFacilityRows} l
    join ${facilityRows} f on f.business_id = l.business_id and f.id = l.facility_id
    cross join generate_series(1, f.units) u(unit)
    cross join lateral (select ($3::date)::timestamp at time zone 'UTC' as base) edge
    left join lateral (
      select string_agg(((date_part('epoch', lower(h.during) - edge.base) / 60)::int)::text, ',' order by lower(h.during)) as starts,
        string_agg(((date_part('epoch', upper(h.during) - lower(h.during)) / 60)::int)::text, ',' order by lower(h.during)) as lengths
      from facility_holds h
      where h.business_id = f.business_id and h.facility_id = f.id and h.unit = u.unit
        and h.during && tstzrange(edge.base - interval '2 days', ($4::date)::timestamp at time zone 'UTC' + interval '4 days')
        and h.appointment_id is distinct from $5
    ) busy on true
    where l.business_id = current_business() and l.service_id = $1 and ($2::uuid is null or f.branch_id = $2)
      and not f.is_archived
    order by f.created_at, f.id, u.unit`,
};

/** One row for each unit that the service may hold, with its taken times. */
export function readNeeds(tx: Tx, key: SearchKey): Promise<NeedRow[]> {
  return tx.run<NeedRow>(NEEDS, [key.serviceId, key.branchId ?? null, key.from, key.to, key.ignoreId ?? null]);
}

export type HeldFacilityRow = { id: string; name: string; kind: FacilityKind; unit: number; units: number };

const HELD = {
  name: "facilities-held",
  text: `select f.id, f.name, f.kind, h.unit, f.units from facility_holds h
    join ${facilityRows} f on f.business_id = h.business_id and f.id = h.facility_id
    where h.business_id = current_business() and h.appointment_id = $1 order by f.kind desc, f.created_at, f.id`,
};

export function readHeldFacilities(tx: Tx, appointmentId: string): Promise<HeldFacilityRow[]> {
  return tx.run<HeldFacilityRow>(HELD, [appointmentId]);
}

export type RoomRow = { id: string; name: string; unit: number | null };

const ROOMS = {
  name: "facilities-rooms",
  text: `select f.id, f.name, (select min(u.unit) from generate_series(1, f.units) u(unit)
        where not exists (select from facility_holds h where h.business_id = f.business_id and h.facility_id = f.id
          and h.unit = u.unit and h.held_by <> own.held_by and h.during && own.during)) as unit
    from ${facilityRows} f
    left join lateral (select o.during, o.held_by from facility_holds o
      where o.business_id = f.business_id and o.appointment_id = $2 limit 1) own on true
    where f.business_id = current_business() and f.branch_id = $1 and f.kind = 'room' and not f.is_archived
    order by f.created_at, f.id`,
};

/** The rooms of the branch, with the first unit that is free while the appointment takes place; null: none is. */
export function readRooms(tx: Tx, branchId: string, appointmentId: string): Promise<RoomRow[]> {
  return tx.run<RoomRow>(ROOMS, [branchId, appointmentId]);
}

const CHANGE = {
  name: "facilities-change",
  text: `update facility_holds h set facility_id = $3, unit = $4
    from facility_holds o
    where o.business_id = current_business() and o.appointment_id = $1 and o.facility_id = $2
      and h.business_id = o.business_id and h.facility_id = o.facility_id and h.held_by = o.held_by
      and (h.appointment_id = $1 or h.held_by is distinct from (select a.visit_id from appointments a
        where a.business_id = o.business_id and a.id = $1))`,
};

/** All appointments of a class change together, parts of a visit alone. */

export async function changeRoom(tx: Tx, appointmentId: string, from: string, to: RoomRow): Promise<void> {
  await tx.run(CHANGE, [appointmentId, from, to.id, to.unit]);
}
