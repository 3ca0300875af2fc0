// Stock movements: purchases and consumption. The ledger and the stored stock are written together; a mistake is
// corrected by the opposite movement (docs/decisions/0032).

import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { consumptionId } from "@mostrador/domain/money/inventory/consumption.ts";
import type {
  createStockMovements as createRoute,
  totalStockMovements as totalRoute,
} from "@mostrador/domain/money/inventory/routes.ts";
import { type NewStockMovement, stockMovementJournal } from "@mostrador/domain/money/inventory/schema.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { listJournal } from "../../../kernel/journal/list-journal.ts";
import { presentMovement } from "./present-movement.ts";
import { readStockMovements, readStockTotals } from "./stock-movement.store.ts";
import { writeMovements } from "./write-movements.ts";

export const listStockMovements = listJournal(stockMovementJournal, readStockMovements, presentMovement);

export async function totalStockMovements(ctx: TenantCtx, { query }: Pick<Call<typeof totalRoute>, "query">) {
  const sums = await readTogether(ctx, (tx) => readStockTotals(tx, query));
  return { data: sums ?? { count: 0, in: 0, out: 0 } };
}

export async function createStockMovements(ctx: TenantCtx, { body }: Pick<Call<typeof createRoute>, "body">) {
  const { stockMovement, stockMovements, appointmentId = null } = body;
  const given = [...(stockMovement ? [stockMovement] : []), ...(stockMovements ?? [])];
  checkBusiness(ctx, stockMovements ?? []);
  const data = await transact(ctx, (tx) => {
    const rows = given.map((movement) => rowOf(ctx, movement, appointmentId));
    return writeMovements(tx, ctx, rows);
  });
  return { data, message: messageOf(body) };
}

/** What a new product has in each branch. */
export async function enterFirstStock(
  ctx: TenantCtx,
  productId: string,
  counted: readonly { branchId: string; quantity: number }[],
): Promise<void> {
  const entry = { productId, type: "in" as const, comments: "Existencia inicial" };
  await createStockMovements(ctx, { body: { stockMovements: counted.map((line) => ({ ...entry, ...line })) } });
}

/** In a list, each may name a business; the permission check only compares it for a single one. */
function checkBusiness(ctx: TenantCtx, movements: readonly NewStockMovement[]): void {
  const other = movements.findIndex(({ businessId = ctx.businessId }) => businessId.toLowerCase() !== ctx.businessId);
  if (other >= 0) throw notFound("No se encontró el negocio", `stockMovements.${other}.businessId`);
}

function messageOf({ stockMovement, stockMovements }: Call<typeof createRoute>["body"]): string {
  if (stockMovements?.every(({ type }) => type === "out")) return "Consumo de productos registrado correctamente";
  if (stockMovement?.type === "out") return "Consumo registrado correctamente";
  return "Movimiento registrado correctamente";
}

function rowOf(ctx: TenantCtx, movement: NewStockMovement, appointmentId: string | null) {
  const { customId = "", type } = movement;
  return {
    business_id: ctx.businessId,
    id: newId(),
    custom_id: customId || (appointmentId && type === "out" ? consumptionId(appointmentId) : ""),
    branch_id: movement.branchId.toLowerCase(),
    product_id: movement.productId.toLowerCase(),
    appointment_id: appointmentId,
    order_id: null,
    sheet_id: null,
    type,
    quantity: movement.quantity,
    date: new Date(movement.date === undefined ? ctx.now : Date.parse(movement.date)),
    comments: movement.comments,
    created_by: actorName(ctx.actor),
    created_at: new Date(ctx.now),
  };
}
