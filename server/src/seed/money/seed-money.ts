// The demo's money: payments of customers, and the monthly costs of the business.
import { NewMoneyMovement } from "@mostrador/domain/money/finance/schema.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { transact } from "../../kernel/db/transaction.ts";
import { recordMovement } from "../../modules/money/finance/index.ts";
import type { SeededRows } from "../demo-business.ts";
import type { Random } from "../random.ts";

const DAY_MS = 86_400_000;
const SALES = 24;
const METHODS = ["cash", "cash", "debit", "credit", "transfer"] as const;
const EXPENSES = [
  { amount: 8_500, category: "rent", paymentMethod: "transfer", comments: "Renta del local", daysAgo: 20 },
  { amount: 1_240.5, category: "utilities", paymentMethod: "debit", comments: "Luz y agua", daysAgo: 12 },
  { amount: 4_800, category: "salary", paymentMethod: "transfer", comments: "Quincena", daysAgo: 7 },
  { amount: 650, category: "maintenance", paymentMethod: "cash", comments: "Reparación de una silla", daysAgo: 3 },
] as const;

export async function seedMoney(ctx: TenantCtx, { branchIds, contactIds }: SeededRows, random: Random): Promise<void> {
  const branchId = branchIds[0] as string;
  const pays = (given: object) => {
    const movement = NewMoneyMovement.parse({ branchId, businessId: ctx.businessId, ...given });
    const date = Date.parse(movement.date ?? "");
    return transact(ctx, (tx) => recordMovement(tx, ctx, { ...movement, date, appointmentId: null }));
  };
  for (const { daysAgo, ...expense } of EXPENSES) {
    await pays({ ...expense, type: "out", date: new Date(ctx.now - daysAgo * DAY_MS).toISOString() });
  }
  for (let sale = 0; sale < SALES; sale += 1) {
    const contact = random.pick(contactIds);
    await pays({
      clientId: contact,
      amount: 150 + random.below(20) * 50,
      paymentMethod: random.pick(METHODS),
      date: attended(ctx.now, 1 + random.below(27), 16 + random.below(9)),
    });
  }
}

/** This many days ago, at an hour (UTC) at which the demo is open. */
function attended(now: number, daysAgo: number, hour: number): string {
  const day = Math.floor(now / DAY_MS) - daysAgo;
  return new Date(day * DAY_MS + hour * 3_600_000).toISOString();
}
