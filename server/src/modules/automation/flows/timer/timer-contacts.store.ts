// For whom a timer starts a run each (D-10). The cause names the occasion: it starts one run, however often it ticks.
import type { TimerContacts } from "@mostrador/domain/automation/flows/events.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { contactRows } from "../../../business/contacts/index.ts";
import { enrollmentRows } from "../../../growth/enrollments/index.ts";
import { waitingEntryRows } from "../../../growth/waiting-list/index.ts";
import { appointmentRows } from "../../../scheduling/appointments/index.ts";

export type TimedContact = { contactId: string; cause: string };
type ContactQuery = { flowId: string; since: Date; today: string; idleSince: Date };

/** At most so many at one tick; the next tick has the others. */
const MOST = 500;

/** Each gives `contact_id` and `cause`. $2: since when an occasion counts, $3 today, $4 the last sign of life. */
const OCCASIONS: Readonly<Record<Exclude<TimerContacts, "none">, string>> = {
  birthday: `select c.id as contact_id, 'birthday:' || left($3::text, 4) || ':' || c.id as cause
    from ${contactRows} c
    where c.business_id = current_business() and right(c.birthdate::text, 5) = right($3::text, 5) and $2::timestamptz is not null
      and $4::timestamptz is not null`,
  inactive: `select c.id as contact_id, 'inactive:' || to_char(c.last_interaction, 'YYYY-MM-DD') || ':' || c.id as cause
    from ${contactRows} c
    where c.business_id = current_business() and c.last_interaction < $4 and $2::timestamptz is not null
      and $3::text is not null and not exists (select from ${appointmentRows} a
        where a.business_id = c.business_id and a.contact_id = c.id and a.ends > $4)`,
  no_show: `select a.contact_id, 'no_show:' || a.id as cause from ${appointmentRows} a
    where a.business_id = current_business() and a.status = 'no_asistida' and a.updated_at > $2
      and $3::text is not null and $4::timestamptz is not null`,
  waiting_list: `select w.contact_id, 'waiting:' || w.id as cause from ${waitingEntryRows} w
    where w.business_id = current_business() and w.status = 'waiting' and w.created_at > $2
      and $3::text is not null and $4::timestamptz is not null`,
  enrolled: `select e.contact_id, 'enrolled:' || e.id as cause from ${enrollmentRows} e
    where e.business_id = current_business() and e.status <> 'cancelled' and e.created_at > $2
      and $3::text is not null and $4::timestamptz is not null`,
};

/** Those in another flow now, or who may not be written to, wait for a later tick. */
export async function timedContacts(
  tx: Tx,
  contacts: Exclude<TimerContacts, "none">,
  { flowId, since, today, idleSince }: ContactQuery,
): Promise<TimedContact[]> {
  const text = `select o.contact_id as "contactId", o.cause from (${OCCASIONS[contacts]}) o
      join ${contactRows} k on k.business_id = current_business() and k.id = o.contact_id
    where k.deleted_at is null and k.merged_into is null and not k.no_respond and not k.is_staff
      and not exists (select from flow_runs r
        where r.business_id = current_business() and r.flow_id = $1 and r.cause = o.cause)
      and not exists (select from flow_runs r
        where r.business_id = current_business() and r.contact_id = o.contact_id and r.ended_at is null)
    limit ${MOST}`;
  return tx.run<TimedContact>({ name: `flow-timer-${contacts}`, text }, [flowId, since, today, idleSince]);
}
