// The server calls about traffic sources.
import { trafficSources as resource } from "@mostrador/domain/growth/traffic-sources/resource.ts";
import { listTrafficSources } from "@mostrador/domain/growth/traffic-sources/routes.ts";
import { useRead } from "../../../lib/query.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";

/** contract/growth#traffic-sources */
const FAILED = "Error al crear la fuente de tráfico";

export const trafficSources = resourceHooks(resource, FAILED);

/** The sources of a contact, latest first. */
export function useSourcesOf(clientId: string) {
  const { businessId } = useActiveBusiness();
  return useRead(listTrafficSources, businessId ? { query: { businessId, clientId } } : null);
}
