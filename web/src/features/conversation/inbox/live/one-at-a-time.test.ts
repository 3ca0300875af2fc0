import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a burst is one run, another key is its own", async () => {
  const runs: string[] = [];
  const ask = oneAtATime(async (key) => void runs.push(key), 100);
  for (const key of ["a", "a", "b", "a"]) ask(key);
  await vi.advanceTimersByTimeAsync(100);
  expect(runs).toEqual(["a", "b"]);
});

test("what is asked during a run comes once after it, not beside it", async () => {
  let open = 0;
  let most = 0;
  let runs = 0;
  const ask = oneAtATime(async () => {
    runs += 1;
    open += 1;
    most = Math.max(most, open);
    await new Promise((done) => setTimeout(done, 500));
    open -= 1;
  }, 100);
  ask("a");
  await vi.advanceTimersByTimeAsync(200);
  ask("a");
  ask("a");
  await vi.advanceTimersByTimeAsync(2_000);
  expect([runs, most]).toEqual([2, 1]);
});
