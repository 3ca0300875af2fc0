// Public API of traffic sources: their page, and their list for fields that choose one.
import { trafficSources } from "./api.ts";

/** Names and ids for fields that choose a source; undefined while loading. */
export function useTrafficSources() {
  return trafficSources.useAll().data?.map(({ _id, source, isArchived }) => ({ _id, name: source, isArchived }));
}
