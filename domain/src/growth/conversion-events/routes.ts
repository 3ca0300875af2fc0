import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { IdParams, Nothing, named } from "../../kit/schema.ts";
import {
  ConversionEvent,
  ConversionEventEdit,
  ConversionEventTotals,
  conversionEvents,
  NewConversionEvent,
} from "./schema.ts";

named({ ConversionEvent, ConversionEventEdit, NewConversionEvent });

const path = "/api/conversionEvent";
const row = { row: "conversion_events", params: IdParams };

export const { list: listConversionEvents } = conversionEvents;

export const totalConversionEvents = route({
  name: "conversionEvent.totals",
  method: "GET",
  path: `${path}Totals`,
  summary: "Cuántos eventos de conversión hay, de cuántos contactos, y cuántos registró el asistente",
  access: access.view(PAGE.eventosConversion),
  row: "contacts",
  rowIn: "clientId",
  query: conversionEvents.Filters,
  data: ConversionEventTotals,
});

export const createConversionEvent = route({
  name: "conversionEvent.create",
  method: "POST",
  path,
  summary: "Registra un evento de conversión de un contacto",
  access: access.edit(PAGE.eventosConversion),
  body: z.object({ conversionEvent: NewConversionEvent }),
  data: ConversionEvent,
  status: 201,
});

export const editConversionEvent = route({
  name: "conversionEvent.edit",
  method: "PUT",
  path: `${path}/:id`,
  summary: "Edita un evento de conversión",
  access: access.edit(PAGE.eventosConversion),
  ...row,
  body: z.object({ conversionEvent: ConversionEventEdit }),
  data: ConversionEvent,
});

export const deleteConversionEvent = route({
  name: "conversionEvent.delete",
  method: "DELETE",
  path: `${path}/:id`,
  summary: "Elimina un evento de conversión",
  access: access.remove(PAGE.eventosConversion),
  ...row,
  data: Nothing,
});
