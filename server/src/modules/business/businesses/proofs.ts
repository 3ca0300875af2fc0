// What the proofs need to know of the businesses.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { OF_THE_TEAM } from "../../../../../proofs/tenancy/crawl/exception.ts";
import { text } from "../../../../../proofs/tenancy/edit.ts";
import { business } from "../../../../../proofs/world/bodies.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "business.create": ({ mark }) => ({ body: { business: business(mark) } }),
    "business.edit": ({ mark, businessId }) => ({ params: { id: businessId }, body: { business: business(mark) } }),
    // the current owner again, so that all other callers keep their rights
    "business.changeOwner": ({ businessId, team, owner }) => ({
      as: team,
      params: { id: businessId },
      body: { user: owner.userId },
    }),
    "business.setStripeCustomer": ({ businessId, team, make }) => ({
      as: team,
      params: { id: businessId },
      body: { stripeCustomerId: `cus_${make.digits()}` },
    }),
    "business.claim": async ({ businessId, make }) => {
      const as = await make.newcomer();
      return { as, params: { id: businessId }, body: { userId: as.userId, code: await make.handover() } };
    },
    "business.get": ({ businessId }) => ({ params: { id: businessId } }),
    "business.list": () => ({}),
    "portfolio.list": ({ team, mark }) => ({ as: team, query: { search: mark } }),
    "business.adminEdit": ({ businessId, team }) => ({
      as: team,
      params: { id: businessId },
      body: { business: { endSubscription: "2027-06-30T00:00:00Z" } },
    }),
  },
  writes: {
    "business.create": made("businesses", "business_id"),
  },
  money: {
    sent: {
      stripeCustomerId: { notMoney: "by which customer Stripe knows the business" },
      "business.endSubscription": { heldBy: "portfolio.test.ts: of the team alone" },
      "business.paymentMode": { heldBy: "portfolio.test.ts: of the team alone" },
      "business.paymentLevel": { notMoney: "holds the two below" },
      "business.paymentLevel.level": { notMoney: "which level, for the page" },
      "business.paymentLevel.pricePerConversion": {
        heldBy: "platform/billing/conversions/charged-conversions.test.ts: of the team alone",
      },
      "business.moneyMovementCategories": { notMoney: "names of categories" },
    },
    serverOnly: {
      businesses: {
        columns: {
          payment_mode: ["paymentMode"],
          payment_level: ["paymentLevel", "level", "pricePerConversion"],
          end_subscription: ["endSubscription"],
          mercado_pago_public_key: ["mercadoPagoAccessToken", "mercadoPagoPublicKey"],
          stripe_customer_id: ["stripeCustomerId"],
          "": ["counters", "gptModel", "reasoningModel", "investment", "balanceMXN", "balanceUSD"],
        },
        writtenBy: /^business\./,
      },
    },
    ownersColumns: [
      "businesses.credit_notification_interval",
      "businesses.low_credit_threshold",
      "businesses.money_movement_categories",
    ],
  },
  // it changes no field of a form: who has it last has decided, and the history says so
  editsTriedElsewhere: ["business.adminEdit"],
  edits: {
    "business.edit": { fields: [text("name"), text("description")] },
  },
  exceptions: {
    "business.claim body.userId": {
      status: 403,
      reason: "a person claims for themselves alone, and no user is looked up",
    },
    "business.changeOwner body.user": OF_THE_TEAM,
    "business.changeOwner businessId": OF_THE_TEAM,
    "business.setStripeCustomer businessId": OF_THE_TEAM,
    "business.adminEdit businessId": OF_THE_TEAM,
    "business.adminEdit params.id": OF_THE_TEAM,
    "business.changeOwner params.id": OF_THE_TEAM,
    "business.setStripeCustomer params.id": OF_THE_TEAM,
  },
  idsWithoutRow: {
    "business.changeOwner user": "a person of the installation, whom the team names",
    "business.adminEdit business.partner": "a partner, which is no row of a business; looked up when it is set",
    "business.claim userId": "compared with who calls; nobody is looked up",
  },
  entryPoints: {
    address: {
      "business.create business.logo": "kept as text, fetched by nobody",
      "business.edit business.logo": "kept as text, fetched by nobody",
    },
  },
  refusedAddresses: {
    "business.edit": 400,
  },
};
