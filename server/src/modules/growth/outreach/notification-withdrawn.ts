// Whether a planned message must be cancelled between its hand-over to the conversation and its sending: the same
// checks, in the transaction of the attempt (docs/decisions/0007, 0030). If a part of a visit was cancelled or moved
// meanwhile, the rest gets its own message. What its rule holds, as in a pause, goes back to the plan.
import { isOfSubject, isRuleKind } from "@mostrador/domain/growth/outreach/kinds.ts";
import { notificationChanged } from "@mostrador/domain/growth/outreach/live.ts";
import { NotificationDue } from "@mostrador/domain/growth/outreach/schema.ts";
import { stopOf } from "@mostrador/domain/growth/outreach/still-holds.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { type BeforeSend, TAKEN_BACK } from "../../conversation/inbox/index.ts";
import { type HeldPart, holdParts, writeOfParts } from "./facts/held-parts.ts";
import { momentOf } from "./moment.ts";
import {
  insertNotification,
  type NewNotificationRow,
  type NotificationRow,
  readByMessage,
  updateNotification,
} from "./notification.store.ts";
import { backToPlan, isHeld } from "./rules/hold-message.ts";
import { ruleStopReason } from "./rules/rule-stop-reason.ts";
import { holdSubject, subjectStopReason } from "./subjects/send-of-subject.ts";

/** Why it must not be sent now; null when nothing is against it, or it is not a planned one. */
export const whyWithdrawn: BeforeSend = async (tx, ctx, { messageId, author }) => {
  if (author === "assistant") return null;
  const row = await readByMessage(tx, messageId);
  if (!row) return null;
  const parts = await holdParts(tx, row);
  // The message itself reports this cancellation.
  if (row.kind === "auto_cancel") {
    const isSo = parts.some(({ held }) => held?.status === "cancelada");
    return isSo ? null : said("la cita ya no está cancelada");
  }
  if (isRuleKind(row.kind) || isOfSubject(row.kind)) {
    await holdSubject(tx, ctx, row);
    const reason = isRuleKind(row.kind)
      ? await ruleStopReason(tx, ctx, row, parts[0].held)
      : await subjectStopReason(tx, ctx, row);
    if (reason === null && isRuleKind(row.kind) && (await isHeld(tx, ctx, row))) {
      await backToPlan(tx, ctx, row);
      await announce(tx, ctx, notificationChanged, { notificationId: row.id });
      return TAKEN_BACK;
    }
    if (reason === null) return null;
    await updateNotification(tx, row.id, { state: "withdrawn", reason, settled_at: new Date(ctx.now) });
    await announce(tx, ctx, notificationChanged, { notificationId: row.id });
    return said(lowered(reason));
  }
  const stops = await Promise.all(parts.map(async (part) => stopOf(await momentOf(tx, ctx, row, part))));
  const stop = stops.find((one) => one !== null);
  if (!stop) return null;
  await updateNotification(tx, row.id, { ...stop, settled_at: new Date(ctx.now) });
  await announce(tx, ctx, notificationChanged, { notificationId: row.id });
  const rest = parts.filter((_part, index) => stops[index] === null);
  if (rest.length > 0) await tellRest(tx, ctx, row, rest);
  return said(lowered(stop.reason));
};

async function tellRest(tx: Tx, ctx: TenantCtx, row: NotificationRow, rest: readonly HeldPart[]): Promise<void> {
  const id = newId();
  const { state, reason, by_person, message_id, settled_at, updated_at, hurried, ...as } = row;
  const at = new Date(ctx.now);
  const mine = { ...as, ...writeOfParts(rest), id, deliver_at: at, created_at: at } as NewNotificationRow;
  if (!(await insertNotification(tx, mine))) return;
  await publish(tx, ctx, NotificationDue, { notificationId: id });
  await announce(tx, ctx, notificationChanged, { notificationId: id });
}

function lowered(reason: string): string {
  return `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
}

function said(reason: string): string {
  return `No se envió: ${reason}`;
}
