// Sends a due promotion of a rule: once, while it has its reason, not at night, and not many in a day.
import { fillText } from "@mostrador/domain/business/contacts/message-text/fill-text.ts";
import { NotificationDue } from "@mostrador/domain/growth/outreach/schema.ts";
import { variablesFor } from "@mostrador/domain/growth/outreach/texts.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { businessSettings, businessZone } from "../../../business/businesses/index.ts";
import { sendToContact } from "../../../conversation/inbox/index.ts";
import type { HeldAppointment } from "../../../scheduling/appointments/index.ts";
import { wordsOf } from "../facts/facts.ts";
import { readAddressee } from "../listed.store.ts";
import { type NotificationRow, updateNotification } from "../notification.store.ts";
import { purposeOf } from "../purpose.ts";
import { assistantNameIn } from "./assistant-name.ts";
import { filledTemplate } from "./filled-template.ts";
import { isHeld } from "./hold-message.ts";
import { aboutOf, ruleOf, ruleStopReason } from "./rule-stop-reason.ts";
import { waitTime } from "./wait-time.ts";

export async function sendRuleMessage(
  tx: Tx,
  ctx: TenantCtx,
  row: NotificationRow,
  held: HeldAppointment | null | undefined,
): Promise<void> {
  const settled_at = new Date(ctx.now);
  const reason = await ruleStopReason(tx, ctx, row, held);
  const { contact_id: contactId, rule_id: ruleId } = row;
  if (reason !== null || !contactId || !ruleId) {
    return updateNotification(tx, row.id, { state: "withdrawn", reason: reason ?? "", settled_at });
  }
  const rule = ruleOf(ctx, row);
  const message = { ruleId, contactId, ...aboutOf(row) };
  if (await isHeld(tx, ctx, row)) return;
  const zone = held?.zone ?? (await businessZone({ ...ctx, tx }));
  const wait = await waitTime(tx, ctx, row, { zone, contactId });
  if (wait) {
    await updateNotification(tx, row.id, { deliver_at: new Date(wait.until), reason: wait.reason });
    await publish(tx, ctx, NotificationDue, { notificationId: row.id }, { at: wait.until });
    return;
  }
  const variables = held ? variablesFor(await wordsOf(tx, ctx, [held])) : {};
  const [business, contact, asistente, words, template] = await Promise.all([
    businessSettings({ ...ctx, tx }),
    readAddressee(tx, contactId),
    assistantNameIn(tx, ctx, row),
    rule.text(tx, ctx, message),
    rule.template?.(tx, ctx, message),
  ]);
  const people = {
    nombre: contact?.name || contact?.push_name || "",
    nombre_whatsapp: contact?.push_name ?? "",
    negocio: business?.name ?? "",
    asistente,
  };
  const text = fillText(words, { ...people, ...variables });
  const sent = await sendToContact(tx, ctx, {
    contactId,
    text,
    template: { purpose: purposeOf(row.kind), variables: { ...variables, asistente } },
    ...(template ? { chosen: filledTemplate(template, people) } : {}),
    isPromotion: true,
    key: `notification:${row.id}`,
  });
  await updateNotification(tx, row.id, {
    text,
    settled_at,
    message_id: sent.messageId,
    ...(sent.state === "queued" ? { state: "sent", reason: "" } : { state: "not_sent", reason: sent.reason }),
  });
}
