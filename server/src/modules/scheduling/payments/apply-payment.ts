// Applies a payment once: writes the money, sets the appointment's status from its service, and creates a task for a
// person's decision (D-5.4, D-6.3, D-6.4). The same payment in the same status changes nothing, in any order and any
// number of times.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { paymentChanged } from "@mostrador/domain/scheduling/payments/live.ts";
import {
  afterApproval,
  afterOther,
  cameIn,
  isHeld,
  isWaiting,
  PAYMENT_STATUSES,
  type PaymentStatus,
  type Task,
} from "@mostrador/domain/scheduling/payments/payment-status.ts";
import { PaymentApproved } from "@mostrador/domain/scheduling/payments/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import type { ToldPayment } from "../../../providers/payments/port.ts";
import { changeStatus, holdPayable, type PayableAppointment } from "../appointments/index.ts";
import { bookMoney } from "./book-money.ts";
import { offerAt } from "./link/offer-at.ts";
import { lockOrder, type OrderRow, readDeadline, withdrawDeadline } from "./link/order.store.ts";
import { saleOf } from "./link/payable-sale.ts";
import {
  insertPayment,
  openTask,
  type PaymentRow,
  paymentsOf,
  readByProviderRef,
  readPayment,
  updatePayment,
} from "./payment.store.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Ignores one of another business, or of another account. */
export async function applyPayment(ctx: TenantCtx, told: ToldPayment): Promise<void> {
  const status = PAYMENT_STATUSES.find((one) => one === told.status);
  if (!status || !UUID.test(told.reference)) return;
  await transact(ctx, async (tx, inside) => {
    const order = await lockOrder(tx, told.reference);
    if (!order || order.seller !== told.seller) return;
    const row = await writeDown(tx, inside, order, told, status);
    if (!row) return;
    await takeEffect(tx, inside, order, row);
    await announce(tx, inside, paymentChanged, { appointmentId: row.appointment_id });
  });
}

/** The row afterwards; undefined when something newer is known already. */
async function writeDown(tx: Tx, ctx: TenantCtx, order: OrderRow, told: ToldPayment, status: PaymentStatus) {
  const known = await readByProviderRef(tx, told.id);
  const said = {
    status,
    status_detail: told.statusDetail.slice(0, 100),
    refunded_cents: Math.min(status === "charged_back" ? told.amountCents : told.refundedCents, told.amountCents),
    method: told.method.slice(0, 50),
    said_at: told.saidAt,
    approved_at: told.approvedAt,
    updated_at: new Date(ctx.now),
  };
  if (known) {
    if (known.order_id !== order.id || isNews(known, said) === false) return undefined;
    await updatePayment(tx, known.id, said);
    return readPayment(tx, known.id);
  }
  const id = newId();
  await insertPayment(tx, {
    ...said,
    business_id: ctx.businessId,
    id,
    order_id: order.id,
    appointment_id: order.appointment_id,
    provider_ref: told.id,
    amount_cents: told.amountCents,
    currency: told.currency,
    created_at: new Date(ctx.now),
  });
  return readPayment(tx, id);
}

function isNews(known: PaymentRow, said: Pick<PaymentRow, "status" | "refunded_cents" | "said_at">): boolean {
  if (said.said_at < known.said_at) return false;
  return said.status !== known.status || said.refunded_cents > known.refunded_cents;
}

async function takeEffect(tx: Tx, ctx: TenantCtx, order: OrderRow, row: PaymentRow): Promise<void> {
  const appointment = row.appointment_id ? await holdPayable(tx, row.appointment_id) : undefined;
  if (cameIn(row.status) && !row.applied_at) await approve(tx, ctx, order, row, appointment);
  else if (!cameIn(row.status) && appointment) await moveAlong(tx, ctx, row, appointment);
  if (cameIn(row.status)) await bookMoney(tx, ctx, order, row);
  if (row.status === "charged_back") await openTask(tx, row.id, "charged_back", new Date(ctx.now));
  else if (row.status === "refunded") await settle(tx, ctx, row);
  const sale = saleOf(ctx, order);
  if (sale) await sale.moneyMoved(tx, ctx, sale.saleId);
}

