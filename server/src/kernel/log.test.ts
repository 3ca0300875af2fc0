import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { createRepeats } from "./log-repeats.ts";

test("a line that anybody can bring about is written a few times, however often it is; others stand beside it", () => {
  const lines: string[] = [];
  const to = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLog("info", "web", to);
  for (let time = 0; time < 1_000; time += 1) {
    log.error({ event: "sendMessageToClient", error: `trouble ${time}` }, "socket event failed");
    log.error({ url: "/api/client", status: 500, requestId: String(time) }, "request");
  }
  log.error({ url: "/api/appointment", status: 500 }, "request");
  log.warn("something else");
  expect(lines).toHaveLength(12);
  expect(lines.filter((line) => line.includes("socket event failed"))).toHaveLength(5);
  for (let time = 0; time < 7; time += 1) log.info("what the operator asked to see");
  expect(lines).toHaveLength(19);
});

test("what was left out is counted when its time is over, and then it is written again", async () => {
  const written: number[] = [];
  const repeats = createRepeats(20);
  for (let time = 0; time < 12; time += 1) repeats.pass("a", (left) => written.push(left));
  expect(written).toEqual([0, 0, 0, 0, 0]);
  await expect.poll(() => written).toEqual([0, 0, 0, 0, 0, 7]);
  repeats.pass("a", (left) => written.push(left));
  expect(written.at(-1)).toBe(0);
});
