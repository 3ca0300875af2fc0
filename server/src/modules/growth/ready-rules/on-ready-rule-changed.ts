// After a ready rule was saved: plans again the contacts for whom it has planned messages, then those who were here
// lately, a page at a time.
import { ReadyRuleChanged } from "@mostrador/domain/growth/ready-rules/schema.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import { contactsPlannedBy } from "../outreach/index.ts";
import { planOfContact } from "./plan.ts";
import { contactsSeen } from "./ready-contacts.store.ts";
import { readRules } from "./ready-rule.store.ts";

const PAGE = 50;
const DAY = 86_400_000;

export const onReadyRuleChanged = on(
  ReadyRuleChanged,
  { name: "plan-ready-rules", title: "Planear mensajes de reglas" },
  async (ctx, { ruleId, stage, beyond }) => {
    const ids = await transact(ctx, async (tx) => {
      if (stage === "planned") return contactsPlannedBy(tx, { ruleId, beyond, most: PAGE });
      const rule = (await readRules(tx)).find(({ id }) => id === ruleId);
      // birthdays are looked for by themselves, and a rule that is off plans nothing
      if (!rule?.is_on || rule.kind === "birthday") return [];
      const since = ctx.now - (rule.days + 2) * DAY;
      return contactsSeen(tx, { since, until: ctx.now, beyond, most: PAGE });
    });
    for (const id of ids) await transact(ctx, (tx) => planOfContact(tx, ctx, id));
    const isLast = ids.length < PAGE;
    if (isLast && stage === "visited") return;
    const next = isLast ? { stage: "visited" as const, beyond: null } : { stage, beyond: ids.at(-1) ?? null };
    await transact(ctx, (tx) => publish(tx, ctx, ReadyRuleChanged, { ruleId, ...next }));
  },
);