async function approve(
  tx: Tx,
  ctx: TenantCtx,
  order: OrderRow,
  row: PaymentRow,
  appointment: PayableAppointment | undefined,
): Promise<void> {
  await updatePayment(tx, row.id, { applied_at: new Date(ctx.now) });
  await publish(tx, ctx, PaymentApproved, { paymentId: row.id });
  // it was paid and refunded before the first notification
  if (!isHeld(row.status)) return;
  const task = await place(tx, ctx, order, row, appointment);
  if (task) await openTask(tx, row.id, task, new Date(ctx.now));
}

/** Applies its effect, or returns why a person has to. */
async function place(
  tx: Tx,
  ctx: TenantCtx,
  order: OrderRow,
  row: PaymentRow,
  appointment: PayableAppointment | undefined,
): Promise<Task | undefined> {
  if (row.amount_cents !== order.amount_cents || row.currency !== order.currency) return "mismatch";
  const sale = saleOf(ctx, order);
  if (sale) return taskOfSale(tx, sale, row.amount_cents);
  if (!appointment) return "deleted";
  const others = (await paymentsOf(tx, appointment.id)).filter(({ id }) => id !== row.id);
  const { status, starts, appointment_config: config } = appointment;
  const due = await dueWhenPaid(tx, appointment, row);
  const facts = {
    status,
    starts: starts.getTime(),
    isPaidAlready: others.some((other) => isHeld(other.status) && (other.task === null || other.settled_at !== null)),
    isEnough: row.amount_cents >= due,
  };
  const after = afterApproval(facts, config.statusAfterPayment, ctx.now);
  if (after.task) return after.task;
  const wanted = after.status;
  if (wanted && !(await isTaken(tx, () => changeStatus(ctx, appointment.id, wanted)))) return "place_taken";
  await withdrawDeadline(tx, appointment.id, new Date(ctx.now));
  return undefined;
}

/** A sale is paid by its money alone: nothing of it is decided here. */
async function taskOfSale(
  tx: Tx,
  { hold, saleId }: NonNullable<ReturnType<typeof saleOf>>,
  cents: number,
): Promise<Task | undefined> {
  const sale = await hold(tx, saleId);
  if (!sale) return "deleted";
  if (sale.isCancelled) return "cancelled";
  return sale.dueCents < cents ? "paid_twice" : undefined;
}

/**
 * The link's amount in cents when it was paid: the discount may have ended since the start, or the price increased.
 */
async function dueWhenPaid(tx: Tx, appointment: PayableAppointment, row: PaymentRow): Promise<number> {
  const paidAt = Math.min(row.created_at.getTime(), row.approved_at?.getTime() ?? Number.POSITIVE_INFINITY);
  const offer = await offerAt(tx, appointment, paidAt);
  return offer?.dueCents ?? 0;
}

/** Whether the slot was available; if not, its partial work is rolled back. */
async function isTaken(tx: Tx, take: () => Promise<unknown>): Promise<boolean> {
  try {
    await tx.savepoint(take);
    return true;
  } catch (error) {
    const isOverlap = (error as { code?: string }).code === "23P01";
    if (isOverlap || (error instanceof DomainError && error.status === 409)) return false;
    throw error;
  }
}

/** A payment on its way, or one that failed. */
async function moveAlong(tx: Tx, ctx: TenantCtx, row: PaymentRow, appointment: PayableAppointment): Promise<void> {
  const others = (await paymentsOf(tx, appointment.id)).filter(({ id }) => id !== row.id);
  const deadline = await readDeadline(tx, appointment.id);
  const isDue = deadline !== undefined && !deadline.withdrawn_at && deadline.due_at.getTime() <= ctx.now;
  const isLast = !others.some(({ status }) => isWaiting(status) || isHeld(status));
  const wanted = afterOther(appointment.status, row.status, { isLast, isDue });
  if (wanted) await changeStatus(ctx, appointment.id, wanted);
}

/** The money is refunded: there is nothing left to decide. */
async function settle(tx: Tx, ctx: TenantCtx, row: PaymentRow): Promise<void> {
  const known = await readPayment(tx, row.id);
  if (!known?.task || known.settled_at) return;
  await updatePayment(tx, row.id, { settled_at: new Date(ctx.now), settled_by: ctx.actor.name });
}
