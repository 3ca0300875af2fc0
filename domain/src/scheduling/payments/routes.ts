import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, Id, IdParams, named } from "../../kit/schema.ts";
import {
  AppointmentPayments,
  AppointmentQuery,
  ConnectBody,
  LinkPage,
  LinkQuery,
  Payment,
  Preference,
  PreferenceBody,
  Seller,
  TaskQuery,
} from "./schema.ts";

named({ AppointmentPayments, LinkPage, Payment, Seller });

export const getSeller = route({
  name: "mercadoPago.account",
  method: "GET",
  path: "/api/mercadopago/account",
  summary: "Si el negocio cobra con Mercado Pago",
  access: access.view(PAGE.integraciones, PAGE.servicios, PAGE.agenda, PAGE.finanzas),
  query: BusinessQuery,
  data: Seller,
});

export const beginConnecting = route({
  name: "mercadoPago.authorize",
  method: "POST",
  path: "/api/mercadopago/authorize",
  summary: "La dirección de Mercado Pago donde el negocio da su permiso",
  access: access.edit(PAGE.integraciones),
  body: z.object({ businessId: Id }),
  data: z.object({ url: z.string() }),
});

export const connectSeller = route({
  name: "mercadoPago.connect",
  method: "POST",
  path: "/api/mercadopago/connect",
  summary: "Conecta la cuenta con el permiso que dio Mercado Pago; cada permiso sirve una vez",
  access: access.edit(PAGE.integraciones),
  body: ConnectBody,
  data: Seller,
  rate: "heavy",
});

export const disconnectSeller = route({
  name: "mercadoPago.disconnect",
  method: "DELETE",
  path: "/api/mercadopago/account",
  summary: "Deja de cobrar con Mercado Pago; lo cobrado se conserva",
  access: access.remove(PAGE.integraciones),
  query: BusinessQuery,
  data: Seller,
});

export const readLink = route({
  name: "mercadoPago.link",
  method: "GET",
  path: "/api/mercadopago/link",
  summary: "Lo que ve quien va a pagar una cita; la primera vez arranca el cronómetro del descuento",
  access: access.public,
  query: LinkQuery,
  data: LinkPage,
  rate: "heavy",
});

export const createPreference = route({
  name: "mercadoPago.preference",
  method: "POST",
  path: "/api/mercadopago/preference",
  summary: "Prepara el pago de una cita en Mercado Pago; el precio lo calcula el servidor",
  access: access.public,
  body: PreferenceBody,
  data: Preference,
  flat: true,
  rate: "heavy",
});

export const appointmentPayments = route({
  name: "payment.ofAppointment",
  method: "GET",
  path: "/api/payment",
  summary: "La liga de pago de una cita y lo que se ha pagado con ella",
  access: access.view(PAGE.agenda),
  row: "appointments",
  rowIn: "appointmentId",
  query: AppointmentQuery,
  data: AppointmentPayments,
});

export const paymentTasks = route({
  name: "payment.tasks",
  method: "GET",
  path: "/api/payment/task",
  summary: "Pagos sobre los que alguien del negocio debe decidir, los más nuevos primero",
  access: access.view(PAGE.finanzas, PAGE.agenda),
  query: TaskQuery,
  data: z.array(Payment),
  paged: true,
});

export const refundPayment = route({
  name: "payment.refund",
  method: "POST",
  path: "/api/payment/:id/refund",
  summary: "Devuelve todo el pago a quien pagó",
  access: access.edit(PAGE.finanzas),
  row: "payments",
  params: IdParams,
  data: Payment,
  rate: "heavy",
});

export const settleTask = route({
  name: "payment.settle",
  method: "POST",
  path: "/api/payment/:id/settle",
  summary: "Da por resuelto lo que había que decidir de un pago",
  access: access.edit(PAGE.finanzas, PAGE.agenda),
  row: "payments",
  params: IdParams,
  data: Payment,
});
