// When specialists are away: their blocked times and the busy times of their own calendars, without a title. Places
// that are held for a client are no absence.
import type { Tx } from "../../../../kernel/db/tx.ts";
import { specialistRows } from "../../../business/specialists/index.ts";

export type AbsenceRow = { specialist_id: string; starts: Date; ends: Date };

const ABSENCES = {
  name: "specialist-absences",
  text: `select a.specialist_id, a.starts, a.ends from ${specialistRows} p
    join appointments a on a.business_id = p.business_id and a.specialist_id = p.id
    where p.business_id = current_business() and not p.is_archived and a.is_block and a.service_id is null
      and a.ends > $1 and a.starts < $2
    union all
    select e.specialist_id, e.starts, e.ends from ${specialistRows} p
    join busy_times e on e.business_id = p.business_id and e.specialist_id = p.id
    where p.business_id = current_business() and not p.is_archived
      and e.starts > $1::timestamptz - interval '1 day' and e.starts < $2 and e.ends > $1
    order by 1, 2`,
};

/** Of all specialists, between two moments. */
export function readAbsences(tx: Tx, from: Date, to: Date): Promise<AbsenceRow[]> {
  return tx.unlimited.run<AbsenceRow>(ABSENCES, [from, to]);
}
