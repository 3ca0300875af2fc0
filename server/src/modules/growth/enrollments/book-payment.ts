// What an enrollment paid since the last time becomes a movement of money: once, by a key of its own (D-17.16).
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { decimalOf } from "@mostrador/domain/money/finance/amount.ts";
import { DEFAULT_CATEGORY } from "@mostrador/domain/money/finance/category.ts";
import type { PaymentMethod } from "@mostrador/domain/money/finance/payment-method.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { allBranches } from "../../business/branches/index.ts";
import { recordMovement } from "../../money/finance/index.ts";
import { countPayments, insertPayment } from "./enrollment.store.ts";

const NO_BRANCH = "Registra una sucursal para guardar lo pagado";

type PaymentToBook = {
  /** Of the enrollment, whose row the caller has locked or just inserted. */
  id: string;
  clientId: string;
  ticket: number;
  courseName: string;
  /** Pesos; negative: given back. */
  by: number;
  method: PaymentMethod | null;
  at: Date;
};

export async function bookPayment(tx: Tx, ctx: TenantCtx, payment: PaymentToBook): Promise<void> {
  const { id, clientId, ticket, courseName, by, at } = payment;
  const amount = Math.round(by * 100) / 100;
  if (amount === 0) return;
  const branches = await allBranches({ ...ctx, tx });
  const branch = branches.find(({ isArchived }) => !isArchived) ?? branches[0];
  if (!branch)
    throw new DomainError(422, NO_BRANCH, { errors: [{ path: "enrollment.totalPaid", message: NO_BRANCH }] });
  const position = (await countPayments(tx, id)) + 1;
  const paymentMethod = payment.method ?? "cash";
  const movementId = await recordMovement(tx, ctx, {
    clientId,
    branchId: branch._id,
    date: at.getTime(),
    amount: Math.abs(amount),
    type: amount > 0 ? "in" : "out",
    paymentMethod,
    category: DEFAULT_CATEGORY,
    comments: `${amount > 0 ? "Pago" : "Devolución"} del curso ${courseName}, boleto ${ticket}`,
    appointmentId: null,
    enrollmentId: id,
    key: `enrollment:${id}:${position}`,
  });
  await insertPayment(tx, {
    business_id: ctx.businessId,
    enrollment_id: id,
    position,
    amount: decimalOf(amount),
    payment_method: paymentMethod,
    paid_at: at,
    movement_id: movementId,
  });
}
