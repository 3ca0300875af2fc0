import { expect, test } from "vitest";
import { missingFromLock, withoutSum } from "./complete-lock.mjs";

const lock = {
  packages: {
    "": { optionalDependencies: { here: "1.0.0", "gone-darwin-x64": "1.0.0" } },
    domain: {},
    "node_modules/@mostrador/domain": { link: true },
    "node_modules/here": { version: "1.0.0", integrity: "sha512-x" },
    "node_modules/bare": { version: "1.0.0" },
    "node_modules/bare-win32-x64": { version: "1.0.0", optional: true, os: ["win32"] },
    "node_modules/tool-win32-x64": { version: "1.0.0", optional: true, dev: true, os: ["win32"] },
  },
};

test("what the lock does not describe is told", () =>
  expect([...missingFromLock(lock).keys()]).toEqual(["gone-darwin-x64"]));

test("what is installed without a sum to check it by is told, on whatever platform it is", () =>
  expect(withoutSum(lock)).toEqual(["node_modules/bare", "node_modules/bare-win32-x64"]));

test("the project's own lock lacks neither", () => {
  expect([...missingFromLock().keys()]).toEqual([]);
  expect(withoutSum()).toEqual([]);
});
