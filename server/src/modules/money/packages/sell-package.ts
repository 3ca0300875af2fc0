// Sells a package to a contact: its sessions, its last day, and what is paid now, in one transaction.

import { toCents } from "@mostrador/domain/catalog/services/offer.ts";
import { conflict, invalid } from "@mostrador/domain/kit/domain-error.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { NewCharge } from "@mostrador/domain/money/charges/schema.ts";
import { decimalOf } from "@mostrador/domain/money/finance/amount.ts";
import { lastDay } from "@mostrador/domain/money/packages/balance.ts";
import { packagePurchaseChanged } from "@mostrador/domain/money/packages/live.ts";
import type { SessionPackage } from "@mostrador/domain/money/packages/resource.ts";
import type { sellPackage as route } from "@mostrador/domain/money/packages/routes.ts";
import {
  EXPIRES_BEFORE,
  KEY_USED,
  type NewPackagePurchase,
  NOT_FOR_SALE,
  PACKAGE_ARCHIVED,
  PAID_TOO_MUCH,
} from "@mostrador/domain/money/packages/schema.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { createCharge } from "../charges/index.ts";
import { planExpiry } from "./expire-packages.ts";
import { insertPurchase, insertSessionMovement, readByKey, readZone } from "./purchase.store.ts";
import { purchaseOf } from "./purchase.ts";
import { sessionPackageActions } from "./session-package.ts";

export async function sellPackage(ctx: TenantCtx, { body: { purchase } }: Pick<Call<typeof route>, "body">) {
  const data = await transact(ctx, async (tx, inside) => {
    const known = await soldBefore(tx, purchase);
    if (known) return purchaseOf(tx, known);
    const { data: sold } = await sessionPackageActions.get(inside, { params: { id: purchase.packageId } });
    if (sold.isArchived) throw invalid("purchase.packageId", PACKAGE_ARCHIVED);
    if (!sold.available) throw invalid("purchase.packageId", NOT_FOR_SALE);
    const price = purchase.price ?? sold.price;
    const paid = purchase.payments.reduce((cents, { amount }) => cents + toCents(amount), 0);
    if (paid > toCents(price)) throw invalid("purchase.payments", PAID_TOO_MUCH);
    const id = await insertSale(tx, inside, purchase, sold, price);
    // the other of two calls at once was first
    if (id === null) return purchaseOf(tx, (await soldBefore(tx, purchase)) ?? "");
    await writeAudit(tx, inside, {
      action: "package.sold",
      summary: `Vendió el paquete ${sold.name}`,
      details: { purchaseId: id, packageId: sold._id, price },
      subjectId: purchase.clientId,
    });
    if (purchase.payments.length > 0) {
      const { businessId, branchId, payments } = purchase;
      const lines = [{ packagePurchaseId: id, price, owed: price }];
      await createCharge(inside, { body: { charge: NewCharge.parse({ businessId, branchId, lines, payments }) } });
    }
    await announce(tx, inside, packagePurchaseChanged, { clientId: purchase.clientId });
    return purchaseOf(tx, id);
  });
  return { data, message: "Paquete vendido" };
}

/** The sale that has this key; 409 where it is of another package or client. */
async function soldBefore(tx: Tx, { key, packageId, clientId }: NewPackagePurchase): Promise<string | null> {
  const known = key === undefined ? undefined : await readByKey(tx, key);
  if (!known) return null;
  const isSame = known.package_id === packageId.toLowerCase() && known.contact_id === clientId.toLowerCase();
  if (!isSame) throw conflict(KEY_USED);
  return known.id;
}

/** Null: there is a sale with this key. */
async function insertSale(
  tx: Tx,
  ctx: TenantCtx,
  purchase: NewPackagePurchase,
  sold: SessionPackage,
  price: number,
): Promise<string | null> {
  const { clientId, branchId } = purchase;
  const zone = await readZone(tx, branchId);
  const today = localOf(zone, ctx.now).day;
  const expiresOn = purchase.expiresOn === undefined ? lastDay(today, sold.validDays) : purchase.expiresOn;
  if (expiresOn && expiresOn < today) throw invalid("purchase.expiresOn", EXPIRES_BEFORE);
  const [id, by, at] = [newId(), actorName(ctx.actor), new Date(ctx.now)];
  const names = { business_id: ctx.businessId, contact_id: clientId };
  const stamps = { created_by: by, created_at: at };
  const isNew = await insertPurchase(
    tx,
    {
      ...{ ...names, ...stamps, id, package_id: sold._id, branch_id: branchId, name: sold.name },
      ...{ sessions: sold.sessions, sessions_left: sold.sessions, status: "active", price: decimalOf(price) },
      ...{ expires_on: expiresOn, note: purchase.note, sold_at: at, updated_by: by, updated_at: at },
      request_key: purchase.key ?? null,
    },
    sold.services,
  );
  if (!isNew) return null;
  await insertSessionMovement(tx, {
    ...{ ...names, ...stamps, id: newId(), purchase_id: id, type: "bought", sessions: sold.sessions },
    about: sold.name,
  });
  await planExpiry(tx, ctx, { id, expiresOn, zone });
  return id;
}
