// What the proofs need to know of what partners buy.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { partnerCaller } from "../../../../../proofs/capabilities/partner-caller.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "partnerBilling.get": (side) => {
      const { as, partnerId } = partnerCaller(side);
      return { as, query: { partnerId } };
    },
    "stripe.partnerCheckout": (side) => {
      const { as, partnerId } = partnerCaller(side);
      const prices = [{ priceId: "credits", quantity: 5000, unitAmount: 70 }];
      return { as, body: { partner: partnerId, prices, currentPath: "/partner/recargar-creditos" } };
    },
    "stripe.partnerPortal": (side) => {
      const { as, partnerId } = partnerCaller(side);
      return { as, body: { partner: partnerId, currentPath: "/partner" } };
    },
    "partner.createWithStripe": async ({ mark, make }) => {
      const as = await make.newcomer();
      const body = { name: `Partner ${mark}`, description: `Agencia de prueba ${mark}`, whatsapp: "2225550140" };
      return { as, body: { ...body, countryCode: "52", userId: as.userId } };
    },
  },
  writes: {
    "stripe.partnerCheckout": (_call, { body }) => ({
      ...{ table: "partner_purchases", column: "stripe_id", value: body.data },
    }),
    "partner.createWithStripe": made("partners"),
  },
  questions: ["stripe.partnerPortal"],
  money: {
    serverOnly: {
      partner_purchases: {
        columns: {
          amount_cents: ["amount"],
          credits: ["credits"],
          credits_back: [],
          stripe_id: [],
          "": ["purchases", "fee"],
        },
        writtenBy: /^stripe\.partnerCheckout$/,
      },
    },
  },
  exceptions: {
    "partner.createWithStripe body.userId": { status: 403, reason: "a person registers for themselves alone" },
  },
  idsWithoutRow: {
    "partner.createWithStripe userId": "compared with who calls; the team alone names another person",
  },
  entryPoints: {
    address: {
      "partner.createWithStripe image": "kept as text, fetched by nobody",
      "partner.createWithStripe branding.logoUrl": "kept as text, fetched by nobody",
      "partner.createWithStripe branding.facebookUrl": "a link of the footer, fetched by nobody",
      "partner.createWithStripe branding.instagramUrl": "a link of the footer, fetched by nobody",
      "partner.createWithStripe branding.whatsappUrl": "a link of the footer, fetched by nobody",
      "partner.createWithStripe branding.websiteUrl": "a link of the footer, fetched by nobody",
    },
  },
  refusedAddresses: { "partner.createWithStripe": 400 },
};
