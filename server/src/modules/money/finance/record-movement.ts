// Creates a movement of money: by hand, or from an appointment. For all capabilities above.

import type { Instant } from "@mostrador/domain/kit/time.ts";
import { decimalOf } from "@mostrador/domain/money/finance/amount.ts";
import { moneyMovementChanged } from "@mostrador/domain/money/finance/live.ts";
import type { MovementType, PaymentMethod } from "@mostrador/domain/money/finance/payment-method.ts";
import { SaleMoneyReceived } from "@mostrador/domain/money/finance/schema.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { insertMovement, readIdByKey } from "./movement.store.ts";
import { tillOfMovements } from "./till-of-movements.ts";

type MovementToRecord = {
  clientId: string | null;
  branchId: string;
  date: Instant;
  /** Pesos with at most two decimals, more than zero. */
  amount: number;
  type: MovementType;
  paymentMethod: PaymentMethod;
  category: string;
  comments: string;
  customId?: string;
  appointmentId: string | null;
  orderId?: string | null;
  enrollmentId?: string | null;
  packagePurchaseId?: string | null;
  chargeId?: string;
  isTip?: boolean;
  /** Another part of a ticket that was counted: the average ticket does not count it again. */
  isOfTicket?: boolean;
  /** The same key twice is one movement. */
  key?: string;
};

/** Returns its id. Branch, client and appointment are rows of this business: the database refuses others. */
export async function recordMovement(tx: Tx, ctx: TenantCtx, movement: MovementToRecord): Promise<string> {
  const { clientId, branchId, appointmentId, key = null } = movement;
  const id = newId();
  const by = actorName(ctx.actor);
  const at = new Date(ctx.now);
  const till = await ctx.fillings.one(tillOfMovements).open(tx, ctx, branchId);
  const isNew = await insertMovement(tx, {
    business_id: ctx.businessId,
    id,
    custom_id: movement.customId ?? "",
    branch_id: branchId,
    contact_id: clientId,
    appointment_id: appointmentId,
    order_id: movement.orderId ?? null,
    enrollment_id: movement.enrollmentId ?? null,
    package_purchase_id: movement.packagePurchaseId ?? null,
    charge_id: movement.chargeId ?? null,
    is_tip: movement.isTip ?? false,
    is_ticket: !(movement.isTip || movement.isOfTicket),
    till_shift_id: till,
    date: new Date(movement.date),
    amount: decimalOf(movement.amount),
    type: movement.type,
    payment_method: movement.paymentMethod,
    category: movement.category,
    comments: movement.comments,
    request_key: key,
    created_by: by,
    updated_by: by,
    created_at: at,
    updated_at: at,
  });
  if (!isNew) return (await readIdByKey(tx, key as string)) as string;
  await announce(tx, ctx, moneyMovementChanged, { movementId: id });
  const { orderId, enrollmentId } = movement;
  if (movement.type === "in" && orderId) await publish(tx, ctx, SaleMoneyReceived, { kind: "order", id: orderId });
  if (movement.type === "in" && enrollmentId)
    await publish(tx, ctx, SaleMoneyReceived, { kind: "enrollment", id: enrollmentId });
  return id;
}
