import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { file, notices } from "./notices.mjs";

const root = path.resolve(import.meta.dirname, "..");

test("THIRD-PARTY-NOTICES.md is what npm run notices writes now", () => {
  expect(readFileSync(file, "utf8") === notices(), "run: npm run notices").toBe(true);
});

test("every package that the product names for production has its notice, and none of its tools has", () => {
  const text = notices();
  const titles = text.split("\n").filter((line) => line.startsWith("## "));
  const has = (name: string) => titles.some((title) => title.startsWith(`## ${name} `));
  const named = (workspace: string) =>
    Object.keys(JSON.parse(readFileSync(path.join(root, workspace, "package.json"), "utf8")).dependencies);
  const ours = ["domain", "server", "web"].flatMap(named).filter((name) => !name.startsWith("@mostrador/"));
  expect(ours.filter((name) => !has(name))).toEqual([]);
  expect(["vitest", "typescript", "@biomejs/biome"].filter(has)).toEqual([]);
});
