// The server calls about the businesses of the directory.
import { discoveryBusinesses as resource } from "@mostrador/domain/platform/discovery/resource.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";

export const discoveryBusinesses = resourceHooks(resource, "Error al Registrar el negocio");
