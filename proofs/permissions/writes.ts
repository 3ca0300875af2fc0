// Which row each call writes. A route with a body and without an entry fails the run; routes with a `row` and the id
// in their path need none.
import type { Route } from "@mostrador/domain/kit/route.ts";
import { RESOURCES } from "@mostrador/domain/manifests.ts";
import { collect, collectNames } from "../capabilities/collect.ts";
import { type FindRow, made } from "../capabilities/written-row.ts";

const WRITES: Record<string, FindRow> = {
  ...Object.fromEntries(RESOURCES.map(({ routes, table }) => [routes.create.name, made(table)])),
  ...collect<FindRow>("writes", ({ writes }) => writes),
};

/** Calls with a body that write no permanent row, or only what the outside returns. */
const QUESTIONS = new Set(collectNames("questions", ({ questions }) => questions));

/** Undefined for a call that writes no permanent row. */
export function writtenBy(route: Route): FindRow | undefined {
  if (route.method === "GET" || route.method === "DELETE" || QUESTIONS.has(route.name)) return undefined;
  const { row: table } = route;
  const column = table === "businesses" ? "business_id" : "id";
  if (table) return ({ params }) => ({ table, column, value: params?.id ?? "" });
  const found = WRITES[route.name];
  if (!found && route.body)
    throw new Error(`${route.name} writes a row: 'writes' in the capability's proofs.ts says which`);
  return found;
}
