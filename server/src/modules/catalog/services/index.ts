// What is sold by appointment.
import * as routes from "@mostrador/domain/catalog/services/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { archiveService, createService, deleteService, editService, getService, listServices } from "./service.ts";

export { createService, listServices } from "./service.ts";

export function servicesModule(): Module {
  return {
    routes: [
      bind(routes.listServices, listServices),
      bind(routes.getService, getService),
      bind(routes.createService, createService),
      bind(routes.editService, editService),
      bind(routes.archiveService, archiveService),
      bind(routes.deleteService, deleteService),
    ],
  };
}
