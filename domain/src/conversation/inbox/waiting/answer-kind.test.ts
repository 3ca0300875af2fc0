import { expect, test } from "vitest";
import { ANSWER_KINDS, type AnswerKind, endsWait, unresolvedAfter } from "./answer-kind.ts";

function callsAfter(...kinds: AnswerKind[]) {
  let count = 0;
  let calls = null;
  for (const kind of kinds) ({ count, calls } = unresolvedAfter(kind, count));
  return calls;
}

test("what nobody saw or knows calls a person at once", () => {
  expect(callsAfter("media_not_read")).toBe("media_not_read");
  expect(callsAfter("not_known")).toBe("not_known");
});

test("two answers in a row that resolved nothing call a person, one does not", () => {
  expect(callsAfter("not_understood")).toBeNull();
  expect(callsAfter("not_understood", "not_understood")).toBe("not_understood");
  expect(callsAfter("not_understood", "asked", "not_understood")).toBeNull();
  expect(callsAfter("media_not_read", "not_understood")).toBe("not_understood");
  expect(callsAfter("not_understood", "resolved")).toBeNull();
});

test("an answer ends a waiting that the assistant can end, and no other", () => {
  for (const kind of ANSWER_KINDS) {
    expect(endsWait(kind, "media_not_read")).toBe(false);
    expect(endsWait(kind, "not_known")).toBe(false);
    expect(endsWait(kind, null)).toBe(true);
  }
  expect(endsWait("resolved", "not_understood")).toBe(true);
  expect(endsWait("not_understood", "not_understood")).toBe(false);
});
