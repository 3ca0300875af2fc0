// Conversion events: what came of talking with contacts.
import * as routes from "@mostrador/domain/growth/conversion-events/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { createConversionEvent, deleteConversionEvent, editConversionEvent, listConversionEvents } from "./event.ts";
import { onContactDeleted } from "./on-contact-deleted.ts";

export { createConversionEvent } from "./event.ts";
export { noteConversion } from "./note-conversion.ts";

export function conversionEventsModule(): Module {
  return {
    routes: [
      bind(routes.listConversionEvents, listConversionEvents),
      bind(routes.createConversionEvent, createConversionEvent),
      bind(routes.editConversionEvent, editConversionEvent),
      bind(routes.deleteConversionEvent, deleteConversionEvent),
    ],
    subscribers: [onContactDeleted],
  };
}
