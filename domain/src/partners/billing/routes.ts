import * as z from "zod";
import { access, route } from "../../kit/route.ts";
import { named } from "../../kit/schema.ts";
import { Partner } from "../partners/schema.ts";
import {
  PartnerBilling,
  PartnerBillingQuery,
  PartnerCheckoutAside,
  PartnerCheckoutBody,
  PartnerPortalBody,
  PartnerWithStripe,
} from "./schema.ts";

named({ PartnerBilling });

export const getPartnerBilling = route({
  name: "partnerBilling.get",
  method: "GET",
  path: "/api/partnerBilling",
  summary: "Los planes de partner, el suyo, y sus compras",
  access: access.partner,
  query: PartnerBillingQuery,
  data: PartnerBilling,
});

export const openPartnerCheckout = route({
  name: "stripe.partnerCheckout",
  method: "POST",
  path: "/api/stripe/partner-checkout",
  summary: "Empieza la compra de un plan de partner o de créditos sin fee",
  access: access.partner,
  body: PartnerCheckoutBody,
  data: z.string(),
  aside: PartnerCheckoutAside,
});

export const openPartnerPortal = route({
  name: "stripe.partnerPortal",
  method: "POST",
  path: "/api/stripe/partner-portal",
  summary: "Abre el portal de Stripe del partner, donde se cambia la tarjeta y se ven las facturas",
  access: access.partner,
  body: PartnerPortalBody,
  data: z.string(),
});

/** Nothing is written when Stripe does not answer; the page then registers it without a subscription. */
export const createPartnerWithStripe = route({
  name: "partner.createWithStripe",
  method: "POST",
  path: "/api/partner/create-with-stripe",
  summary: "Registra un partner con su prueba de 28 días en Stripe",
  access: access.session,
  body: PartnerWithStripe,
  data: Partner,
  status: 201,
});
