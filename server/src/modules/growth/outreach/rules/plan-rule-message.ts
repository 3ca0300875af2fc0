// How a capability with rules of its own writes its messages into the plan.
import { PHASES, type RuleKind } from "@mostrador/domain/growth/outreach/kinds.ts";
import { notificationChanged } from "@mostrador/domain/growth/outreach/live.ts";
import type { PlannedMessage, WantedMessage } from "@mostrador/domain/growth/outreach/planned-message.ts";
import { NotificationDue } from "@mostrador/domain/growth/outreach/schema.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { insertNotification } from "../notification.store.ts";
import { withdraw } from "../plan-appointment.ts";
import { lockContactPlan, readRuleMessages } from "./rule-message.store.ts";

export { plannedContacts as contactsPlannedBy, rewordRuleMessages } from "./rule-message.store.ts";

/** Everything of this kind for the contact; no other transaction plans for it until this one ends. */
export async function ruleMessagesOf(tx: Tx, contactId: string, kind: RuleKind): Promise<PlannedMessage[]> {
  await lockContactPlan(tx, contactId);
  return (await readRuleMessages(tx, contactId, kind)).map((row) => ({
    id: row.id,
    ruleId: row.rule_id ?? "",
    appointmentId: row.appointment_id,
    state: row.state,
    byPerson: row.by_person,
    isHurried: row.hurried,
    version: row.version,
    deliverAt: row.deliver_at.getTime(),
  }));
}

type NewRuleMessage = WantedMessage & {
  kind: RuleKind;
  contactId: string;
  text: string;
  /** The place in a funnel that caused it, as 'phase.scenario.message'. */
  place?: { funnelId: string; phase: string };
  /** Whether a person may withdraw it; they may by default. */
  deletable?: boolean;
};

export async function planRuleMessage(tx: Tx, ctx: TenantCtx, planned: NewRuleMessage): Promise<void> {
  const { kind, ruleId, contactId, appointmentId, version, text, deliverAt, place, deletable = true } = planned;
  const id = newId();
  const isMade = await insertNotification(tx, {
    business_id: ctx.businessId,
    id,
    kind,
    rule_id: ruleId,
    contact_id: contactId,
    specialist_id: null,
    appointment_id: appointmentId,
    with_appointments: [],
    visit_id: null,
    funnel_id: place?.funnelId ?? null,
    version,
    text,
    deliver_at: new Date(deliverAt),
    phase: place?.phase ?? PHASES[kind],
    deletable,
    created_by: actorName(ctx.actor),
    created_at: new Date(ctx.now),
  });
  if (!isMade) return;
  await publish(tx, ctx, NotificationDue, { notificationId: id }, { at: deliverAt });
  await announce(tx, ctx, notificationChanged, { notificationId: id });
}

export function withdrawRuleMessage(tx: Tx, ctx: TenantCtx, id: string, reason: string): Promise<void> {
  return withdraw(tx, ctx, id, { reason });
}
