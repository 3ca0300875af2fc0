// Plan ## how the customer begins ## that person's answer to each kind of question ## what comes of it ## options ## in
// whose names. `cases` has a file for each way of speaking. Kinds: s service, b branch, p specialist, w day or hour,
// h free hours offered, n name, c confirmation, a which appointment, x anything else, d said after it is done. ">" parts
// what is written in turn, "|" a first answer from a second one.
import { expect, test } from "vitest";
import type { Options } from "../shops/converse.ts";
import type { PLANS } from "../shops/plans.ts";
import { react } from "../shops/react.ts";
import { A_QUESTION_FIRST } from "./cases/a-question-first.ts";
import { AS_ONE_WRITES_ON_THE_PHONE } from "./cases/as-one-writes-on-the-phone.ts";
import { CANCELLATIONS } from "./cases/cancellations.ts";
import { CONFIRMATIONS } from "./cases/confirmations.ts";
import { CORRECTIONS } from "./cases/corrections.ts";
import { DAYS_IN_WORDS } from "./cases/days-in-words.ts";
import { FOR_SOMEBODY_ELSE } from "./cases/for-somebody-else.ts";
import { HOURS_WITH_BOUNDS } from "./cases/hours-with-bounds.ts";
import { MOVES } from "./cases/moves.ts";
import { NOTHING_IS_DONE } from "./cases/nothing-is-done.ts";
import { ONE_SERVICE_FOR_SEVERAL } from "./cases/one-service-for-several.ts";
import { PLAIN_WISHES } from "./cases/plain-wishes.ts";
import { SEVERAL_SERVICES } from "./cases/several-services.ts";
import { SEVERAL_WISHES_AT_ONCE } from "./cases/several-wishes-at-once.ts";
import { WORD_BY_WORD } from "./cases/word-by-word.ts";

const lines = [
  A_QUESTION_FIRST,
  AS_ONE_WRITES_ON_THE_PHONE,
  CANCELLATIONS,
  CONFIRMATIONS,
  CORRECTIONS,
  DAYS_IN_WORDS,
  FOR_SOMEBODY_ELSE,
  HOURS_WITH_BOUNDS,
  MOVES,
  NOTHING_IS_DONE,
  ONE_SERVICE_FOR_SEVERAL,
  PLAIN_WISHES,
  SEVERAL_SERVICES,
  SEVERAL_WISHES_AT_ONCE,
  WORD_BY_WORD,
].flatMap((script) => script.trim().split("\n"));

test.each(lines)("%s", (line) => {
  const [plan, opening, answers, effects = "", options = "{}", names] = line.split("##").map((part) => part.trim());
  const turns = opening!.split(" > ").map((turn) => turn.trim());
  const outcome = react(plan as keyof typeof PLANS, turns, answers!, JSON.parse(options) as Options);
  const asWritten = effects.replace(/[.+?^${}[\]\\]/g, "\\$&").replaceAll("*", "\\w+");
  expect(outcome.effects.join("; ")).toMatch(new RegExp(`^${asWritten}$`));
  expect(outcome.unbacked).toEqual([]);
  if (names !== undefined) expect(outcome.names.map((name) => name ?? "-").join(" | ")).toBe(names);
});
