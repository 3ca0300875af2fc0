import { expect, test } from "vitest";
import { waitingWithin } from "./waiting-within.ts";

const one = (name: string, branch: string, after: string, before: string | null) => ({
  ...{ name, branch: { _id: branch } },
  ...{ after: `${after}:00-06:00`, before: before && `${before}:00-06:00` },
});
const LIST = [
  one("any", "centro", "2026-11-20T12:00", null),
  one("that day", "centro", "2026-11-24T00:00", "2026-11-25T00:00"),
  one("until noon", "centro", "2026-11-20T12:00", "2026-11-25T12:00"),
  one("elsewhere", "norte", "2026-11-20T12:00", null),
];
const names = (branch: string | null, ...days: string[]) => waitingWithin(LIST, branch, days).map(({ name }) => name);

test("those count who would come on a day that is looked at, at its branch", () => {
  expect(names("centro", "2026-11-24")).toEqual(["any", "that day", "until noon"]);
  expect(names("centro", "2026-11-25")).toEqual(["any", "until noon"]);
  expect(names("centro", "2026-11-26")).toEqual(["any"]);
  expect(names("centro", "2026-11-19")).toEqual([]);
  expect(names(null, "2026-11-19", "2026-11-20")).toEqual(["any", "until noon", "elsewhere"]);
});
