// Plans the upsells of a contact from its current appointments, after any event and any number of times.
import { planUpsells, stopOfUpsell, type UpsellRule } from "@mostrador/domain/growth/upsells/plan-upsells.ts";
import { timingText } from "@mostrador/domain/growth/upsells/timing.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { resourceLinks } from "../../catalog/resources/index.ts";
import {
  appointmentsOf,
  contactsToPlan,
  type PlannedRule,
  planRuleMessage,
  ruleMessagesOf,
  withdrawRuleMessage,
} from "../outreach/index.ts";
import { upsellActions, upsellTroubles } from "./upsell.ts";

export async function planOfAppointment(ctx: TenantCtx, appointmentId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    for (const contactId of await contactsToPlan(tx, appointmentId)) await planOfContact(tx, ctx, contactId);
  });
}

export async function planOfContact(tx: Tx, ctx: TenantCtx, contactId: string): Promise<void> {
  const rows = await ruleMessagesOf(tx, contactId, "upsell");
  const [rules, appointments] = [await rulesOf(tx, ctx), await appointmentsOf(tx, contactId)];
  const change = planUpsells(rules, appointments, rows, ctx.now);
  for (const { id, reason } of change.withdraw) await withdrawRuleMessage(tx, ctx, id, reason);
  for (const one of change.add) {
    const text = rules.find(({ id }) => id === one.ruleId)?.message ?? "";
    await planRuleMessage(tx, ctx, { ...one, kind: "upsell", contactId, text });
  }
}

/** The active ones. */
async function rulesOf(tx: Tx, ctx: TenantCtx): Promise<UpsellRule[]> {
  const rows = await upsellActions.all({ ...ctx, tx });
  return rows.filter(({ isArchived }) => !isArchived).map(({ _id, ...rule }) => ({ ...rule, id: _id }));
}

/** How outreach asks about a planned upsell when it is sent. */
export function upsellRule(publicUrl: string): PlannedRule {
  return {
    kind: "upsell",
    async namesOf(tx, ctx) {
      const rows = await upsellActions.all({ ...ctx, tx });
      return new Map(rows.map((rule) => [rule._id, timingText(rule)]));
    },
    async whyNot(tx, ctx, message) {
      const [rules, appointments] = [await rulesOf(tx, ctx), await appointmentsOf(tx, message.contactId)];
      return stopOfUpsell(message, rules, appointments, ctx.now) ?? troubleOf(tx, message.ruleId);
    },
    troubleOf: (tx, _ctx, ruleId) => troubleOf(tx, ruleId),
    async text(tx, ctx, { ruleId }) {
      // all at once, because one alone is read with its figures
      const { message = "", resources = [] } =
        (await upsellActions.all({ ...ctx, tx })).find(({ _id }) => _id === ruleId) ?? {};
      return [message, ...(await resourceLinks(tx, resources, publicUrl))].join("\n\n");
    },
  };
}

async function troubleOf(tx: Tx, id: string): Promise<string | null> {
  return (await upsellTroubles(tx, [id])).get(id) ?? null;
}
