import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, IdParams, named } from "../../kit/schema.ts";
import {
  CreditBalance,
  CreditMovement,
  CreditSettings,
  CreditSettingsBody,
  creditMovements,
  NewCreditMovement,
  SentCredits,
} from "./schema.ts";

named({ CreditBalance, CreditMovement, CreditSettings, NewCreditMovement });

const path = "/api/creditMovement";

export const { list: listCreditMovements } = creditMovements;

/** For the platform team; partners will send theirs once partner credits exist. */
export const createCreditMovement = route({
  name: "creditMovement.create",
  method: "POST",
  path,
  summary: "Envía créditos a un negocio, o los extrae",
  access: access.admin,
  body: NewCreditMovement,
  refuses: {
    partnerId: "Los créditos de partners todavía no se mueven por aquí: envía solo el negocio",
    creditSource: "El origen de los créditos es de los partners: el equipo envía sin origen",
    subscriptionId: "Un envío del equipo no lleva suscripción",
  },
  data: SentCredits,
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
