import { expect, test } from "vitest";
import { signature } from "./signature.ts";

test("signs as Meta does", () => {
  expect(signature('{"object":"page","entry":[]}', "app-secret")).toBe(
    "sha256=e6e9d7a842a48e17f43a34d6125d0d933e2aab92ee37f0993a4d493b50e3d438",
  );
});
