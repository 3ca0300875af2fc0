// Services: sold by appointment.
import { services } from "@mostrador/domain/catalog/services/resource.ts";
import * as routes from "@mostrador/domain/catalog/services/routes.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { createService, editService, serviceActions } from "./service.ts";

export { createService } from "./service.ts";
export { serviceFacilityRows, serviceRows } from "./service-rows.store.ts";
export const { all: allServices } = serviceActions;
/** Which of these services exist in the business. */
export const knownServices = knownIn("services");

export function servicesModule(): Module {
  return {
    references: { service: knownServices },
    routes: bindResource(services, serviceActions, [
      bind(routes.createService, createService),
      bind(routes.editService, editService),
    ]),
  };
}
