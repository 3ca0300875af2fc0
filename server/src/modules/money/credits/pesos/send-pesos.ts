// What comes into the balance in pesos besides conversions: the team sends it or takes it back, the business buys it.

import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { creditsChanged } from "@mostrador/domain/money/credits/live.ts";
import {
  type NewPesoMovement,
  type PesoMovement,
  pesoMovements,
} from "@mostrador/domain/money/credits/pesos/schema.ts";
import type { createPesoMovement as createRoute } from "@mostrador/domain/money/credits/routes.ts";
import { actorName, actorOf, type PersonCtx, type TenantCtx, tenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import { listJournal } from "../../../../kernel/journal/list-journal.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { isThere } from "../../../business/businesses/index.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { movePesos, type PesoMovementRow, readPesoMovement, readPesoMovements } from "./peso.store.ts";

export const listPesoMovements = listJournal(pesoMovements, readPesoMovements, presentPesos);

export async function createPesoMovement(ctx: PersonCtx, { body }: Call<typeof createRoute>) {
  const tenant = tenantCtx(ctx, body.businessId.toLowerCase(), actorOf(ctx.principal));
  const key = `sent:${body.key ?? newId()}`;
  const row = await transact(tenant, async (tx, inside) => {
    if (!(await isThere(tx))) throw notFound("No se encontró el negocio", "businessId");
    await sendPesos(tx, inside, { ...body, key });
    return readPesoMovement(tx, key);
  });
  return { data: presentPesos(row), message: body.type === "recharge" ? "Saldo enviado" : "Saldo extraído" };
}

type Sent = Pick<NewPesoMovement, "type" | "amount" | "note"> & { key: string };

export async function sendPesos(tx: Tx, ctx: TenantCtx, { key, type, amount, note }: Sent): Promise<void> {
  const outcome = await movePesos(tx, { key, type, amount, note }, stampOf(ctx));
  if (outcome === "short") {
    const message = "El negocio tiene menos saldo";
    throw new DomainError(422, message, { errors: [{ path: "amount", message }] });
  }
  if (outcome !== "done") return;
  const [action, did] =
    type === "recharge" ? (["pesos.sent", "Envió"] as const) : (["pesos.extracted", "Extrajo"] as const);
  await record(tx, ctx, action, `${did} ${amount.toFixed(2)} MXN`, { type, amount });
}

/** Pesos that were paid for outside: each purchase comes in once. */
export async function buyPesos(tx: Tx, ctx: TenantCtx, { key, amount }: { key: string; amount: number }) {
  const outcome = await movePesos(tx, { key, type: "purchase", amount }, stampOf(ctx));
  if (outcome === "done")
    await record(tx, ctx, "pesos.bought", `Compró ${amount.toFixed(2)} MXN de saldo`, { key, amount });
}

/** What was spent stays spent: a balance never goes below zero. */
export async function takeBackPesos(tx: Tx, ctx: TenantCtx, { key, amount }: { key: string; amount: number }) {
  const outcome = await movePesos(tx, { key, type: "refund", amount }, stampOf(ctx));
  if (outcome === "done")
    await record(tx, ctx, "pesos.refunded", `Se reembolsó una compra de ${amount.toFixed(2)} MXN de saldo`, {
      key,
      amount,
    });
}

async function record(tx: Tx, ctx: TenantCtx, action: PesoAction, summary: string, details: object): Promise<void> {
  await writeAudit(tx, ctx, { action, summary, details });
  await announce(tx, ctx, creditsChanged, {});
}

type PesoAction = "pesos.sent" | "pesos.extracted" | "pesos.bought" | "pesos.refunded";

function stampOf(ctx: TenantCtx): { by: string; at: Date } {
  return { by: actorName(ctx.actor), at: new Date(ctx.now) };
}

function presentPesos(row: PesoMovementRow): PesoMovement {
  return {
    _id: row.id,
    businessId: row.business_id,
    type: row.type,
    conversion: row.conversion,
    referenceId: row.reference_id,
    amount: Number(row.amount),
    isUnpaid: row.type === "conversion" && Number(row.amount) === 0,
    balanceAfterMovement: Number(row.balance_after),
    note: row.note,
    createdBy: row.created_by,
    date: row.at.toISOString(),
  };
}
