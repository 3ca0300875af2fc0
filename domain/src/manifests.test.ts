import { describe, expect, test } from "vitest";
import * as z from "zod";
import { routesOf } from "./kit/manifest.ts";
import { REFERENCE } from "./kit/reference.ts";
import type { Route } from "./kit/route.ts";
import { MANIFESTS, RESOURCES, UNKNOWN } from "./manifests.ts";

const ID = "0190a000-0000-7000-8000-000000000001";
const ids = { businessId: ID, mark: "prueba", next: () => 1, idOf: () => ID };

test("each call has one name, and each pair of method and path one call, or one for each field by which it is known", () => {
  const routes = MANIFESTS.flatMap(routesOf);
  const repeated = (said: string[]) => said.filter((one, at) => said.indexOf(one) !== at);
  expect(repeated(routes.map(({ name }) => name))).toEqual([]);
  const placeOf = ({ method, path }: Route) => `${method} ${path.replace(/:\w+/g, ":")}`;
  expect(repeated(routes.map((route) => `${placeOf(route)} ${route.by ?? ""}`))).toEqual([]);
  const shared = new Set(repeated(routes.map(placeOf)));
  expect(routes.filter((route) => shared.has(placeOf(route)) !== (route.by !== undefined))).toEqual([]);
});

test("each kind of id that a body may carry has its sentence for one that names nothing", () => {
  const bodies = MANIFESTS.flatMap(routesOf).flatMap(({ body }) => (body ? [body] : []));
  const written = bodies.map((body) => JSON.stringify(z.toJSONSchema(body, { io: "output", unrepresentable: "any" })));
  const kinds = written.flatMap((text) => [...text.matchAll(new RegExp(`"${REFERENCE}":"(\\w+)"`, "g"))]);
  const carried = new Set(kinds.map(([, kind]) => kind as string));
  const said = Object.keys(UNKNOWN);
  expect(said).toEqual(expect.arrayContaining([...carried]));
  // A resource has one whether or not another refers to it.
  const resources = RESOURCES.map(({ name }) => name);
  expect(said.filter((kind) => !carried.has(kind) && !resources.includes(kind))).toEqual([]);
});

describe.each(RESOURCES.map((resource) => [resource.name, resource] as const))("%s", (name, resource) => {
  test("an edit carries what it was given and nothing else", () => {
    expect(resource.Edit.parse({})).toEqual({});
  });

  test("the example is a good new one, also once it was read", () => {
    const read = resource.New.parse(resource.example(ids));
    expect(resource.New.parse(read)).toEqual(read);
  });

  test("each field is answered", () => {
    const { properties = {} } = z.toJSONSchema(resource.Row, { unrepresentable: "any" });
    expect(Object.keys(properties)).toEqual(expect.arrayContaining([...resource.fieldNames]));
  });

  test.each([
    "",
    "createdAt",
    `createdAt~${ID}`,
    `createdAt~${ID}~mañana`,
    `createdAt~${ID}~2026-02-30 10:00:00+00`,
    "createdAt~1~2026-11-23 10:00:00.123456+00",
    `password~${ID}~x`,
    `-createdAt~${ID}~2026-11-23 10:00:00.123456+00`,
  ])("a cursor that nobody was given is refused: %s", (after) => {
    const query = resource.routes.list.query;
    const sort = { businessId: ID, sort: "createdAt" };
    expect(query?.safeParse({ ...sort, after }).success).toBe(false);
    expect(query?.safeParse({ ...sort, after: `createdAt~${ID}~2026-11-23 10:00:00.123456+00` }).success).toBe(true);
  });

  test(`${name} is sorted and narrowed by its own fields`, () => {
    const known = [...resource.fieldNames, "createdAt"];
    const named = [...resource.sorts, ...resource.filters, ...resource.searched];
    expect(named.filter((field) => !known.includes(field))).toEqual([]);
  });
});
