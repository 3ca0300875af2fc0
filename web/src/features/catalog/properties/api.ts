// The server calls about properties.
import { properties as resource } from "@mostrador/domain/catalog/properties/resource.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";

export const properties = resourceHooks(resource, "Error al gestionar el inmueble");
