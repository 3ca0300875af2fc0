// Plans the reactivation messages of a contact from its places in funnels, after any event and any number of times.
import {
  planReactivation,
  type ReactivationFacts,
  stopOfReactivation,
} from "@mostrador/domain/growth/reactivation/plan-reactivation.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { businessZone } from "../../business/businesses/index.ts";
import { knownContacts } from "../../business/contacts/index.ts";
import { namesOfMessages, sequencesOf } from "../funnels/index.ts";
import {
  appointmentsOf,
  contactsToPlan,
  type PlannedRule,
  planRuleMessage,
  ruleMessagesOf,
  withdrawRuleMessage,
} from "../outreach/index.ts";

const KIND = "reactivation";
export async function planOfAppointment(ctx: TenantCtx, appointmentId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    for (const contactId of await contactsToPlan(tx, appointmentId)) await planOfContact(tx, ctx, contactId);
  });
}

export async function planOfContact(tx: Tx, ctx: TenantCtx, contactId: string): Promise<void> {
  const places = await sequencesOf(tx, contactId);
  const rows = await ruleMessagesOf(tx, contactId, KIND);
  const hasNothing = places.every(({ messages }) => messages.length === 0) && rows.length === 0;
  if (hasNothing || (await knownContacts(tx, [contactId])).length === 0) return;
  // Read after the lock, so that of two plannings the later one knows more.
  const change = planReactivation(await factsOf(tx, ctx, contactId), rows);
  for (const { id, reason } of change.withdraw) await withdrawRuleMessage(tx, ctx, id, reason);
  for (const one of change.add) await planRuleMessage(tx, ctx, { ...one, kind: KIND, contactId });
}

async function factsOf(tx: Tx, ctx: TenantCtx, contactId: string): Promise<ReactivationFacts> {
  const [places, appointments, zone] = await Promise.all([
    sequencesOf(tx, contactId),
    appointmentsOf(tx, contactId),
    businessZone({ ...ctx, tx }),
  ]);
  return { places, appointments, zone, now: ctx.now };
}

/** How outreach asks about a planned reactivation message when it is sent. */
export const reactivationRule: PlannedRule = {
  kind: KIND,
  namesOf: (tx, _ctx, ids) => namesOfMessages(tx, ids),
  whyNot: async (tx, ctx, message) => stopOfReactivation(message, await factsOf(tx, ctx, message.contactId)),
  async text(tx, _ctx, { contactId, ruleId }) {
    const messages = (await sequencesOf(tx, contactId)).flatMap((place) => place.messages);
    return messages.find(({ _id }) => _id === ruleId)?.text ?? "";
  },
};
