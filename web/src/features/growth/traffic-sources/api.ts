// The server calls about traffic sources.
import { trafficSources as resource } from "@mostrador/domain/growth/traffic-sources/resource.ts";
import * as routes from "@mostrador/domain/growth/traffic-sources/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";

/** contract/growth#traffic-sources */
const FAILED = "Error al crear la fuente de tráfico";

export const trafficSources = resourceHooks(resource, FAILED);

/** The sources of a contact, latest first. */
export function useSourcesOf(clientId: string) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listTrafficSources, businessId ? { query: { businessId, clientId } } : null);
}

export function useSourceResults(id: string) {
  return useRead(routes.readSourceResults, { params: { id } });
}

export function useTrafficAds() {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listTrafficAds, businessId ? { query: { businessId } } : null);
}

const STALE = [
  routes.listTrafficAds.name,
  routes.listTrafficSources.name,
  routes.readSourceResults.name,
  resource.routes.get.name,
];

export const useFileAd = () => useCall(routes.fileTrafficAd, STALE);
