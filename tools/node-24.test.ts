import { expect, test } from "vitest";
import { newest } from "./node-24.mjs";

test("the newest Node that was found runs the product, whoever brought it", () => {
  const packaged = { file: "packaged", version: "24.0.0" };
  expect(newest([packaged, { file: "machine", version: "24.21.0" }])).toBe("machine");
  expect(
    newest([
      { file: "packaged", version: "24.21.0" },
      { file: "machine", version: "24.9.1" },
    ]),
  ).toBe("packaged");
  expect(newest([packaged, { file: "machine", version: "26.1.0" }])).toBe("machine");
  expect(newest([packaged, { file: "machine", version: "24.0.0" }])).toBe("packaged");
});

test("an older one than 24 is none", () => {
  expect(
    newest([
      { file: "packaged", version: "24.0.0" },
      { file: "machine", version: "22.20.0" },
    ]),
  ).toBe("packaged");
  expect(newest([{ file: "machine", version: "22.20.0" }])).toBeUndefined();
});
