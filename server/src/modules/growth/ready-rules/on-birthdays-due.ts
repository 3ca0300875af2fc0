// Plans the birthdays of the coming days once a day, a page at a time, while their rule is on. Each step is another run:
// a repeated or an older job finds that its run is over.
import { BIRTHDAYS_AHEAD } from "@mostrador/domain/growth/ready-rules/plan-ready.ts";
import { BirthdaysDue } from "@mostrador/domain/growth/ready-rules/schema.ts";
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { instantOf, localOf } from "@mostrador/domain/kit/time.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import { businessZone } from "../../business/businesses/index.ts";
import { planOfContact } from "./plan.ts";
import { contactsBornOn } from "./ready-contacts.store.ts";
import { readRule, takeRun } from "./ready-rule.store.ts";

const PAGE = 50;
/** Before the first hour at which a message may go out. */
const LOOK_AT = "03:00";

export const onBirthdaysDue = on(
  BirthdaysDue,
  { name: "plan-birthdays", title: "Planear felicitaciones de cumpleaños" },
  async (ctx, { run, beyond }) => {
    const found = await transact(ctx, async (tx) => {
      const rule = await readRule(tx, "birthday");
      if (!rule?.is_on || rule.run !== run) return null;
      const today = localOf(await businessZone({ ...ctx, tx }), ctx.now).day;
      const ahead = Array.from({ length: BIRTHDAYS_AHEAD + rule.days + 1 }, (_, days) => addDays(today, days));
      // who was born on 29 February is found with the 28th; planning decides
      const days = [...new Set(ahead.flatMap((day) => (day.endsWith("02-28") ? ["02-28", "02-29"] : [day.slice(5)])))];
      return { ruleId: rule.id, today, ids: await contactsBornOn(tx, days, beyond, PAGE) };
    });
    if (!found) return;
    for (const id of found.ids) await transact(ctx, (tx) => planOfContact(tx, ctx, id));
    await transact(ctx, async (tx) => {
      if (!(await takeRun(tx, found.ruleId, run))) return;
      const isLast = found.ids.length < PAGE;
      const at = isLast ? instantOf(await businessZone({ ...ctx, tx }), addDays(found.today, 1), LOOK_AT) : ctx.now;
      await publish(
        tx,
        ctx,
        BirthdaysDue,
        { run: run + 1, beyond: isLast ? null : (found.ids.at(-1) ?? null) },
        { at },
      );
    });
  },
);
