import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { IdParams, named } from "../../kit/schema.ts";
import {
  AdminBusinessEdit,
  Business,
  BusinessClaim,
  BusinessEdit,
  BusinessOwner,
  BusinessSummary,
  NewBusiness,
  OwnerChange,
  PortfolioBusiness,
  PortfolioQuery,
  StripeCustomer,
} from "./schema.ts";

named({ Business, BusinessEdit, BusinessSummary, NewBusiness, PortfolioBusiness });

export const createBusiness = route({
  name: "business.create",
  method: "POST",
  path: "/api/business",
  summary: "Registra un negocio; quien lo registra queda como dueño",
  access: access.session,
  body: z.object({ business: NewBusiness }),
  data: Business,
  status: 201,
});

export const editBusiness = route({
  name: "business.edit",
  method: "PUT",
  path: "/api/business/:id",
  summary: "Edita los datos del negocio",
  access: access.edit(PAGE.negocio),
  row: "businesses",
  params: IdParams,
  body: z.object({ business: BusinessEdit }),
  data: Business,
});

export const getBusiness = route({
  name: "business.get",
  method: "GET",
  path: "/api/business/:id",
  summary: "Los datos de un negocio",
  access: access.view(PAGE.negocio),
  row: "businesses",
  params: IdParams,
  data: Business,
});

export const listBusinesses = route({
  name: "business.list",
  method: "GET",
  path: "/api/business",
  summary: "Los negocios a los que pertenece la persona",
  access: access.session,
  data: z.array(BusinessSummary),
});

/** For the platform team: sets the owner. */
export const changeBusinessOwner = route({
  name: "business.changeOwner",
  method: "PATCH",
  path: "/api/business/:id",
  summary: "Cambia a quién pertenece el negocio",
  access: access.admin,
  row: "businesses",
  by: "user",
  params: IdParams,
  body: OwnerChange,
  data: BusinessOwner,
});

/** For the platform team: the Stripe customer of the business. */
export const setStripeCustomer = route({
  name: "business.setStripeCustomer",
  method: "PATCH",
  path: "/api/business/:id",
  summary: "Cambia el cliente de Stripe del negocio",
  access: access.admin,
  row: "businesses",
  by: "stripeCustomerId",
  params: IdParams,
  body: StripeCustomer,
  data: StripeCustomer,
});

/** With the one-time code of the person who prepared it (D-2.4). */
export const claimBusiness = route({
  name: "business.claim",
  method: "PATCH",
  path: "/api/business/:id",
  summary: "Recibe un negocio que el equipo preparó, con el código que dio",
  access: access.session,
  row: "businesses",
  by: "userId",
  params: IdParams,
  body: BusinessClaim,
  data: BusinessOwner,
  rate: "heavy",
});

/** Those of the caller's partner; all of them for the team. */
export const listPortfolio = route({
  name: "portfolio.list",
  method: "GET",
  path: "/api/portfolio",
  summary: "Los negocios de un partner con su estado y sus créditos; el equipo ve todos",
  access: access.partner,
  query: PortfolioQuery,
  data: z.array(PortfolioBusiness),
  paged: true,
});

export const adminEditBusiness = route({
  name: "business.adminEdit",
  method: "PUT",
  path: "/api/admin/business/:id",
  summary: "Cambia el partner, la vigencia o el modo de pago de un negocio",
  access: access.admin,
  row: "businesses",
  params: IdParams,
  body: z.object({ business: AdminBusinessEdit }),
  data: PortfolioBusiness,
});
