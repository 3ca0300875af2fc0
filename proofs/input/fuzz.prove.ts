// Makes 10,000 randomly changed calls (G4).
import { expect, test } from "vitest";
import { figure } from "../figure.ts";
import { startMirror } from "../world/mirror.ts";
import { fuzz, refusedNow } from "./fuzz.ts";

const CALLS = 10_000;

test("10,000 calls that nobody meant", async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);
  process.on("unhandledRejection", note);
  const mirror = await startMirror();
  try {
    await mirror.holdPlanned();
    const before = await mirror.rowsOf(mirror.b);
    const { problems, p99Ms, statuses } = await fuzz(mirror, CALLS);
    console.log(`answers ${JSON.stringify(statuses)}`, problems.slice(0, 20).join("\n"));
    expect(await mirror.rowsOf(mirror.b)).toEqual(before);
    expect(await refusedNow(mirror, mirror.routes)).toEqual([]);
    figure({
      promise: `G4 of ${CALLS} calls that nobody meant, broken or unreadable answers, leaks and lost promises`,
      measured: String(problems.length + unhandled.length),
      goal: "0",
      holds: problems.length + unhandled.length === 0,
    });
    figure({
      promise: "G4 the slowest answer but one in a hundred",
      measured: `${Math.round(p99Ms)} ms`,
      goal: "at most 1000 ms",
      holds: p99Ms <= 1_000,
    });
  } finally {
    process.off("unhandledRejection", note);
    await mirror.close();
  }
});
