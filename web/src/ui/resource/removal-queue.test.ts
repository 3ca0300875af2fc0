import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { removalQueue } from "./removal-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hidden = () => [...removalQueue.hidden()];

test("a row is hidden at once, and deleted only when the time to undo is over", async () => {
  const carryOut = vi.fn(async () => undefined);
  const undo = removalQueue.begin(["1", "2"], carryOut);
  expect(hidden()).toEqual(["1", "2"]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(carryOut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(carryOut).toHaveBeenCalledOnce();
  expect(hidden()).toEqual([]);
  expect(undo()).toBe(false);
});

test("what is undone comes back and is never deleted", async () => {
  const carryOut = vi.fn(async () => undefined);
  const undo = removalQueue.begin(["1"], carryOut);
  removalQueue.begin(["2"], async () => undefined);
  expect(undo()).toBe(true);
  expect(hidden()).toEqual(["2"]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(carryOut).not.toHaveBeenCalled();
});

test("whoever leaves the page leaves nothing undone: what waits is carried out at once, and once", async () => {
  const carryOut = vi.fn(async () => undefined);
  removalQueue.begin(["1"], carryOut);
  await removalQueue.settle();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(carryOut).toHaveBeenCalledOnce();
  expect(hidden()).toEqual([]);
});
