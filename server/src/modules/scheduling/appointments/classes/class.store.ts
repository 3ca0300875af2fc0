// The places of a class: appointments of one service with one specialist at one start share their time (decision 155).
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { branchRows } from "../../../business/branches/index.ts";
import { serviceSpecialistRows, specialistRows } from "../../../business/specialists/index.ts";
import { serviceRows } from "../../../catalog/services/index.ts";
import type { ClassKey } from "../appointment.store.ts";
import type { SearchKey } from "../slots/slot-search.store.ts";

/** How many have a place or hold one, `ignoreId` left out. Before it, `lockFacilities`: bookings of one class wait for each other. */
export async function placesTaken(
  tx: Tx,
  at: ClassKey & { specialistId: string; ignoreId?: string | undefined },
): Promise<number> {
  let query = sql
    .selectFrom("appointments")
    .select("id")
    .where("specialist_id", "=", at.specialistId)
    .where("starts", "=", at.starts)
    .where("status", "in", ["agendada", "confirmada", "asistida", "pago_pendiente", "block"])
    .where("service_id", "=", at.serviceId)
    .where("branch_id", "=", at.branchId)
    .where("capacity", ">", 1);
  if (at.ignoreId) query = query.where("id", "<>", at.ignoreId);
  return (await tx.rows(query)).length;
}

/** Within a move of the whole class; each of them takes a place again in the same transaction. */
export async function leavePlaces(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.count(sql.updateTable("appointments").set({ status: "cancelada" }).where("id", "in", ids));
}

/** `start` in epoch minutes. */
export type OpenClassRow = { specialist_id: string; start: number; places: number };

/** An appointment that is moved keeps its own minutes. */
const ownMinutes = (column: string) => `coalesce((select m.${column} from appointments m
          where m.business_id = s.business_id and m.id = $7 and m.service_id = s.id), s.${column})`;

const OPEN = {
  name: "classes-open",
  text: `select c.specialist_id, (date_part('epoch', c.starts) / 60)::int as start, c.places::int
    from (
      select a.business_id, a.specialist_id, a.branch_id, a.service_id, a.starts, s.capacity - count(*) as places,
        a.starts - make_interval(mins => ${ownMinutes("minutes_before")}) as low,
        a.starts + make_interval(mins => s.duration + ${ownMinutes("minutes_after")}) as high
      from ${serviceRows} s
      join ${serviceSpecialistRows} l on l.business_id = s.business_id and l.service_id = s.id
      join ${specialistRows} p on p.business_id = l.business_id and p.id = l.specialist_id
      join ${branchRows} b on b.business_id = p.business_id and b.id = p.branch_id
      join appointments a on a.business_id = s.business_id and a.specialist_id = p.id and a.branch_id = b.id and a.service_id = s.id
      where s.business_id = current_business() and s.id = $1 and ($2::uuid is null or b.id = $2)
        and ($3::uuid is null or p.id = $3) and a.capacity > 1 and a.starts >= $6
        and a.starts >= ($4::date)::timestamp at time zone b.zone - interval '1 day'
        and a.starts < ($5::date + 1)::timestamp at time zone b.zone + interval '1 day'
        and a.status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente', 'block') and ($7::uuid is null or a.id <> $7)
      group by a.business_id, a.specialist_id, a.branch_id, a.service_id, a.starts, s.business_id, s.id, s.capacity, s.duration,
        s.minutes_before, s.minutes_after
    ) c
    where c.places > 0
      -- the service may have become longer since the class was booked
      and not exists (select from appointments o where o.business_id = c.business_id and o.specialist_id = c.specialist_id
        and o.status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente', 'block')
        and o.starts < c.high + interval '2 hours' and o.ends > c.low - interval '2 hours'
        and occupied(o.starts, o.ends, o.minutes_before, o.minutes_after) && tstzrange(c.low, c.high)
        and not (o.capacity > 1 and o.service_id = c.service_id and o.branch_id = c.branch_id and o.starts = c.starts)
        and ($7::uuid is null or o.id <> $7))
      and not exists (select from busy_times e where e.business_id = c.business_id and e.specialist_id = c.specialist_id
        and e.starts > c.low - interval '1 day' and e.starts < c.high and e.ends > c.low)`,
};

/** The classes of the service that a client may still join. */
export function readOpenClasses(tx: Tx, key: SearchKey): Promise<OpenClassRow[]> {
  const { serviceId, branchId = null, specialistId = null, from, to, notBefore, ignoreId = null } = key;
  return tx.run<OpenClassRow>(OPEN, [serviceId, branchId, specialistId, from, to, notBefore, ignoreId]);
}
