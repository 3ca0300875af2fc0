// Each capability speaks for itself: a good call next to another module would be looked for in vain.
import { routesOf } from "@mostrador/domain/kit/manifest.ts";
import { MANIFESTS } from "@mostrador/domain/manifests.ts";
import { expect, test } from "vitest";
import { proofsByFile } from "./collect.ts";

test("a capability gives the good calls of its own routes alone", () => {
  const found = proofsByFile();
  expect(found.length).toBeGreaterThan(20);
  const foreign = found.flatMap(([file, { calls = {} }]) => {
    const own = MANIFESTS.filter(({ capability }) => file.includes(`/modules/${capability}/`)).flatMap(routesOf);
    return Object.keys(calls)
      .filter((name) => !own.some((route) => route.name === name))
      .map((name) => `${name} in ${file}`);
  });
  expect(foreign).toEqual([]);
});
