// The server calls about services.
import { services as resource } from "@mostrador/domain/catalog/services/resource.ts";
import { createService, editService } from "@mostrador/domain/catalog/services/routes.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";

/** contract/agenda#services */
const FAILED = "Error al gestionar el servicio";

export const services = resourceHooks(
  { ...resource, routes: { ...resource.routes, create: createService, edit: editService } },
  FAILED,
);

/** Includes archived ones. */
export const useServices = services.useAll;
export const readServices = services.readAll;
export const useCreateService = services.useCreate;
export const useEditService = services.useEdit;
