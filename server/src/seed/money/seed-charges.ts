// The open till of the demo and its charges: the delivered order in cash, and a part of an enrollment by two means.
import { NewCharge } from "@mostrador/domain/money/charges/schema.ts";
import { NewTill } from "@mostrador/domain/money/tills/schema.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { listEnrollments } from "../../modules/growth/enrollments/index.ts";
import { listOrders } from "../../modules/growth/orders/index.ts";
import { createCharge } from "../../modules/money/charges/index.ts";
import { openTill } from "../../modules/money/tills/index.ts";
import type { SeededRows } from "../demo-business.ts";

export async function seedCharges(ctx: TenantCtx, { businessId, branchIds }: SeededRows): Promise<void> {
  await openTill(ctx, { body: { till: NewTill.parse({ businessId, branchId: branchIds[0], float: 500 }) } });
  const charge = (fields: object) =>
    createCharge(ctx, { body: { charge: NewCharge.parse({ businessId, branchId: branchIds[0], ...fields }) } });
  const [order] = (await listOrders(ctx, { query: { businessId, status: "delivered", limit: 1 } })).data;
  if (order)
    await charge({
      lines: [{ orderId: order._id, price: order.total, owed: order.total }],
      payments: [{ paymentMethod: "cash", amount: order.total + 50 }],
      tip: 20,
    });
  const query = { businessId, paymentStatus: "partial" as const, limit: 1 };
  const [enrollment] = (await listEnrollments(ctx, { query })).data;
  if (!enrollment) return;
  const { _id: enrollmentId, totalPaid, remainingBalance } = enrollment;
  await charge({
    lines: [{ enrollmentId, price: totalPaid + remainingBalance, discount: 100, owed: remainingBalance - 100 }],
    payments: [
      { paymentMethod: "debit", amount: 800 },
      { paymentMethod: "cash", amount: 200 },
    ],
    note: "Paga el resto en la primera sesión",
  });
}
