import { expect, test } from "vitest";
import { bytesText } from "./bytes-text.ts";

test("bytes read in the unit that keeps them short", () => {
  expect([0, 820, 1400, 23_400_000, 5_250_000_000].map(bytesText)).toEqual([
    "0 B",
    "820 B",
    "1.4 kB",
    "23 MB",
    "5.3 GB",
  ]);
});
