import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, named } from "../../kit/schema.ts";
import {
  BillingOverview,
  CheckoutAside,
  CheckoutBody,
  CheckoutData,
  IntentBody,
  IntentData,
  PortalBody,
  PricedProduct,
} from "./schema.ts";

named({ BillingOverview, PricedProduct });

export const openCheckout = route({
  name: "stripe.checkout",
  method: "POST",
  path: "/api/stripe/checkout",
  summary: "Empieza la compra de un plan, de créditos o de un paquete",
  access: access.edit(PAGE.creditos),
  body: CheckoutBody,
  data: CheckoutData,
  aside: CheckoutAside,
});

export const openPromoCheckout = route({
  name: "stripe.promo",
  method: "POST",
  path: "/api/stripe/checkout-promo",
  summary: "Empieza la compra de la promoción de 1000 créditos",
  access: access.edit(PAGE.creditos),
  body: CheckoutBody,
  data: CheckoutData,
  aside: CheckoutAside,
});

export const openPortal = route({
  name: "stripe.portal",
  method: "POST",
  path: "/api/stripe/portal",
  summary: "Abre el portal de Stripe, donde se cambia la tarjeta o el plan",
  access: access.edit(PAGE.creditos),
  body: PortalBody,
  data: CheckoutData,
});

export const createPaymentIntent = route({
  name: "stripe.paymentIntent",
  method: "POST",
  path: "/api/stripe/create-payment-intent",
  summary: "Prepara el pago de un paquete o de la promoción en una página propia",
  access: access.edit(PAGE.creditos),
  body: IntentBody,
  data: IntentData,
  flat: true,
});

export const listPrices = route({
  name: "stripe.products",
  method: "GET",
  path: "/api/stripe/products",
  summary: "Qué se puede comprar, y a qué precio",
  access: access.session,
  data: z.array(PricedProduct),
});

export const getBilling = route({
  name: "billing.get",
  method: "GET",
  path: "/api/billing",
  summary: "El plan del negocio, sus límites y sus compras",
  access: access.view(PAGE.creditos),
  query: BusinessQuery,
  data: BillingOverview,
});
