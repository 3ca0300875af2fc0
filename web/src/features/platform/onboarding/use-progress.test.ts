import { expect, test } from "vitest";
import { newest, type Progress } from "./use-progress.ts";

const at = (place: Progress["place"]): Progress => ({
  place,
  businessId: null,
  counts: {},
  sells: { services: true, products: false, courses: false, properties: false },
  trade: null,
});
const stored = { progress: at("service"), updatedAt: "2026-11-28T10:00:00.000Z" };

test("another device goes on where the first one stopped", () => {
  expect(newest(null, stored).place).toBe("service");
  const older = { progress: at("branch"), savedAt: "2026-11-27T10:00:00.000Z", isUnsaved: false };
  expect(newest(older, stored).place).toBe("service");
});

test("what this browser has counts while the server has nothing newer, or does not answer", () => {
  const kept = { progress: at("branch"), savedAt: stored.updatedAt, isUnsaved: false };
  expect(newest(kept, stored).place).toBe("branch");
  expect(newest({ ...kept, savedAt: null, isUnsaved: true }, stored).place).toBe("branch");
  expect(newest(kept, undefined).place).toBe("branch");
  expect(newest(null, undefined).place).toBe("choice");
  expect(newest(null, { progress: null, updatedAt: null }).place).toBe("choice");
});
