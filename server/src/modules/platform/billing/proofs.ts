// What the proofs need to know of billing.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

const buying =
  (prices: object[]) =>
  ({ businessId }: Side) => ({
    body: { prices, currentPath: "/creditos", business: businessId, businessId },
  });
const OWN = { heldBy: "platform/billing/billing.test.ts" };

export const proofs: CapabilityProofs = {
  calls: {
    "billing.get": ofBusiness,
    "stripe.products": () => ({}),
    "stripe.checkout": buying([{ priceId: "credits", quantity: 5000, unitAmount: 70 }]),
    "stripe.promo": buying([{ priceId: "promo", quantity: 1000 }]),
    "stripe.portal": ({ businessId }) => ({ body: { business: businessId, currentPath: "/facturacion", businessId } }),
    "stripe.paymentIntent": ({ businessId }) => ({
      body: { priceId: "pack-pro-MXN", email: "compras@demo.mx", businessId },
    }),
  },
  writes: {
    "stripe.checkout": (_call, { body }) => ({ table: "purchases", column: "stripe_id", value: body.data }),
    "stripe.paymentIntent": (_call, { body }) => ({
      ...{ table: "purchases", column: "stripe_id" },
      value: String(body.clientSecret).split("_secret_")[0] ?? "",
    }),
    "stripe.promo": (_call, { body }) => ({ table: "purchases", column: "stripe_id", value: body.data }),
  },
  questions: ["stripe.portal"],
  money: {
    sent: {
      prices: { notMoney: "holds what is bought" },
      "prices.priceId": { notMoney: "names what is bought" },
      "prices.unitAmount": OWN,
      customAmount: OWN,
      coupon: OWN,
      priceId: { notMoney: "names what is bought" },
    },
    serverOnly: {
      purchases: {
        columns: {
          amount_cents: ["amount"],
          currency: ["currency"],
          credits: ["credits"],
          credits_back: [],
          stripe_id: [],
          "": ["mayBuyPromo", "purchases"],
        },
        writtenBy: /^stripe\./,
      },
      subscriptions: {
        columns: { prices: ["prices", "unitAmount"], stripe_id: [], "": ["subscription"] },
        writtenBy: /^stripe\./,
      },
    },
  },
  entryPoints: {
    raw: {
      "POST /api/stripe/webhook": "signature of the provider, lately made; billing.test.ts, raw-routes.test.ts",
    },
  },
};
