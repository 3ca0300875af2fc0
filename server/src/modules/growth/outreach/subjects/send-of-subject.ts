// Sends a due message about a subject, if it still has its reason, and plans the next one.
import { OBJECTS } from "@mostrador/domain/growth/outreach/still-holds.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { businessSettings, holdIsWorking } from "../../../business/businesses/index.ts";
import { holdMayRespond } from "../../../business/contacts/index.ts";
import { objectsTo } from "../../../business/privacy/index.ts";
import { sendToContact } from "../../../conversation/inbox/index.ts";
import { readAddressee } from "../listed.store.ts";
import { type NotificationRow, updateNotification } from "../notification.store.ts";
import { purposeOf } from "../purpose.ts";
import { subjectOf } from "./planned-subject.ts";

/** The caller has locked its subject and its row. */
export async function sendOfSubject(tx: Tx, ctx: TenantCtx, row: NotificationRow): Promise<void> {
  const settled_at = new Date(ctx.now);
  const { contact_id: contactId, subject_id: subjectId, version } = row;
  const subject = subjectOf(ctx, row);
  const reason = await subjectStopReason(tx, ctx, row);
  if (reason !== null || !contactId || !subjectId) {
    await updateNotification(tx, row.id, { state: "withdrawn", reason: reason ?? "", settled_at });
  } else {
    const [business, contact] = await Promise.all([businessSettings({ ...ctx, tx }), readAddressee(tx, contactId)]);
    const name = contact?.name || contact?.push_name || "";
    const text = await subject.text(tx, ctx, { subjectId, contactId, version, name, business: business?.name ?? "" });
    const sent = await sendToContact(tx, ctx, {
      contactId,
      text,
      template: { purpose: purposeOf(row.kind), variables: {} },
      isPromotion: false,
      key: `notification:${row.id}`,
    });
    await updateNotification(tx, row.id, {
      text,
      settled_at,
      message_id: sent.messageId,
      ...(sent.state === "queued" ? { state: "sent" } : { state: "not_sent", reason: sent.reason }),
    });
  }
  if (subjectId) await subject.planNext(tx, ctx, subjectId);
}

/** In Spanish; null when it is still right as things are. */
export async function subjectStopReason(tx: Tx, ctx: TenantCtx, row: NotificationRow): Promise<string | null> {
  const { contact_id: contactId, subject_id: subjectId, version } = row;
  if (!contactId || !subjectId || !(await readAddressee(tx, contactId))) return "El contacto ya no está";
  if (!(await holdMayRespond(tx, contactId))) return "El asistente está apagado para este contacto";
  if (!(await holdIsWorking(tx))) return "El negocio no está en funcionamiento";
  if (await objectsTo(tx, contactId, "messages")) return OBJECTS;
  return subjectOf(ctx, row).whyNot(tx, ctx, { subjectId, contactId, version });
}

/** Before its row is locked; nothing for a message without one. */
export async function holdSubject(
  tx: Tx,
  ctx: TenantCtx,
  row: Pick<NotificationRow, "kind" | "subject_id">,
): Promise<void> {
  if (row.subject_id) await subjectOf(ctx, row).hold(tx, row.subject_id);
}
