// The server calls about sales funnels.
import { salesFunnels as resource } from "@mostrador/domain/growth/sales-funnels/resource.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";

export const salesFunnels = resourceHooks(resource);
