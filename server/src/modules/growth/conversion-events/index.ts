// Conversion events: the results of talking with contacts.

import { conversionEventChanged } from "@mostrador/domain/growth/conversion-events/live.ts";
import * as routes from "@mostrador/domain/growth/conversion-events/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { forgetWithContact } from "../../business/contacts/index.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { removeEventsOf } from "./event.store.ts";
import {
  createConversionEvent,
  deleteConversionEvent,
  editConversionEvent,
  listConversionEvents,
  totalConversionEvents,
} from "./event.ts";

export { createConversionEvent } from "./event.ts";
export { conversionEventRows, subjectsOfEvents } from "./event-rows.store.ts";
export { noteConversion } from "./note-conversion.ts";

export function conversionEventsModule(): Module {
  return {
    fills: [auditKinds.fill({ conversionEvent: "contacts" })],
    routes: [
      bind(routes.listConversionEvents, listConversionEvents),
      bind(routes.totalConversionEvents, totalConversionEvents),
      bind(routes.createConversionEvent, createConversionEvent),
      bind(routes.editConversionEvent, editConversionEvent),
      bind(routes.deleteConversionEvent, deleteConversionEvent),
    ],
    subscribers: [
      forgetWithContact({ name: "forget-conversion-events", title: "Olvidar eventos de conversión" }, removeEventsOf, {
        event: conversionEventChanged,
        field: "eventId",
      }),
    ],
  };
}
