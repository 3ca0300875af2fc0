// Fuentes de tráfico, on screen.
import { trafficSources } from "./api.ts";

export { TrafficSourcesPage } from "./traffic-sources-page.tsx";

/** By their names, for screens that choose among them; undefined while they are read. */
export function useTrafficSources() {
  return trafficSources.useAll().data?.map(({ _id, source, isArchived }) => ({ _id, name: source, isArchived }));
}
