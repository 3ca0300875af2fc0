// G26: restarts two web processes and the worker ten times under load.
import { afterAll, beforeAll, test } from "vitest";
import type {} from "../../server/test/global-setup.ts";
import { figure } from "../figure.ts";
import { type Fleet, startFleet } from "./fleet.ts";
import { renew } from "./renew.ts";

const ROUNDS = 10;

let fleet: Fleet;
beforeAll(async () => {
  fleet = await startFleet();
});
afterAll(() => fleet?.close());

test("ten renewals under load", async () => {
  const { load, ends, backMs, wrongSends, wrongWords, lost } = await renew(fleet, ROUNDS, 30, {
    each: 20,
    pauseMs: 50,
  });
  const failed = load.answers.filter(({ status }) => status !== 201);
  const longest = (all: number[]) => Math.round(Math.max(...all));
  console.log(
    [failed.map((answer) => JSON.stringify(answer)), load.broken, wrongSends, wrongWords]
      .flatMap((wrong) => wrong.slice(0, 20))
      .join("\n"),
  );
  figure({
    promise: "G26 10 renewals: failed calls",
    measured: `${failed.length + load.broken.length} of ${load.answers.length}`,
    goal: "0",
    holds: failed.length + load.broken.length === 0 && load.answers.length > 300,
  });
  figure({
    promise: "G26 jobs and rows lost or doubled",
    measured: `${wrongSends.length} of ${load.acknowledged.messages.length} sends, ${wrongWords.length} of ${load.words.length} received, ${lost.length} rows`,
    goal: "0",
    holds: wrongSends.length + wrongWords.length + lost.length === 0,
  });
  figure({
    promise: "G26 lines back; drain; clean ends",
    measured: `${longest(backMs)} ms of ${backMs.length}; ${longest(ends.map(({ ms }) => ms))} ms; ${ends.filter(({ code }) => code === 0).length} of ${ends.length}`,
    goal: "at most 5 s; 30 s; all",
    holds: longest(backMs) <= 5_000 && ends.every(({ code, ms }) => code === 0 && ms <= 30_000) && backMs.length >= 30,
  });
});
