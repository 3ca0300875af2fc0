import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const features = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(features, file), "utf8");

test("where a panel shows what is owed, its own changes read that again", () => {
  const panels = globSync("*/*/**/*.tsx", { cwd: features }).filter((file) => read(file).includes("<ChargeLine "));
  expect(panels.length).toBeGreaterThan(3);
  const without = panels.filter((file) => {
    const feature = file.split(path.sep).slice(0, 2).join("/");
    return ![`${feature}/api.ts`, file].some((each) => /"charge\.due"|readDue\.name/.test(read(each)));
  });
  expect(without).toEqual([]);
});
