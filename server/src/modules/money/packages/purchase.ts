// Bought packages: listed, extended, and given back with what is left of them.

import { fromCents, toCents } from "@mostrador/domain/catalog/services/offer.ts";
import { conflict, DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { pesosText } from "@mostrador/domain/money/finance/amount.ts";
import { changeExpiry, close, isUnpaid } from "@mostrador/domain/money/packages/balance.ts";
import type {
  editPackagePurchase as editRoute,
  refundPackage as refundRoute,
  totalPackagePurchases as totalRoute,
} from "@mostrador/domain/money/packages/routes.ts";
import {
  ALREADY_CLOSED,
  EXPIRES_BEFORE,
  NO_PURCHASE,
  NOT_PAID,
  PAID_ONLINE,
  type PackagePurchase,
  packageMovements,
  packagePurchases,
} from "@mostrador/domain/money/packages/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { listJournal } from "../../../kernel/journal/list-journal.ts";
import { noteBlindEdit, writeAudit } from "../../ground/identity/index.ts";
import { holdPaidLines, refundableCents, refundLines } from "../charges/index.ts";
import { planExpiry } from "./expire-packages.ts";
import { balanceOf, moveSessions } from "./move-sessions.ts";
import { presentPurchase, presentSessionMovement } from "./present-purchase.ts";
import {
  lockPurchase,
  readExpired,
  readOpen,
  readPurchases,
  readPurchaseTotals,
  readSessionMovements,
  updatePurchase,
} from "./purchase.store.ts";

export const listPackagePurchases = listJournal(packagePurchases, readPurchases, presentPurchase);
export const listPackageMovements = listJournal(packageMovements, readSessionMovements, presentSessionMovement);

/** Those of a contact with sessions left, the next to expire first. */
export async function openPackagesOf(tx: Tx, contactId: string): Promise<PackagePurchase[]> {
  return (await readOpen(tx, contactId)).map(presentPurchase);
}

export async function totalPackagePurchases(ctx: TenantCtx, { query }: Pick<Call<typeof totalRoute>, "query">) {
  const found = await readTogether(ctx, (tx) => readPurchaseTotals(tx, query));
  const { count = 0, left = 0, paid = 0, owed = 0 } = found ?? {};
  return { data: { count, left, paid: Number(paid), owed: Number(owed) } };
}

export async function editPackagePurchase(
  ctx: TenantCtx,
  { params, body: { purchase: edit } }: Pick<Call<typeof editRoute>, "params" | "body">,
) {
  const data = await transact(ctx, async (tx, inside) => {
    const before = await lockPurchase(tx, params.id);
    if (!before) throw notFound(NO_PURCHASE);
    const updated_at = nextUpdate(ctx, before.updated_at, edit.updatedAt);
    const { expiresOn = before.expires_on } = edit;
    const isOther = expiresOn !== before.expires_on;
    if (isOther && before.status === "refunded") throw conflict(ALREADY_CLOSED);
    if (isOther && isUnpaid(before)) throw conflict(NOT_PAID);
    if (isOther && expiresOn && expiresOn < localOf(before.zone, ctx.now).day)
      throw invalid("purchase.expiresOn", EXPIRES_BEFORE);
    if (isOther) {
      const moved = changeExpiry(balanceOf(before), expiresOn, await readExpired(tx, before.id));
      await moveSessions(tx, inside, before, moved, { about: expiresOn ?? "Sin vencimiento" });
      await planExpiry(tx, inside, { id: before.id, expiresOn, zone: before.zone });
    }
    await updatePurchase(tx, before.id, { note: edit.note ?? before.note, updated_at });
    // a change of the expiry is in the journal, with who made it
    await noteBlindEdit(tx, inside, edit.updatedAt, {
      ...{ action: "packagePurchase.edited", what: "un paquete vendido", details: { purchaseId: before.id } },
      subjectId: before.contact_id,
    });
    return purchaseOf(tx, before.id);
  });
  return { data, message: "Paquete del cliente actualizado" };
}

export async function refundPackage(
  ctx: TenantCtx,
  { params, body: { refund } }: Pick<Call<typeof refundRoute>, "params" | "body">,
) {
  const data = await transact(ctx, async (tx, inside) => {
    // the charges first, as a refund of a charge locks them
    const lines = await holdPaidLines(tx, "package", params.id);
    const row = await lockPurchase(tx, params.id);
    if (!row) throw notFound(NO_PURCHASE);
    if (row.status === "refunded") throw conflict(ALREADY_CLOSED);
    if (isUnpaid(row)) throw conflict(NOT_PAID);
    const cents = toCents(refund.amount);
    const most = refundableCents(lines);
    const { paid, owed } = await purchaseOf(tx, row.id);
    const isPaidOnline = toCents(paid) > most;
    // sessions whose money is still at Mercado Pago are not taken away; once a part went back, the rest may be closed
    if (isPaidOnline && (owed === 0 || cents > most)) throw refusedAmount(PAID_ONLINE);
    if (cents > most) throw refusedAmount(tooMuch(most));
    const { paymentMethod, reason } = refund;
    await refundLines(tx, inside, lines, {
      ...{ kind: "package", id: row.id, cents, paymentMethod, reason },
      key: `package:${row.id}:refund`,
    });
    await moveSessions(tx, inside, row, close(balanceOf(row)), { about: reason });
    await writeAudit(tx, inside, {
      action: "package.refunded",
      summary: `Devolvió ${pesosText(refund.amount)} del paquete ${row.name}`,
      details: { purchaseId: row.id, amount: refund.amount, reason },
      subjectId: row.contact_id,
    });
    return purchaseOf(tx, row.id);
  });
  return { data, message: "Paquete devuelto" };
}

export async function purchaseOf(tx: Tx, id: string): Promise<PackagePurchase> {
  const [row] = await readPurchases(tx, { id, limit: 1 });
  if (!row) throw notFound(NO_PURCHASE);
  return presentPurchase(row);
}

function tooMuch(most: number): string {
  if (most === 0) return "De este paquete no hay nada cobrado que devolver";
  return `Lo que devuelves puede ser de hasta $${fromCents(most).toFixed(2)}`;
}

function refusedAmount(message: string): DomainError {
  return new DomainError(422, message, { errors: [{ path: "refund.amount", message }] });
}
