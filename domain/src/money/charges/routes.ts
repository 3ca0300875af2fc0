import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { IdParams, named } from "../../kit/schema.ts";
import { Charge, ChargeEdit, chargeJournal, Due, DueQuery, NewCharge, NewRefund } from "./schema.ts";

named({ Charge, Due, NewCharge, NewRefund });

const path = "/api/charge";
const row = { row: "charges", params: IdParams };

export const { list: listCharges } = chargeJournal;

export const readDue = route({
  name: "charge.due",
  method: "GET",
  path: `${path}/due`,
  summary:
    "Lo que se debe de una cita con su visita, de un pedido, una inscripción, un paquete o de las citas de un día",
  access: access.view(PAGE.finanzas),
  query: DueQuery,
  data: z.array(Due),
});

export const createCharge = route({
  name: "charge.create",
  method: "POST",
  path,
  summary: "Cobra citas, pedidos, inscripciones o paquetes de un cliente, con una o varias formas de pago",
  access: access.edit(PAGE.finanzas),
  body: z.object({ charge: NewCharge }),
  data: Charge,
  status: 201,
});

export const editCharge = route({
  name: "charge.edit",
  method: "PATCH",
  path: `${path}/:id`,
  summary: "Marca un cobro como facturado por separado, o quita la marca",
  access: access.edit(PAGE.finanzas),
  ...row,
  body: ChargeEdit,
  data: Charge,
});

export const refundCharge = route({
  name: "charge.refund",
  method: "POST",
  path: `${path}/:id/refund`,
  summary: "Devuelve una parte o todo lo cobrado",
  access: access.edit(PAGE.finanzas),
  ...row,
  body: z.object({ refund: NewRefund }),
  data: Charge,
  status: 201,
});
