// Future appointments that overlap a busy entry in their specialist's calendar: made before it was known.
import type { Tx } from "../../../../kernel/db/tx.ts";
import { branchRows } from "../../../business/branches/index.ts";
import { specialistRows } from "../../../business/specialists/index.ts";

export type ClashRow = {
  appointment_id: string;
  specialist_id: string;
  specialist_name: string;
  title: string;
  starts: Date;
  zone: string;
  busy_from: Date;
  busy_title: string;
  /** A key of both times: after any move it is another clash. */
  version: string;
};

const CLASHES = {
  name: "agenda-clashes",
  text: `select a.id as appointment_id, a.specialist_id, p.name as specialist_name, a.title, a.starts, b.zone,
      min(t.starts) as busy_from, (array_agg(t.title order by t.starts))[1] as busy_title,
      md5(concat(a.starts, a.ends, a.specialist_id, string_agg(concat(t.starts, t.ends), ',' order by t.starts, t.ends))) as version
    from appointments a
    join busy_times t on t.business_id = a.business_id and t.specialist_id = a.specialist_id
      and t.starts > a.starts - interval '1 day' and t.starts < a.ends and t.ends > a.starts
    join ${specialistRows} p on p.business_id = a.business_id and p.id = a.specialist_id
    join ${branchRows} b on b.business_id = a.business_id and b.id = a.branch_id
    where a.business_id = current_business() and not a.is_block and a.ends > $1
      and a.status in ('agendada', 'confirmada', 'pago_pendiente')
    group by a.id, a.specialist_id, p.name, a.title, a.starts, a.ends, b.zone
    order by p.name, a.specialist_id, a.starts, a.id limit 500`,
};

/** At most 500, by specialist, the next first. */
export function readClashes(tx: Tx, after: Date): Promise<ClashRow[]> {
  return tx.run<ClashRow>(CLASHES, [after]);
}
