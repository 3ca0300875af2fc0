import { parseAst } from "vite";
import { expect, test } from "vitest";
import { usedShapes } from "./used-shapes.ts";

type Transform = (this: { parse: typeof parseAst }, code: string, id: string) => { code: string } | null;

function transformed(code: string, id = "/work/domain/src/money/tills/routes.ts"): string | null {
  const { transform } = usedShapes() as unknown as { transform: Transform };
  return transform.call({ parse: parseAst }, code, id)?.code ?? null;
}

test("a call keeps its address and who may make it, and loses what it accepts and answers", () => {
  const code = transformed(
    `export const close = route({ name: "till.close", path, access: access.edit(1), params: IdParams, body, data: z.object({ a: z.string() }), summary: "Cierra la caja" });`,
  );
  expect(code).toBe(
    `export const close = /* @__PURE__ */ (() => (route({ name: "till.close", path, access: access.edit(1), ...{}, ...{}, ...{}, ...{} })))();`,
  );
});

test("each declaration is made by itself and only where it is used; functions and plain values stay as they are", () => {
  expect(transformed(`const { shape, list: rows } = defineJournal({ a: 1 });`)).toBe(
    `const whole6 = /* @__PURE__ */ (() => (defineJournal({ a: 1 })))(), shape = /* @__PURE__ */ (() => (whole6.shape))(), rows = /* @__PURE__ */ (() => (whole6.list))();`,
  );
  expect(transformed(`named({ Till });\nexport const Till = z.object({});`)).toBe(
    `\nexport const Till = /* @__PURE__ */ (() => (z.object({})))();`,
  );
  expect(transformed(`export const MOST = 5; export const sum = (a) => z.add(a); let at = z.now();`)).toBeNull();
});

test("code outside the domain stays as it is", () => {
  expect(transformed(`export const a = z.string();`, "/work/web/src/lib/client.ts")).toBeNull();
});
