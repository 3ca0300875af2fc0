// The usual calls of a resource, bound to its actions.
import type { AnyResource } from "@mostrador/domain/kit/resource.ts";
import type { Bound } from "../http/registry.ts";

type RouteName = keyof AnyResource["routes"];

/** `own` are bound as well; one with the same method and path replaces the usual one. */
export function bindResource<R extends Pick<AnyResource, "routes">>(
  { routes }: R,
  actions: { [action in RouteName]: Bound["handle"] },
  own: Bound[] = [],
): Bound[] {
  const addressOf = ({ method, path }: Bound["route"]) => `${method} ${path.replace(/:\w+/g, ":")}`;
  const taken = new Set(own.map(({ route }) => addressOf(route)));
  const usual = (Object.keys(routes) as RouteName[]).map(
    (name) => ({ route: routes[name], handle: actions[name] }) as Bound,
  );
  return [...own, ...usual.filter(({ route }) => !taken.has(addressOf(route)))];
}
