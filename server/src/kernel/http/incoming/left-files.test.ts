import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { takeLeftFiles } from "./left-files.ts";

test("what came in hours ago is taken away, what is on its way stays; a folder that is not there holds nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mostrador-incoming-"));
  const now = Date.now();
  for (const name of ["left", "coming"]) writeFileSync(join(folder, name), name);
  utimesSync(join(folder, "left"), new Date(now - 7 * 3600_000), new Date(now - 7 * 3600_000));
  expect(await takeLeftFiles(folder, now)).toBe(1);
  expect(readdirSync(folder)).toEqual(["coming"]);
  expect(await takeLeftFiles(join(folder, "nowhere"), now)).toBe(0);
  rmSync(folder, { recursive: true });
});
