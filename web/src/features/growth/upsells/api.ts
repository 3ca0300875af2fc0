// The server calls about upsells.
import { upsells as resource } from "@mostrador/domain/growth/upsells/resource.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";

export const upsells = resourceHooks(resource, "Error al guardar el upsell");
