import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

test("a person's own engine-strict does not keep the installation from bringing its Node", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "mostrador-npmrc-"));
  const userconfig = path.join(folder, "npmrc");
  writeFileSync(userconfig, "engine-strict=true\n");
  const told = execFileSync("npm", ["config", "get", "engine-strict", "--userconfig", userconfig], {
    cwd: path.resolve(import.meta.dirname, ".."),
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  rmSync(folder, { recursive: true });
  expect(told.trim()).toBe("false");
});
