// A package bought on the public page: written once for each key and contact, without sessions until its money arrives.
import { toCents } from "@mostrador/domain/catalog/services/offer.ts";
import { conflict } from "@mostrador/domain/kit/domain-error.ts";
import { decimalOf } from "@mostrador/domain/money/finance/amount.ts";
import { packagePurchaseChanged } from "@mostrador/domain/money/packages/live.ts";
import type { SessionPackage } from "@mostrador/domain/money/packages/resource.ts";
import { KEY_USED } from "@mostrador/domain/money/packages/schema.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import {
  type HeldPurchase,
  insertPurchase,
  lockPending,
  lockPurchases,
  readByKey,
  updatePurchase,
} from "../purchase.store.ts";
import { planLapse } from "./lapse.ts";

const OVER = "Esta compra ya se cerró. Vuelve a abrir la página del paquete.";

type SaleToReserve = { sold: SessionPackage; contactId: string; branchId: string; key: string };
type ReservedSale = { id: string; name: string; branchId: string; contactId: string; priceCents: number };

/** The pending one of this contact, where its price and sessions are still those of the package; or a new one. */
export async function reserveSale(tx: Tx, ctx: TenantCtx, sale: SaleToReserve): Promise<ReservedSale> {
  const { sold, contactId, branchId, key } = sale;
  await lockPurchases(tx, contactId);
  const known = await readByKey(tx, key);
  if (known && (known.package_id !== sold._id || known.contact_id !== contactId)) throw conflict(KEY_USED);
  if (known && known.status !== "pending") throw conflict(OVER);
  const open = await lockPending(tx, contactId, sold._id);
  if (open && isAsNow(open, sold)) return again(tx, ctx, open);
  if (open) await updatePurchase(tx, open.id, { status: "lapsed", request_key: null });
  const [id, by, at] = [newId(), actorName(ctx.actor), new Date(ctx.now)];
  const isNew = await insertPurchase(
    tx,
    {
      ...{ business_id: ctx.businessId, id, package_id: sold._id, contact_id: contactId, branch_id: branchId },
      ...{
        name: sold.name,
        sessions: sold.sessions,
        sessions_left: 0,
        status: "pending",
        price: decimalOf(sold.price),
      },
      ...{ expires_on: null, valid_days: sold.validDays, note: "", sold_at: at, request_key: key },
      ...{ created_by: by, updated_by: by, created_at: at, updated_at: at },
    },
    sold.services,
  );
  // another number took the key meanwhile
  if (!isNew) throw conflict(KEY_USED);
  await planLapse(tx, ctx, id);
  await announce(tx, ctx, packagePurchaseChanged, { clientId: contactId });
  return { id, name: sold.name, branchId, contactId, priceCents: toCents(sold.price) };
}

/** Its time to pay starts again. */
async function again(tx: Tx, ctx: TenantCtx, row: HeldPurchase): Promise<ReservedSale> {
  await updatePurchase(tx, row.id, { updated_at: new Date(ctx.now) });
  await planLapse(tx, ctx, row.id);
  const { id, name, branch_id: branchId, contact_id: contactId } = row;
  return { id, name, branchId, contactId, priceCents: toCents(Number(row.price)) };
}

function isAsNow(row: HeldPurchase, sold: SessionPackage): boolean {
  const isSamePrice = toCents(Number(row.price)) === toCents(sold.price);
  return isSamePrice && row.sessions === sold.sessions && row.valid_days === sold.validDays;
}
