// The business: its name, its time zone, how long the assistant waits before it answers.

import * as routes from "@mostrador/domain/business/businesses/routes.ts";
import { type Day, USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import type { UseFiles } from "../../ground/files/index.ts";
import { businessFacts } from "../../ground/identity/index.ts";
import { holdBusiness, readBusiness, writePublicKey } from "./business.store.ts";
import { createBusiness, createEditBusiness, getBusiness, listBusinesses } from "./business.ts";
import { businessRows } from "./business-rows.store.ts";
import { changeBusinessOwner, claimBusiness, setStripeCustomer } from "./hand-over.ts";

export { billingFacts, endSubscriptionAt, findBillingFacts, keepStripeCustomer } from "./billing-facts.ts";
export { businessFigures, createBusiness } from "./business.ts";
export { businessLetterhead, readBusinessPartner, setBusinessPartner } from "./business-partner.ts";
export { businessRows } from "./business-rows.store.ts";
export { creditSettings, extendSubscription, isThere, setCreditSettings, setPaymentTerms } from "./credit-settings.ts";
export { changeMoneyCategories, readMoneyCategories } from "./money-categories.ts";

import { adminEditBusiness, listPortfolio } from "./portfolio.ts";

/** The settings of this context's business, for other capabilities. */
export async function businessSettings(ctx: TenantCtx) {
  const row = await transact(ctx, readBusiness);
  return row
    ? {
        name: row.name,
        description: row.description,
        zone: row.timezone,
        isWorking: row.is_working,
        delayResponseMs: row.delay_response,
      }
    : undefined;
}

/** The current day there (D-3.1). */
export async function businessToday(ctx: TenantCtx): Promise<Day> {
  return localOf(await businessZone(ctx), ctx.now).day;
}

export async function businessZone(ctx: TenantCtx): Promise<string> {
  return (await businessSettings(ctx))?.zone ?? USUAL_ZONE;
}

/** The public facts of the business. */
export async function businessCard(tx: Tx) {
  const row = await readBusiness(tx);
  if (!row) throw notFound("No se encontró el negocio");
  const [color = null] = row.favorite_colors as string[];
  return {
    name: row.name,
    description: row.description,
    logo: row.logo,
    cover: row.cover,
    color,
    whatsapp: row.whatsapp && `${row.country_code}${row.whatsapp}`,
    zone: row.timezone,
    sells: row.business_type,
  };
}

/** Whether the business is attending. That cannot change until the transaction ends. */
export async function readIsWorking(tx: Tx): Promise<boolean> {
  return (await readBusiness(tx))?.is_working === true;
}

/** The same, locked until the transaction ends. */
export async function holdIsWorking(tx: Tx): Promise<boolean> {
  return (await holdBusiness(tx))?.is_working === true;
}

/** Stores whether the business collects online, for everybody who reads it; null: it does not. */
export function setCollecting(tx: Tx, publicKey: string | null): Promise<void> {
  return writePublicKey(tx, publicKey);
}

export function businessesModule(files: UseFiles): Module {
  return {
    fills: [businessFacts.fill({ rows: businessRows, card: readBusiness })],
    routes: [
      bind(routes.createBusiness, createBusiness),
      bind(routes.editBusiness, createEditBusiness(files)),
      bind(routes.getBusiness, getBusiness),
      bind(routes.listBusinesses, listBusinesses),
      bind(routes.changeBusinessOwner, changeBusinessOwner),
      bind(routes.setStripeCustomer, setStripeCustomer),
      bind(routes.claimBusiness, claimBusiness),
      bind(routes.listPortfolio, listPortfolio),
      bind(routes.adminEditBusiness, adminEditBusiness),
    ],
  };
}
