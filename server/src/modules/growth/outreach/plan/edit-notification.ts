// Changes a person's planned message before it is sent; the product's own messages are written from the rows.
import { messageTextProblem } from "@mostrador/domain/business/contacts/message-text/message-text.ts";
import {
  APPOINTMENT_VARIABLES,
  CONTACT_VARIABLES,
} from "@mostrador/domain/business/contacts/message-text/variables.ts";
import { notificationChanged } from "@mostrador/domain/growth/outreach/live.ts";
import type { editNotification as editRoute } from "@mostrador/domain/growth/outreach/routes.ts";
import { NO_NOTIFICATION, NotificationDue } from "@mostrador/domain/growth/outreach/schema.ts";
import { DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { nextUpdate } from "../../../../kernel/db/next-update.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { noteBlindEdit } from "../../../ground/identity/index.ts";
import { readListed } from "../listed.store.ts";
import { lockNotification, updateNotification } from "../notification.store.ts";
import { presentAll } from "../notification.ts";
import { deliveryTime } from "./delivery-time.ts";

export async function editNotification(ctx: TenantCtx, { params, body }: Call<typeof editRoute>) {
  const { text, deliveryDate, updatedAt } = body.notification;
  const deliverAt = deliveryTime(ctx, deliveryDate);
  const row = await transact(ctx, async (tx) => {
    const before = await lockNotification(tx, params.id);
    if (!before) throw notFound(NO_NOTIFICATION);
    if (before.kind !== "message") throw new DomainError(422, "Este mensaje lo escribe el sistema: no se puede editar");
    if (before.state !== "planned") throw new DomainError(422, "El mensaje ya no está programado");
    const problem = messageTextProblem(text, before.appointment_id ? APPOINTMENT_VARIABLES : CONTACT_VARIABLES);
    if (problem !== null) throw invalid("notification.text", problem);
    const updated_at = nextUpdate(ctx, before.updated_at, updatedAt);
    await updateNotification(tx, before.id, { text, deliver_at: new Date(deliverAt), updated_at });
    await noteBlindEdit(tx, ctx, updatedAt, {
      action: "notification.edited",
      what: "un mensaje programado",
      details: { notificationId: before.id },
    });
    await publish(tx, ctx, NotificationDue, { notificationId: before.id }, { at: deliverAt });
    await announce(tx, ctx, notificationChanged, { notificationId: before.id });
    const listed = await readListed(tx, before.id);
    return listed && (await presentAll(tx, ctx, [listed]))[0];
  });
  if (!row) throw notFound(NO_NOTIFICATION);
  return { data: row, message: "Mensaje actualizado" };
}
