import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const web = path.resolve(import.meta.dirname, "../..");

test("the button of the main action says its color: without one it is gray, as one that is off", () => {
  const gray = globSync("**/*.tsx", { cwd: web }).flatMap((file) => {
    const tags = readFileSync(path.join(web, file), "utf8").match(/<Button\b(?:[^<>]|=>)*>/g) ?? [];
    return tags.filter((tag) => tag.includes('variant="contained"') && !tag.includes("color=")).map(() => file);
  });
  expect(gray).toEqual([]);
});
