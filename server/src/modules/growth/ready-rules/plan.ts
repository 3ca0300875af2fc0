// Plans the ready messages of a contact from its birthday and its current appointments, after any event and any number
// of times.
import type { PlannedMessage } from "@mostrador/domain/growth/outreach/planned-message.ts";
import {
  planReady,
  type ReadyFacts,
  type ReadyRuleFacts,
  stopOfReady,
} from "@mostrador/domain/growth/ready-rules/plan-ready.ts";
import { READY_KINDS, type ReadyKind } from "@mostrador/domain/growth/ready-rules/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { businessZone } from "../../business/businesses/index.ts";
import {
  appointmentsOf,
  contactsToPlan,
  type PlannedRule,
  planRuleMessage,
  ruleMessagesOf,
  withdrawRuleMessage,
} from "../outreach/index.ts";
import { readClient } from "./ready-contacts.store.ts";
import { type ReadyRuleRow, readRule, readRules } from "./ready-rule.store.ts";

export async function planOfAppointment(ctx: TenantCtx, appointmentId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    if ((await readRules(tx)).length === 0) return;
    for (const contactId of await contactsToPlan(tx, appointmentId)) await planOfContact(tx, ctx, contactId);
  });
}

export async function planOfContact(tx: Tx, ctx: TenantCtx, contactId: string): Promise<void> {
  const rows: PlannedMessage[] = [];
  for (const kind of READY_KINDS) rows.push(...(await ruleMessagesOf(tx, contactId, kind)));
  // Read after the lock, so that of two plannings the later one knows more.
  const stored = await readRules(tx);
  if (rows.length === 0 && !stored.some(({ is_on }) => is_on)) return;
  const change = planReady(await factsOf(tx, ctx, contactId, stored), rows);
  for (const { id, reason } of change.withdraw) await withdrawRuleMessage(tx, ctx, id, reason);
  for (const one of change.add) {
    const text = stored.find(({ id }) => id === one.ruleId)?.message ?? "";
    await planRuleMessage(tx, ctx, { ...one, contactId, text });
  }
}

async function factsOf(
  tx: Tx,
  ctx: TenantCtx,
  contactId: string,
  stored: readonly ReadyRuleRow[],
): Promise<ReadyFacts> {
  const [client, appointments, zone] = await Promise.all([
    readClient(tx, contactId),
    appointmentsOf(tx, contactId),
    businessZone({ ...ctx, tx }),
  ]);
  // the business's own people have no rules
  const rules = client ? stored.map(ruleOf) : [];
  return { rules, birthdate: client?.birthdate ?? null, appointments, zone, now: ctx.now };
}

function ruleOf({ id, kind, is_on: isOn, hour, days }: ReadyRuleRow): ReadyRuleFacts {
  return { id, kind: kind as ReadyKind, isOn, hour, days };
}

/** How outreach asks about a planned ready message when it is sent. */
export function readyRule(kind: ReadyKind): PlannedRule {
  return {
    kind,
    namesOf: async (_tx, _ctx, ids) => new Map(ids.map((id) => [id, "Mensajes listos"])),
    whyNot: async (tx, ctx, message) =>
      stopOfReady(message, await factsOf(tx, ctx, message.contactId, await readRules(tx))),
    text: async (tx) => (await readRule(tx, kind))?.message ?? "",
  };
}
