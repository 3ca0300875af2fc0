// What the screens ask about formularios.
import { forms as resource } from "@mostrador/domain/growth/forms/resource.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";

export const forms = resourceHooks(resource);
