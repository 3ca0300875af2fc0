// Our own events that a person moved or deleted in Google. A moved appointment follows if its new slot is free;
// everything else becomes a question, and nothing is deleted from the agenda. A block stays unchanged.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { type OutsideEvent, spanOf } from "@mostrador/domain/scheduling/calendars/google-event.ts";
import { calendarChanged } from "@mostrador/domain/scheduling/calendars/live.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { editAppointment, readTold } from "../../appointments/index.ts";
import { type EventRow, lockEvent, updateEvent } from "../push/event.store.ts";
import { isInForce } from "../push/plan-push.ts";
import { putQuestion } from "../question/question.store.ts";

const OVERLAP = "23P01";

/** `event` is null where a complete reading did not find it. */
export async function followMove(
  ctx: TenantCtx,
  seen: EventRow,
  event: OutsideEvent | null,
  zone: string,
): Promise<void> {
  await transact(ctx, async (tx, inside) => {
    const row = await lockEvent(tx, seen.appointment_id);
    if (!row || row.event_id !== seen.event_id || !isNews(row, seen, event)) return;
    const tenant = inside;
    const told = await readTold(tx, row.appointment_id);
    const counts = told && isInForce(told) && told.ends.getTime() > ctx.now;
    const heard = event ? { google_updated: new Date(event.updated) } : {};
    if (told?.is_block) return restoreBlock(tx, row, event, zone);
    if (!event || event.isDeleted) {
      await updateEvent(tx, row.appointment_id, row.event_id, { ...heard, is_gone: true });
      if (counts) await ask(tx, tenant, row, "deleted", null);
      return;
    }
    const span = spanOf(event, zone);
    await updateEvent(tx, row.appointment_id, row.event_id, heard);
    if (!span || !counts || isWhere(row, span)) return;
    const moved = await move(tx, tenant, row.appointment_id, span);
    if (moved === null) return ask(tx, tenant, row, "moved", span);
    const there = { starts: new Date(span.start), ends: new Date(span.end), pushed_version: moved };
    await updateEvent(tx, row.appointment_id, row.event_id, there);
  });
}

/** A block only changes in the agenda: the reader finds that its event must be written again. */
async function restoreBlock(tx: Tx, row: EventRow, event: OutsideEvent | null, zone: string): Promise<void> {
  const isGone = !event || event.isDeleted;
  const span = event && spanOf(event, zone);
  const isMoved = !isGone && !(span && isWhere(row, span));
  await updateEvent(tx, row.appointment_id, row.event_id, {
    ...(event ? { google_updated: new Date(event.updated) } : {}),
    ...(isGone ? { is_gone: true } : {}),
    ...(isGone || isMoved ? { pushed_version: null } : {}),
  });
}

/** Neither our own echo nor an event that we are about to overwrite. */
function isNews(row: EventRow, seen: EventRow, event: OutsideEvent | null): boolean {
  if (row.is_gone || row.pushed_version === null || row.google_updated === null) return false;
  const known = row.google_updated.getTime();
  return event ? event.updated > known : known === seen.google_updated?.getTime();
}

function isWhere(row: EventRow, span: { start: number; end: number }): boolean {
  return row.starts.getTime() === span.start && row.ends.getTime() === span.end;
}

/** Its version there; null when the slot is not available. */
async function move(tx: Tx, ctx: TenantCtx, id: string, to: { start: number; end: number }): Promise<Date | null> {
  try {
    const moved = await tx.savepoint(() => editAppointment(ctx, id, { ...to, confirmOutsideHours: true }));
    return new Date(moved.updatedAt);
  } catch (error) {
    if (error instanceof DomainError || (error as { code?: string }).code === OVERLAP) return null;
    throw error;
  }
}

async function ask(
  tx: Tx,
  ctx: TenantCtx,
  row: EventRow,
  kind: "deleted" | "moved",
  to: { start: number; end: number } | null,
): Promise<void> {
  const { appointment_id, specialist_id } = row;
  await putQuestion(tx, {
    business_id: ctx.businessId,
    appointment_id,
    specialist_id,
    kind,
    starts: to && new Date(to.start),
    ends: to && new Date(to.end),
    asked_at: new Date(ctx.now),
  });
  await announce(tx, ctx, calendarChanged, { specialistId: specialist_id });
}
