// The answers of the calls for a bought package and for the movements of its sessions.
import { fromCents, toCents } from "@mostrador/domain/catalog/services/offer.ts";
import { owedCents } from "@mostrador/domain/money/charges/owed.ts";
import { isUnpaid } from "@mostrador/domain/money/packages/balance.ts";
import type { PackageMovement, PackagePurchase } from "@mostrador/domain/money/packages/schema.ts";
import { clientName } from "../../business/contacts/index.ts";
import type { NamedPurchase, NamedSessionMovement } from "./purchase.store.ts";

export function presentPurchase(row: NamedPurchase): PackagePurchase {
  const owing = owingOf(row);
  return {
    _id: row.id,
    businessId: row.business_id,
    packageId: row.package_id,
    packageName: row.name,
    clientId: row.contact_id,
    clientName: clientName(row),
    branchId: row.branch_id,
    branchName: row.branch_name,
    services: [...row.services],
    sessions: row.sessions,
    left: row.sessions_left,
    price: Number(row.price),
    paid: fromCents(owing.paidCents),
    // what is closed is owed no more, and what nobody paid online is not owed yet
    owed: row.status === "refunded" || isUnpaid(row) ? 0 : fromCents(owedCents(owing) ?? 0),
    expiresOn: row.expires_on,
    status: row.status,
    note: row.note,
    soldAt: row.sold_at.toISOString(),
    createdBy: row.created_by,
    updatedBy: row.updated_by,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function owingOf(row: NamedPurchase) {
  const cents = (amount: string) => toCents(Number(amount));
  return { priceCents: cents(row.price), discountCents: cents(row.discount), paidCents: cents(row.paid) };
}

export function presentSessionMovement(row: NamedSessionMovement): PackageMovement {
  return {
    _id: row.id,
    businessId: row.business_id,
    purchaseId: row.purchase_id,
    packageName: row.package_name,
    clientId: row.contact_id,
    clientName: clientName(row),
    type: row.type,
    sessions: row.sessions,
    appointmentId: row.appointment_id,
    about: row.about,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
  };
}
