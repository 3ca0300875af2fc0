import type { ListedResource } from "./web-resource.ts";

/** The names of the reads that a change of the resource makes stale. */
export function staleNames({ name, shownBy, routes }: Pick<ListedResource, "name" | "shownBy" | "routes">): string[] {
  const own = [routes.list.name, routes.get?.name ?? `${name}.get`];
  return [...new Set([...own, ...shownBy.flatMap((other) => [`${other}.list`, `${other}.get`])])];
}
