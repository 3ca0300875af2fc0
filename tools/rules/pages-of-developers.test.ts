import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { capabilityTable, decisionIndex } from "./pages-of-developers.mjs";

const house = mkdtempSync(path.join(tmpdir(), "pages-"));
afterEach(() => rmSync(house, { recursive: true, force: true }));

function write(at: string, text: string): void {
  mkdirSync(path.dirname(path.join(house, at)), { recursive: true });
  writeFileSync(path.join(house, at), text);
}

test("a decision without a row in the index is named", () => {
  write("docs/decisions/README.md", "| 1 | [A](0001-a.md) |\n");
  write("docs/decisions/0001-a.md", "# 1. A");
  write("docs/decisions/0002-b.md", "# 2. B");
  expect(decisionIndex(house)).toEqual(["docs/decisions/README.md: has no row for 0002-b.md"]);
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
