// What the proofs need to know of the payments.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "mercadoPago.account": ofBusiness,
    "mercadoPago.authorize": ({ businessId }) => ({ body: { businessId } }),
    "mercadoPago.connect": async ({ businessId, make }) => ({ body: { businessId, ...(await make.permission()) } }),
    "mercadoPago.disconnect": ofBusiness,
    "mercadoPago.link": ({ linkId }) => ({ query: { a: linkId } }),
    "mercadoPago.preference": async ({ businessId, linkId, mark, make }) => {
      await make.seller();
      const shown = { price: 350, originalPrice: 350, discount: 0, currency: "MXN" };
      return { body: { title: `Pago ${mark}`, quantity: 1, ...shown, appointment: linkId, business: businessId } };
    },
    "payment.ofAppointment": ({ payableId }) => ({ query: { appointmentId: payableId } }),
    "payment.tasks": ofBusiness,
    "payment.refund": ({ paymentId }) => ({ params: { id: paymentId } }),
    "payment.settle": ({ paymentId }) => ({ params: { id: paymentId } }),
  },
  writes: {
    "mercadoPago.connect": ({ body }) => ({
      table: "payment_sellers",
      column: "business_id",
      value: String(body?.businessId),
    }),
    "mercadoPago.preference": (_call, { body }) => ({ table: "payment_orders", column: "preference", value: body.id }),
  },
  questions: ["mercadoPago.authorize"],
  money: {
    sent: {
      price: { notMoney: "of the payment page: what it showed, compared with what is asked for" },
      originalPrice: { notMoney: "the same" },
      discount: { notMoney: "the same" },
      currency: { notMoney: "the same" },
    },
    serverOnly: {
      payment_orders: {
        columns: { amount_cents: [], currency: [], discount_cents: [], price_cents: [] },
        writtenBy: /^(mercadoPago\.preference|order\.payment)$/,
      },
      payments: {
        columns: {
          amount_cents: ["amounts"],
          refunded_cents: ["refunded", "mayRefund"],
          refund_booked_cents: [],
          currency: [],
          "": ["payments"],
        },
        writtenBy: /^payment\./,
      },
      payment_notifications: { columns: { payment: [] }, writtenBy: /^payment\./ },
      discount_views: { columns: { coupon: ["discountMessage", "discountEndsAt"] }, writtenBy: /^payment\./ },
    },
  },
  entryPoints: {
    raw: {
      "POST /api/mercadopago/webhook": "signature of the provider, lately made; payment.test.ts, raw-routes.test.ts",
    },
    public: {
      "mercadoPago.link": "a short id that nobody can guess, held to a schema; link.test.ts, secrets/guesses",
      "mercadoPago.preference": "the same, secrets/guesses; what it says of prices is only compared, link.test.ts",
    },
  },
};
