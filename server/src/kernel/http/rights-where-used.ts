// Derives rights from use: a call that prepares something, such as an upload, is open to people who may edit a page
// whose calls use it. The pages are read from the declared calls, so no list has to be maintained.
import { USED } from "@mostrador/domain/kit/reference.ts";
import type { Access, Route } from "@mostrador/domain/kit/route.ts";
import * as z from "zod";
import type { Bound } from "./registry.ts";

type Member = Extract<Access, { kind: "member" }>;

/** The same calls; those with `usedFor` get their pages. */
export function withRightsWhereUsed(bounds: readonly Bound[]): Bound[] {
  const known = new Map<string, readonly number[]>();
  const pagesFor = (use: string) => {
    const pages = known.get(use) ?? pagesThatUse(use, bounds);
    known.set(use, pages);
    return pages;
  };
  return bounds.map((bound) => {
    const { access } = bound.route;
    if (access.kind !== "member" || access.usedFor === undefined) return bound;
    const [page = access.page, ...also] = pagesFor(access.usedFor);
    return { ...bound, route: { ...bound.route, access: { ...access, page, also } } };
  });
}

function pagesThatUse(use: string, bounds: readonly Bound[]): number[] {
  const marked = bounds.filter(({ route }) => isEdit(route) && names(route, use));
  const pages = marked.flatMap(({ route }) => {
    const { page, also = [] } = route.access as Member;
    return [page, ...also];
  });
  return [...new Set(pages)].sort((one, other) => one - other);
}

function isEdit({ access, method }: Route): boolean {
  return method !== "GET" && access.kind === "member" && access.action === "edit" && access.usedFor === undefined;
}

function names({ body }: Route, use: string): boolean {
  if (!body) return false;
  const schema = z.toJSONSchema(body, { io: "input", unrepresentable: "any", target: "draft-7" });
  return JSON.stringify(schema).includes(`${JSON.stringify(USED)}:${JSON.stringify(use)}`);
}
