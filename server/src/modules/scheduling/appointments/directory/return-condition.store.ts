// The part of the directory's filter about return: whose first visit of some days was with whom, and who came back in
// time. It finds the same contacts that the dashboard of contacts counts.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import { type RawBuilder, sql as raw } from "kysely";
import { branchRows } from "../../../business/branches/index.ts";
import { all, type ContactCondition } from "../../../business/contacts/index.ts";
import { NEXT_VISIT } from "../figures/retention.store.ts";

export const returnCondition: ContactCondition = {
  answers: ["firstVisitFrom", "firstVisitTo", "firstVisitSpecialist", "returnDays", "returned"],
  access: access.view(PAGE.agenda),
  where(filter, ctx) {
    const { firstVisitFrom: from, firstVisitTo: to, firstVisitSpecialist: people, returnDays: days, returned } = filter;
    const isBack = raw<boolean>`next is not null${days === undefined ? raw`` : raw` and next - first <= ${daysLong(days)}`}`;
    const conditions = [
      ...(to === undefined ? [] : [raw<boolean>`first < ${beginOf(to, 1)}`]),
      ...(people ? [raw<boolean>`specialist_id = any(${people}::uuid[])`] : []),
      ...(days === undefined ? [] : [raw<boolean>`first < ${new Date(ctx.now)}::timestamptz - ${daysLong(days)}`]),
      ...(returned ? [returned === "yes" ? isBack : raw<boolean>`not (${isBack})`] : []),
    ];
    return raw`c.id in (
      select contact_id from (
        select a.contact_id, a.specialist_id, a.starts as first, b.zone, row_number() over visits as visit,
          first_value(a.starts) over visits as next
        from appointments a join ${raw.raw(branchRows)} b on b.business_id = a.business_id and b.id = a.branch_id
        where a.status = 'asistida' and a.contact_id is not null
          ${from === undefined ? raw`` : raw`and a.starts >= ${beginOf(from)}`}
        window visits as (partition by a.contact_id order by a.starts
          range between ${raw.raw(NEXT_VISIT)} following and unbounded following)
      ) visits
      where visit = 1 and ${all(conditions)})`;
  },
};

/** As many times 24 hours, as the dashboard counts. */
function daysLong(days: number): RawBuilder<unknown> {
  return raw`${days * 24}::int * interval '1 hour'`;
}

/** When a day begins by the clock of the branch; `later` days after it. */
function beginOf(day: string, later = 0): RawBuilder<Date> {
  return raw<Date>`((${day}::date + ${later}::int)::timestamp at time zone zone)`;
}
