import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { IdParams, named } from "../../kit/schema.ts";
import { Business, BusinessEdit, BusinessSummary, NewBusiness } from "./schema.ts";

named({ Business, BusinessEdit, BusinessSummary, NewBusiness });

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
