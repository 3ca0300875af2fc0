// The usual calls of each resource, made from its example: list, get, create, edit, archive, delete.
import { routesOf } from "@mostrador/domain/kit/manifest.ts";
import type { AnyResource } from "@mostrador/domain/kit/resource.ts";
import { MANIFESTS, RESOURCES } from "@mostrador/domain/manifests.ts";
import type { Side } from "../world/side.ts";

type UsualCall = { params?: Record<string, string>; query?: Record<string, string>; body?: Record<string, unknown> };
type MakeCall = (side: Side) => UsualCall | Promise<UsualCall>;

/** By route name, without those that a capability replaces with its own. */
export function usualCalls(): Record<string, MakeCall> {
  const declared = new Set(MANIFESTS.flatMap(routesOf).map(({ name }) => name));
  return Object.fromEntries(RESOURCES.flatMap(callsOf).filter(([name]) => declared.has(name)));
}

function callsOf(resource: AnyResource): [string, MakeCall][] {
  const { name, body, routes } = resource;
  const fresh: MakeCall = async ({ makeRow }) => ({ params: { id: await makeRow(resource) } });
  return [
    [routes.list.name, ({ businessId }) => ({ query: { businessId } })],
    [routes.get.name, ({ rows }) => ({ params: { id: rows[name] as string } })],
    [routes.create.name, ({ exampleIds }) => ({ body: { [body]: resource.example(exampleIds) } })],
    [
      routes.edit.name,
      ({ rows, exampleIds }) => ({
        params: { id: rows[name] as string },
        body: { [body]: resource.example(exampleIds) },
      }),
    ],
    [routes.archive.name, async (side) => ({ ...(await fresh(side)), query: { archive: "true" } })],
    [routes.remove.name, fresh],
  ];
}
