import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, IdParams, named } from "../../kit/schema.ts";
import {
  CommissionRules,
  NewPayout,
  Payout,
  PayoutUndoing,
  SpecialistRules,
  Statement,
  StatementQuery,
} from "./schema.ts";

named({ CommissionRules, NewPayout, Payout, SpecialistRules, Statement });

const path = "/api/commission";

export const readRules = route({
  name: "commission.rules",
  method: "GET",
  path: `${path}/rules`,
  summary: "Las comisiones de cada especialista: la general y las de cada servicio",
  access: access.view(PAGE.finanzas),
  query: BusinessQuery,
  data: CommissionRules,
});

export const saveRules = route({
  name: "commission.save-rules",
  method: "POST",
  path: `${path}/rules`,
  summary: "Guarda las comisiones de un especialista, en lugar de las que tenía",
  access: access.edit(PAGE.finanzas),
  body: z.object({ rules: SpecialistRules }),
  data: CommissionRules,
  status: 201,
});

export const readStatement = route({
  name: "commission.statement",
  method: "GET",
  path: `${path}/statement`,
  summary: "El estado de cuenta de comisiones y propinas de un periodo; con un especialista, también sus renglones",
  access: access.view(PAGE.finanzas),
  query: StatementQuery,
  data: Statement,
});

export const payCommissions = route({
  name: "commission.pay",
  method: "POST",
  path: `${path}/payouts`,
  summary: "Paga a un especialista lo que se le debe de un periodo y registra la salida de dinero",
  access: access.edit(PAGE.finanzas),
  body: z.object({ payout: NewPayout }),
  data: Payout,
  status: 201,
});

export const undoPayout = route({
  name: "commission.undo",
  method: "POST",
  path: `${path}/payouts/:id/undo`,
  summary: "Deshace un pago de comisiones: se vuelven a deber y el dinero regresa como entrada",
  access: access.edit(PAGE.finanzas),
  row: "commission_payouts",
  params: IdParams,
  body: z.object({ undoing: PayoutUndoing }),
  data: Payout,
  status: 201,
});
