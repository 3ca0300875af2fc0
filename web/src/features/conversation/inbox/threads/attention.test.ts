import { expect, test } from "vitest";
import { attentionOf } from "./attention.ts";

const NOW = Date.parse("2026-11-21T18:00:00Z");
const quiet = { personUntil: null, handedOverAt: null, handOverReason: "", client: { noRespond: false } };

test("the assistant answers unless something keeps it silent", () => {
  expect(attentionOf(quiet, NOW).by).toBe("assistant");
  expect(attentionOf({ ...quiet, client: { noRespond: true } }, NOW).by).toBe("nobody");
});

test("a person has the conversation for as long as was said", () => {
  const taken = { ...quiet, personUntil: "2026-11-21T18:30:00Z" };
  expect(attentionOf(taken, NOW)).toEqual({ by: "person", until: "2026-11-21T18:30:00Z" });
  expect(attentionOf(taken, NOW + 31 * 60_000).by).toBe("assistant");
});

test("a hand-over is shown before anything else: somebody waits", () => {
  const handed = { handedOverAt: "2026-11-21T17:00:00Z", handOverReason: "Pide hablar con una persona" };
  const thread = { ...quiet, ...handed, personUntil: "2026-11-21T18:30:00Z", client: { noRespond: true } };
  expect(attentionOf(thread, NOW)).toEqual({
    by: "handed-over",
    since: handed.handedOverAt,
    reason: handed.handOverReason,
  });
});
