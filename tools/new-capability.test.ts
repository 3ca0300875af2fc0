import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./root.mjs";

const LEFT_OUT = new Set(["node_modules", ".cache", "dist", ".data", "e2e"]);
/** Nothing imports them, and half of the types are theirs. */
const TESTS = /\.(?:test|prove)\.tsx?$/;
let house: string;
beforeAll(() => {
  house = copyOf(["domain", "server", "sandbox", "web", "tools", "docs"]);
  plan("catalog", "gardens");
  plan("growth", "picnics");
  edit(
    "domain/src/manifests.ts",
    /^const TO_COME: Readonly<Record<string, string>> = lookup\(\{/m,
    (line) => `${line}\n  garden: "No se encontró el jardín",\n`,
  );
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

const run = (...asked: string[]) =>
  spawnSync(process.execPath, ["tools/new-capability.mjs", ...asked], { cwd: house, encoding: "utf8" });

/** Capabilities that the plan of the copy names and nobody has built. */
function plan(area: string, name: string): void {
  edit("floors.cjs", new RegExp(`area: "${area}",\\s+capabilities: \\[`), (line) => `${line}"${name}", `);
}

function edit(file: string, place: RegExp, change: (found: string) => string): void {
  const text = readFileSync(path.join(house, file), "utf8");
  expect(text).toMatch(place);
  writeFileSync(path.join(house, file), text.replace(place, change));
}

test("what it writes type-checks, stands in every list, and keeps the names and the order of the plan", () => {
  const { status, stdout, stderr } = run("catalog/gardens", "garden", "jardín", "jardines", "m");
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain(`"garden.archive"`);
  const text = (file: string) => readFileSync(path.join(house, file), "utf8");
  expect(text("domain/src/manifests.ts")).toMatch(/ {2}privacy,\n {2}gardens,\n {2}resources,\n/);
  expect(text("web/src/features/catalog/gardens/menu.ts")).toMatch(/label: "Jardines",\s+path: "\/jardines",/);
  const firstLines = [text("domain/src/manifests.ts"), text("server/src/compose.ts")].map((one) => one.split("\n")[1]);
  expect(firstLines).toEqual([expect.stringMatching(/^import /), expect.stringMatching(/^import /)]);
  expect(text("server/src/compose.ts")).toMatch(/privacyModule\(.*\),\n {4}gardensModule\(\),\n/);
  expect(text("server/src/modules/catalog/gardens/index.ts")).toContain('garden: knownIn("gardens")');
  expect(text("ARCHITECTURE.md")).toMatch(/^\| catalog +\| gardens, resources, products, /m);
  const written = readdirSync(path.join(house, "server/migrations")).filter((name) =>
    /^\d{14}_gardens\.sql$/.test(name),
  );
  expect(written).toHaveLength(1);
  expect(text(`server/migrations/${written[0]}`)).toContain("comment on table gardens is 'catalog/gardens';\n");
  const other = run("growth/picnics", "picnic", "menú del día", "menús del día", "m");
  expect([other.status, other.stderr]).toEqual([0, ""]);
  const [number] = /(?<=page )\d+(?=, 'menusDelDia', which is new)/.exec(other.stdout) ?? [];
  expect(text("domain/src/ground/identity/pages.ts")).toContain(`  menusDelDia: ${number},\n}`);
  expect(text("docs/contract/people.md")).toContain(`, ${number} menús del día.\n`);
  expect(text("web/src/features/growth/picnics/page.ts")).toMatch(/path: "\/menus-del-dia",/);
  for (const page of ["jardines", "menusDelDia"])
    expect(text("web/src/features/business/businesses/members/grant-values.ts")).toContain(`page: PAGE.${page},`);
  const tsc = path.join(root, "node_modules/typescript/bin/tsc");
  const wings = existsSync(path.join(house, "web/src/features/catalog/gardens")) ? ["server", "web"] : ["server"];
  const types = spawnSync(process.execPath, [tsc, "-b", ...wings], { cwd: house, encoding: "utf8" });
  expect(types.stdout).toBe("");
  const biome = path.join(root, "node_modules/@biomejs/biome/bin/biome");
  const own = `${stdout}\n${other.stdout}`.split("\n").filter((line) => /^\S+\.tsx?$/.test(line));
  expect(own.length).toBeGreaterThan(4);
  const formatted = spawnSync(process.execPath, [biome, "ci", "--colors=off", ...own], {
    cwd: house,
    encoding: "utf8",
  });
  expect([formatted.status, formatted.stdout]).toEqual([0, ""]);
  const again = run("catalog/gardens", "garden");
  expect([again.status, again.stderr]).toEqual([1, "domain/src/catalog/gardens is there already\n"]);
}, 400_000);

test.each([
  [[], "npm run new-capability -- <area>/<name> <singular>"],
  [["catalog", "product"], "npm run new-capability -- <area>/<name> <singular>"],
  [["catalog/Products", "product"], "npm run new-capability -- <area>/<name> <singular>"],
  [["catalog/spaceships", "spaceship"], "catalog/spaceships stands in no line of floors.cjs"],
])("%j is refused in a sentence, and writes nothing", (asked, told) => {
  const { status, stdout, stderr } = run(...asked);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(told);
});

/** Copies these folders with their configuration. Installed packages are linked; our own workspaces are the copies. */
function copyOf(wings: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "mostrador-capability-"));
  const configuration = readdirSync(root).filter(
    (name) => /\.(json|cjs)$|^(\.gitignore|ARCHITECTURE\.md)$/.test(name) && name !== "package-lock.json",
  );
  for (const name of [...configuration, ...wings]) {
    const filter = (file: string) => !LEFT_OUT.has(path.basename(file)) && !TESTS.test(file);
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter });
  }
  for (const place of ["", ...wings]) linkInstalled(path.join(root, place), path.join(folder, place));
  mkdirSync(path.join(folder, "node_modules/@mostrador"));
  for (const wing of wings.filter((one) => one !== "tools"))
    symlinkSync(path.join(folder, wing), path.join(folder, "node_modules/@mostrador", wing));
  return folder;
}

function linkInstalled(from: string, to: string): void {
  if (!existsSync(path.join(from, "node_modules"))) return;
  mkdirSync(path.join(to, "node_modules"));
  for (const name of readdirSync(path.join(from, "node_modules"))) {
    if (name === "@mostrador") continue;
    symlinkSync(path.join(from, "node_modules", name), path.join(to, "node_modules", name));
  }
}
