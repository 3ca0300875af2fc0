// What a capability tells the rest of the house of itself. The API page, open lines and the proofs are made from the
// manifests; a capability that stands in none of them has no calls.
import type { EventType } from "./event.ts";
import type { LiveEvent } from "./live-event.ts";
import type { AnyResource } from "./resource.ts";
import type { Route } from "./route.ts";

export type Manifest = {
  /** `area/capability`, as its folders. */
  capability: string;
  resources?: readonly AnyResource[];
  /** Its own calls, what its `routes.ts` exports: besides those of its resources, or in their place where method and path agree. */
  routes?: { readonly [name: string]: Route };
  /** What open screens are told besides the changes of its resources. */
  live?: readonly LiveEvent[];
  /** What is said of an id that names none of its rows, by the kind of reference; its resources say it themselves. */
  unknown?: { readonly [kind: string]: string };
  /** What it publishes for those above it (D-5). */
  events?: readonly EventType<object>[];
};

/** Every call that it answers. */
export function routesOf({ resources = [], routes = {} }: Manifest): Route[] {
  const own = Object.values(routes);
  const taken = new Set(own.map(addressOf));
  const usual = resources.flatMap((resource) => Object.values(resource.routes) as Route[]);
  return [...own, ...usual.filter((route) => !taken.has(addressOf(route)))];
}

function addressOf({ method, path }: Route): string {
  return `${method} ${path.replace(/:\w+/g, ":")}`;
}

/** What is said of an id that names nothing, by its kind. */
export function unknownTexts(manifests: readonly Manifest[]): { [kind: string]: string } {
  const told = manifests.flatMap(({ unknown = {}, resources = [] }) => [
    ...resources.map(({ name, texts }): [string, string] => [name, texts.unknown]),
    ...Object.entries(unknown),
  ]);
  return Object.fromEntries(told);
}

/** Everything that open screens may be told of. */
export function liveEventsOf(manifests: readonly Manifest[]): LiveEvent[] {
  return manifests.flatMap(({ live = [], resources = [] }) => [...live, ...resources.map(({ changed }) => changed)]);
}
