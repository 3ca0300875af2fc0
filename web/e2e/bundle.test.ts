import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readBuiltFiles } from "../built-files.ts";
import { BUDGETS, firstFiles, weighBundles } from "../bundle-budget.ts";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
/** The names to find each library by in a build, where its own names are gone. */
const LATE = {
  "the rules of telephone numbers": "country_calling_codes",
  "the live line": "socket.io",
};
/** A page that is open all day needs live updates from the start. */
const LIVE_AT_ONCE = ["Agenda"];

it.each(BUDGETS)("loads $screen within $limit bytes of gzip", (budget) => {
  const [weight] = weighBundles(DIST, [budget]);
  expect(weight?.bytes).toBeGreaterThan(10_000);
  expect(weight?.bytes).toBeLessThanOrEqual(budget.limit);
});

it.each(BUDGETS)("draws $screen without what is needed later only", (budget) => {
  const code = firstFiles(DIST, budget).map((file) => readFileSync(join(DIST, file), "utf8"));
  const brought = Object.entries(LATE)
    .filter(([, sign]) => code.some((text) => text.includes(sign)))
    .map(([part]) => part);
  expect(brought).toEqual(LIVE_AT_ONCE.includes(budget.screen) ? ["the live line"] : []);
});

/** The document, styles, the font, the icon and the session are further requests. */
const MOST_FILES = 24;

it("needs few files for each page", () => {
  const links: Record<string, string> = JSON.parse(readFileSync(join(DIST, ".vite/page-links.json"), "utf8"));
  const counts = Object.entries(links).map(([path, text]) => ({ path, files: text.split("modulepreload").length - 1 }));
  expect(counts.length).toBeGreaterThan(50);
  expect(counts.filter(({ files }) => files > MOST_FILES)).toEqual([]);
});

it("has files that import in one direction only, so that each runs after what it needs", () => {
  const { imports } = readBuiltFiles(DIST);
  const reached = (file: string) => {
    const found = new Set(imports[file]);
    for (const next of found) for (const further of imports[next] ?? []) found.add(further);
    return found;
  };
  expect(Object.keys(imports).length).toBeGreaterThan(50);
  expect(Object.keys(imports).filter((file) => reached(file).has(file))).toEqual([]);
});

const LIGHT = ["index.html", "src/app/light/light-app.tsx"];

it.each(["sign-up", "recover", "reset", "verify"])("draws %s without the product, which asks for a session", (page) => {
  const sources = [...LIGHT, `src/features/ground/identity/${page}-page.tsx`];
  const files = firstFiles(DIST, { screen: page, limit: 0, sources });
  const ofProduct = firstFiles(DIST, { screen: "Producto", limit: 0, sources: ["src/app/shell/shell.tsx"] });
  const own = new Set(firstFiles(DIST, { screen: "Ingresar", limit: 0, sources: LIGHT }));
  expect(ofProduct.filter((file) => files.includes(file) && !own.has(file))).toEqual([]);
});

it("brings no shape of what a call accepts or answers, which the server checks", () => {
  const code = readdirSync(join(DIST, "assets"))
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(DIST, "assets", name), "utf8"));
  const says = (text: string) => code.some((one) => one.includes(text));
  expect(says("/api/creditBalance")).toBe(true);
  // its line on the page of the API goes with them
  expect(says("Cuántos créditos tiene el negocio, y cuándo se avisa que quedan pocos")).toBe(false);
});
