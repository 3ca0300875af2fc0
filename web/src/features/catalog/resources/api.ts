// The server calls about resources.
import { resources as resource } from "@mostrador/domain/catalog/resources/resource.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";

/** contract/catalog#resources */
const FAILED = "Error al registrar el recurso";

export const resources = resourceHooks(resource, FAILED);
