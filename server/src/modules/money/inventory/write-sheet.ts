// Writes a count or a transfer once: with a key that is known, what the first call wrote is answered again.
import { conflict } from "@mostrador/domain/kit/domain-error.ts";
import type { WrittenMovements } from "@mostrador/domain/money/inventory/schema.ts";
import type * as z from "zod";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import type { MovementRow } from "./stock-movement.store.ts";
import { insertSheet, movementIdsOf, readSheet } from "./stock-sheet.store.ts";
import { answerMovements, writeMovements } from "./write-movements.ts";

type Sheet = { kind: "count" | "transfer"; key: string; reason: string; lines: number };
export type SheetMovement = Pick<MovementRow, "branch_id" | "product_id" | "type" | "quantity" | "comments">;

/** `movementsOf` runs in the transaction, for a new sheet only, with its id. */
export function writeSheet(
  ctx: TenantCtx,
  { kind, key, reason, lines }: Sheet,
  customIdOf: (sheetId: string) => string,
  movementsOf: (tx: Tx, sheetId: string) => Promise<SheetMovement[]>,
): Promise<z.infer<typeof WrittenMovements>> {
  const sheetId = newId();
  const made = { business_id: ctx.businessId, created_by: actorName(ctx.actor), created_at: new Date(ctx.now) };
  return transact(ctx, async (tx) => {
    const isNew = await insertSheet(tx, { ...made, id: sheetId, request_key: key, kind, lines, reason });
    if (!isNew) return answerAgain(tx, ctx, kind, key);
    const movements = await movementsOf(tx, sheetId);
    const rows = movements.map((movement) => ({
      ...made,
      ...movement,
      id: newId(),
      custom_id: customIdOf(sheetId),
      appointment_id: null,
      order_id: null,
      sheet_id: sheetId,
      date: new Date(ctx.now),
    }));
    return writeMovements(tx, ctx, rows);
  });
}

async function answerAgain(tx: Tx, ctx: TenantCtx, kind: Sheet["kind"], key: string) {
  const known = await readSheet(tx, key);
  if (known?.kind !== kind) throw conflict("Esa clave ya se usó para otro registro");
  return answerMovements(tx, ctx, await movementIdsOf(tx, known.id));
}
