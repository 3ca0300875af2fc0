import { expect, test } from "vitest";
import { createLog } from "../../../../kernel/log.ts";
import { troubleLog } from "./trouble-log.ts";

function listen() {
  const said: string[] = [];
  const log = createLog("silent", "test");
  log.warn = () => void said.push("warn");
  log.error = () => void said.push("error");
  return { said, log };
}

test("an account without credit is told once in ten minutes, every other trouble each time", () => {
  const { said, log } = listen();
  const tell = troubleLog();
  const exhausted = { kind: "exhausted", told: "It answered 429: no credit left." } as const;
  for (const minute of [0, 1, 9]) tell({ now: minute * 60_000, log }, "t", exhausted);
  expect(said).toEqual(["error"]);
  tell({ now: 10 * 60_000, log }, "t", exhausted);
  expect(said).toEqual(["error", "error"]);
  for (const now of [0, 1]) tell({ now, log }, "t", { kind: "timeout", told: "No answer." });
  expect(said).toEqual(["error", "error", "warn", "warn"]);
});
