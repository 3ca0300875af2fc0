// The demo's stock: weekly deliveries, a count, a transfer, and what the appointments of the last weeks used up.
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { NewStockMovement } from "@mostrador/domain/money/inventory/schema.ts";
import { AgendaQuery } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { countStock, createStockMovements, transferStock } from "../../modules/money/inventory/index.ts";
import { listAgenda } from "../../modules/scheduling/appointments/index.ts";
import { ZONE } from "../agenda/seed-agenda.ts";
import type { DemoBusiness, SeededRows } from "../demo-business.ts";

const DAY_MS = 86_400_000;
const DELIVERIES = [25, 18, 11, 4];
const DAYS_OF_USE = 24;
/** Of what was bought; the rest is still there. */
const MOST_USED = 0.7;

export async function seedStock(ctx: TenantCtx, demo: DemoBusiness, told: SeededRows): Promise<void> {
  for (const [delivery, daysAgo] of DELIVERIES.entries()) {
    const stockMovements = demo.products.flatMap(({ bought }, at) => {
      const quantity = Math.floor((bought + delivery) / DELIVERIES.length);
      if (quantity === 0) return [];
      const date = new Date(ctx.now - daysAgo * DAY_MS).toISOString();
      const what = { branchId: told.branchIds[0], productId: told.productIds[at], comments: "Compra al proveedor" };
      return [NewStockMovement.parse({ ...what, quantity, type: "in", date })];
    });
    await createStockMovements(ctx, { body: { stockMovements } });
  }
  await seedSheets({ ...ctx, now: ctx.now - 3 * DAY_MS }, demo, told);
  await seedUse(ctx, demo, told);
}

/** A count of a few products, one of them short, and where there is a second branch a transfer to it. */
async function seedSheets(
  ctx: TenantCtx,
  { products }: DemoBusiness,
  { branchIds, productIds }: SeededRows,
): Promise<void> {
  const [branchId, other] = branchIds;
  const { businessId } = ctx;
  const counted = products.slice(0, 4).map(({ bought }, at) => ({
    ...{ branchId: branchId as string, productId: productIds[at] as string },
    ...{ expected: bought, counted: at === 1 ? bought - 1 : bought },
  }));
  const key = "conteo-de-muestra";
  await countStock(ctx, { body: { count: { businessId, key, reason: "Inventario físico", lines: counted } } });
  if (!other) return;
  const lines = [{ productId: productIds[0] as string, quantity: 2 }];
  const way = { fromBranchId: branchId as string, toBranchId: other, lines, comments: "Para el fin de semana" };
  await transferStock(ctx, { body: { transfer: { businessId, key: "traspaso-de-muestra", ...way } } });
}

async function seedUse(ctx: TenantCtx, { products }: DemoBusiness, { branchIds, productIds }: SeededRows) {
  const branchId = branchIds[0] as string;
  const today = localOf(ZONE, ctx.now).day;
  const days = { from: addDays(today, -DAYS_OF_USE), to: today };
  const query = AgendaQuery.parse({ businessId: ctx.businessId, branchId, ...days });
  const { data } = await listAgenda(ctx, { body: undefined, params: {}, query });
  const left = products.map(({ bought }) => Math.floor(bought * MOST_USED));
  const attended = data.filter(({ status }) => status === "asistida");
  for (const { _id: appointmentId, serviceName, start } of attended) {
    const stockMovements = products.flatMap(({ by }, at) => {
      const quantity = by[serviceName] ?? 0;
      if (quantity === 0 || quantity > (left[at] ?? 0)) return [];
      left[at] = (left[at] ?? 0) - quantity;
      return [NewStockMovement.parse({ branchId, productId: productIds[at], quantity, type: "out", date: start })];
    });
    if (stockMovements.length > 0) await createStockMovements(ctx, { body: { stockMovements, appointmentId } });
  }
}
