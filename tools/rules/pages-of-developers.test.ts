import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { capabilityTable, decisionCitations, decisionIndex, longRows } from "./pages-of-developers.mjs";

const house = mkdtempSync(path.join(tmpdir(), "pages-"));
afterEach(() => rmSync(house, { recursive: true, force: true }));

function write(at: string, text: string): void {
  mkdirSync(path.dirname(path.join(house, at)), { recursive: true });
  writeFileSync(path.join(house, at), text);
}

test("a decision without a row in the index, or with two, is named", () => {
  write("docs/decisions/README.md", "| 1 | [A](0001-a.md) |\n| 3 | [C](0003-c.md) |\n| 3 | [C](0003-c.md) |\n");
  write("docs/decisions/0003-c.md", "# 3. C");
  write("docs/decisions/0001-a.md", "# 1. A");
  write("docs/decisions/0002-b.md", "# 2. B");
  expect(decisionIndex(house)).toEqual([
    "docs/decisions/README.md: has no row for 0002-b.md",
    "docs/decisions/README.md: has 2 rows for 0003-c.md",
  ]);
});

test("the capabilities of an area are those with a folder in any wing, in the order of the floors", () => {
  const floors = [{ floor: 2, area: "money", capabilities: ["finance", "inventory", "credits"] }];
  write("server/src/modules/money/finance/index.ts", "");
  write("web/src/features/money/credits/index.ts", "");
  write("ARCHITECTURE.md", "| money | finance, credits | what came in |\n");
  expect(capabilityTable(floors, house)).toEqual([]);
  write("ARCHITECTURE.md", "| money | finance | what came in |\n");
  expect(capabilityTable(floors, house)).toEqual(["ARCHITECTURE.md: the row of money must name finance, credits"]);
});

test("a decision that is cited and has no page is named, whether by number or by file", () => {
  write("docs/decisions/0001-a.md", "# 1. A");
  write("server/README.md", "[2](../docs/decisions/0002-b.md), decision 1, docs/decisions/0001");
  write("server/migrations/1.sql", "-- decision 3");
  const files = [{ path: "a.ts", text: "// why: docs/decisions/0001-old.md (decision\n// 4, decision\n// 1)" }];
  expect(decisionCitations(files, house).sort()).toEqual([
    "a.ts: «decision\n// 4» leads to no page of docs/decisions",
    "a.ts: «decisions/0001-old.md» leads to no page of docs/decisions",
    "server/README.md: «decisions/0002-b.md» leads to no page of docs/decisions",
    "server/migrations/1.sql: «decision 3» leads to no page of docs/decisions",
  ]);
});

test("a row of a README is measured as it is read: without the addresses of links and without padding", () => {
  const link = `[a](${"long/".repeat(40)})`;
  write("README.md", `| ${"a".repeat(117)} |\n| ${"a".repeat(116)}${" ".repeat(9)}|\n| --${"-".repeat(200)} |\n`);
  write("ui/README.md", `| ${link} |\n${"words ".repeat(40)}\n| ${"b".repeat(200)} |\n`);
  write("ui/node_modules/x/README.md", `| ${"c".repeat(200)} |\n`);
  expect(longRows(house).sort()).toEqual([
    "README.md:1: a row of 121 characters; 120 are the most",
    "ui/README.md:3: a row of 204 characters; 120 are the most",
  ]);
});
