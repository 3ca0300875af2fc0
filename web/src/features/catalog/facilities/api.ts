// The server calls about rooms and equipment.
import { facilities as resource } from "@mostrador/domain/catalog/facilities/resource.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";

export const facilities = resourceHooks(resource, "Error al gestionar la sala o el equipo");
