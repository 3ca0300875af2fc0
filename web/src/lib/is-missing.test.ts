import { expect, test } from "vitest";
import { CallError, isMissing } from "./client.ts";

test("an unknown id and an address that was cut are missing, and every other failure may pass", () => {
  const statuses = [0, 400, 401, 403, 404, 409, 422, 429, 500, 503];
  expect(statuses.filter((status) => isMissing(new CallError(status, "")))).toEqual([400, 404, 422]);
  expect([null, undefined, new Error("x"), { status: 404 }].map(isMissing)).toEqual([false, false, false, false]);
});
