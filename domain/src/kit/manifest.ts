// What a capability declares for the rest of the house. The API page, live connections and the proofs are made from
// the manifests; a capability without one has no calls.
import type { EventType } from "./event.ts";
import type { LiveEvent } from "./live-event.ts";
import type { AnyResource } from "./resource.ts";
import type { Route } from "./route.ts";

export type Manifest = {
  /** `area/capability`, as its folders. */
  capability: string;
  resources?: readonly AnyResource[];
  /**
   * Its own calls, the exports of its `routes.ts`: in addition to those of its resources, or instead of those with the
   * same method and path.
   */
  routes?: { readonly [name: string]: Route };
  /** Its live events besides the changes of its resources. */
  live?: readonly LiveEvent[];
  /** The error for an unknown id, by the kind of reference; its resources have their own. */
  unknown?: { readonly [kind: string]: string };
  /** The events that it publishes for modules above it (D-5). */
  events?: readonly EventType<object>[];
};

/** All its calls. */
export function routesOf({ resources = [], routes = {} }: Manifest): Route[] {
  const own = Object.values(routes);
  const taken = new Set(own.map(addressOf));
  const usual = resources.flatMap((resource) => Object.values(resource.routes) as Route[]);
  return [...own, ...usual.filter((route) => !taken.has(addressOf(route)))];
}

function addressOf({ method, path }: Route): string {
  return `${method} ${path.replace(/:\w+/g, ":")}`;
}

/** The error for an unknown id, by its kind. */
export function unknownTexts(manifests: readonly Manifest[]): { [kind: string]: string } {
  const told = manifests.flatMap(({ unknown = {}, resources = [] }) => [
    ...resources.map(({ name, texts }): [string, string] => [name, texts.unknown]),
    ...Object.entries(unknown),
  ]);
  return Object.fromEntries(told);
}

/** All live events of open screens. */
export function liveEventsOf(manifests: readonly Manifest[]): LiveEvent[] {
  return manifests.flatMap(({ live = [], resources = [] }) => [...live, ...resources.map(({ changed }) => changed)]);
}
