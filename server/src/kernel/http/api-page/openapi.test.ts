import * as routes from "@mostrador/domain/business/contacts/routes.ts";
import type { Route } from "@mostrador/domain/kit/route.ts";
import { route } from "@mostrador/domain/kit/route.ts";
import { SHAPE_NAMES } from "@mostrador/domain/kit/schema.ts";
import * as appointments from "@mostrador/domain/scheduling/appointments/routes.ts";
import { expect, test } from "vitest";
import * as z from "zod";
import { docsPage } from "./docs-page.ts";
import { openApi } from "./openapi.ts";

const calls = [...Object.values<unknown>(routes), ...Object.values<unknown>(appointments)].filter(
  (each): each is Route => typeof each === "object" && each !== null && "summary" in each && "access" in each,
);
const document = openApi(calls, []);

/** Every `$ref` within, at any depth. */
function refsOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "$ref" ? [String(inner)] : refsOf(inner)));
}

test("a named shape stands once, and every call that uses it refers to it", () => {
  const refs = refsOf(document.paths);
  expect(refs.filter((ref) => ref === "#/components/schemas/Contact").length).toBeGreaterThan(1);
  expect(document.components.schemas).toMatchObject({ Contact: { type: "object" }, NewContact: { type: "object" } });
});

test("every reference leads to a shape, and no shape keeps names of its own", () => {
  const names = Object.keys(document.components.schemas);
  const dead = refsOf(document).filter((ref) => !names.includes(ref.replace("#/components/schemas/", "")));
  expect(dead).toEqual([]);
  expect(JSON.stringify(document)).not.toContain("$defs");
});

test("a shape that is another when it is sent has a second name", () => {
  const Both = z.object({ size: z.int().default(1) });
  SHAPE_NAMES.add(Both, { id: "Both" });
  const access = { kind: "session" } as const;
  const put = route({
    name: "b.put",
    method: "PUT",
    path: "/b",
    summary: "B",
    access,
    body: Both,
    data: z.array(Both),
  });
  const { paths, components } = openApi([put], []);
  expect(components.schemas).toMatchObject({ Both: { required: ["size"] }, BothInput: { type: "object" } });
  expect(refsOf(paths).sort()).toEqual([
    "#/components/schemas/Both",
    "#/components/schemas/BothInput",
    "#/components/schemas/Failure",
  ]);
});

test("the page has every call under what it is about, leads to the shapes, and carries no script of its own", () => {
  const page = docsPage(document);
  for (const { path, summary } of calls) {
    expect(page).toContain(path.replace(/:(\w+)/g, "{$1}"));
    expect(page).toContain(summary);
  }
  expect(page).toContain("<h2>client</h2>");
  expect(page).toContain('<a href="#Contact">');
  expect(page.match(/<script[^>]*>[^<]*/g)).toEqual(['<script src="/api/docs/search.js" defer>']);
  expect(page).not.toMatch(/ on\w+=|https?:\/\//);
});
