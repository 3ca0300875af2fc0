import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, IdParams, named } from "../../kit/schema.ts";
import { NewPesoMovement, PesoMovement, pesoMovements } from "./pesos/schema.ts";
import {
  CreditBalance,
  CreditMovement,
  CreditMovementBody,
  CreditSettings,
  CreditSettingsBody,
  creditMovements,
  PotMovement,
  PotMovementQuery,
  SentCredits,
} from "./schema.ts";

named({ CreditBalance, CreditMovement, CreditMovementBody, CreditSettings, PesoMovement, PotMovement });

const path = "/api/creditMovement";

export const { list: listCreditMovements } = creditMovements;

/** By the team, and by a partner's people from its pots to its businesses. */
export const createCreditMovement = route({
  name: "creditMovement.create",
  method: "POST",
  path,
  summary: "Envía créditos a un negocio o los extrae, y recarga el saldo de un partner",
  access: access.partner,
  body: CreditMovementBody,
  refuses: { subscriptionId: "Un envío no lleva suscripción" },
  data: SentCredits,
  status: 201,
});

export const listPotMovements = route({
  name: "potMovement.list",
  method: "GET",
  path: "/api/potMovement",
  summary: "Movimientos de los saldos de un partner, los más nuevos primero",
  access: access.partner,
  query: PotMovementQuery,
  data: z.array(PotMovement),
  paged: true,
});

export const { list: listPesoMovements } = pesoMovements;

export const createPesoMovement = route({
  name: "pesoMovement.create",
  method: "POST",
  path: pesoMovements.list.path,
  summary: "Envía pesos al saldo de un negocio, o los extrae",
  access: access.admin,
  body: NewPesoMovement,
  data: PesoMovement,
  status: 201,
});

export const getCreditBalance = route({
  name: "creditBalance.get",
  method: "GET",
  path: "/api/creditBalance",
  summary: "Cuántos créditos tiene el negocio, y cuándo se avisa que quedan pocos",
  access: access.view(PAGE.creditos),
  query: BusinessQuery,
  data: CreditBalance,
});

export const editCreditSettings = route({
  name: "creditSettings.edit",
  method: "PATCH",
  path: "/api/business/:id",
  summary: "Cambia cuándo se avisa que quedan pocos créditos",
  access: access.edit(PAGE.creditos),
  row: "businesses",
  by: "counters",
  params: IdParams,
  body: CreditSettingsBody,
  data: CreditSettings,
});
