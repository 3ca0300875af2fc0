// The public form of a business. Nothing in it is secret: tokens never leave the server (D-15.4).

import type { Business, BusinessPartner, BusinessSummary } from "@mostrador/domain/business/businesses/schema.ts";
import { countryCodeExtOf } from "@mostrador/domain/kit/phone/country-code.ts";
import { offsetMinutes } from "@mostrador/domain/kit/time.ts";
import type { BusinessRow } from "./business.store.ts";

/** What capabilities above count for a business: its credits, its appointments, the progress of its assistants. */
export type BusinessFigures = {
  credits: Pick<Business["counters"], "gptModel" | "reasoningModel">;
  /** What pays for conversions. */
  balanceMXN: number;
  appointments: number;
} & Business["aiConfig"];
/** Facts stored in other rows than its own. */
export type BusinessSides = BusinessFigures & {
  user: string | null;
  partner: BusinessPartner | null;
  /** Whether the caller is of the team. */
  admin: boolean;
};

export function presentBusiness(row: BusinessRow, sides: BusinessSides, now: number): Business {
  const { credits, balanceMXN, appointments, isConfigured, isConnected, user, partner, admin } = sides;
  return {
    ...presentSummary(row, now),
    description: row.description,
    cover: row.cover,
    whatsappOwner: row.whatsapp_owner,
    countryCodeOwner: row.owner_country_code,
    category: row.category,
    keywords: row.keywords,
    moneyMovementCategories: row.money_movement_categories,
    delayResponse: row.delay_response,
    partner,
    user,
    admin,
    aiConfig: { isConfigured, isConnected },
    stripeCustomerId: row.stripe_customer_id,
    paymentMode: row.payment_mode,
    paymentLevel: row.payment_level,
    counters: {
      ...credits,
      appointments,
      investment: 0,
      balanceMXN,
      balanceUSD: 0,
      lowCreditThreshold: row.low_credit_threshold,
      creditNotificationInterval: row.credit_notification_interval,
    },
    endSubscription: row.end_subscription.toISOString(),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function presentSummary(row: BusinessRow, now: number): BusinessSummary {
  return {
    _id: row.business_id,
    name: row.name,
    search: row.search,
    logo: row.logo,
    isWorking: row.is_working,
    timezone: { name: row.timezone, offset: offsetMinutes(row.timezone, now) / 60 },
    businessType: row.business_type,
    whatsapp: row.whatsapp,
    countryCode: row.country_code,
    countryCodeExt: countryCodeExtOf(row.country_code),
    mercadoPagoAccessToken: row.mercado_pago_public_key === null ? null : "conectado",
    mercadoPagoPublicKey: row.mercado_pago_public_key,
    favoriteColors: row.favorite_colors,
  };
}
