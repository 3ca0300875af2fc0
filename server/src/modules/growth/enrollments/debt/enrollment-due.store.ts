// What the enrollments of a day still owe. The statement knows the sessions of a course as `sessionsOf` of the domain does.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { CLIENT_NAMES, contactRows } from "../../../business/contacts/index.ts";
import { courseRows } from "../../../catalog/courses/index.ts";
import type { NamedEnrollment } from "../enrollment.store.ts";

export type EnrollmentDueRow = Omit<NamedEnrollment, "payments">;

const DATES = "jsonb_array_elements(k.schedules -> 'sessionDates') d";
const REPEATED = `select (select min((d ->> 'date')::date) from ${DATES})
    + n * (k.recurrence ->> 'every')::int * ('1 ' || (k.recurrence ->> 'unit'))::interval
  from generate_series(0, k.sessions - 1) n`;

const OWING_ON = {
  name: "enrollments-owing-on",
  text: `select m.*, k.name as course_name, ${CLIENT_NAMES.join(", ")}
    from ${courseRows} k
      join enrollments m on m.business_id = k.business_id and m.course_id = k.id
      join ${contactRows} c on c.business_id = m.business_id and c.id = m.contact_id
    where k.business_id = current_business() and not k.is_archived and m.status <> 'cancelled' and m.remaining_balance > 0
      and case when k.course_type = 'recurrent' and k.recurrence is not null then $1::date::timestamp in (${REPEATED})
        else $1::text in (select d ->> 'date' from ${DATES}) end
    order by k.name, m.ticket, m.id`,
};

/** Those that owe something, of the courses with a session on that day. */
export function readOwingOn(tx: Tx, day: Day): Promise<EnrollmentDueRow[]> {
  return tx.run<EnrollmentDueRow>(OWING_ON, [day]);
}
