import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { expect, test } from "vitest";
import { byWait, pinned } from "./pinned.ts";
import { waitLength } from "./wait-words.ts";

const thread = (_id: string, waitingSince: string | null, clientId = _id) =>
  ({ _id, clientId, channel: "WhatsApp", waitingSince }) as Thread;
const ids = (threads: readonly Thread[]) => threads.map(({ _id }) => _id).join("");

test("who waits longest is on top, once, also who stands on a later page; the others keep their order", () => {
  const [a, b, c] = [thread("a", null), thread("b", "2026-11-21T10:00:00Z"), thread("c", null)];
  const late = thread("d", "2026-11-21T09:00:00Z");
  expect(ids(pinned([a, b, c], [late, b]))).toBe("dbac");
});

test("who was answered meanwhile is on top no longer", () => {
  const answered = thread("a", null);
  expect(ids(pinned([thread("b", null), answered], [answered]))).toBe("ba");
  expect(ids(byWait([answered]))).toBe("");
});

test("who waits on one number and wrote last to another stands there once", () => {
  const since = "2026-11-21T10:00:00Z";
  const joined = thread("second", since, "dora");
  expect(ids(pinned([joined], [thread("first", since, "dora")]))).toBe("second");
});

test("a waiting is told in the largest whole unit", () => {
  const at = (minutes: number) =>
    waitLength("2026-11-21T10:00:00Z", Date.parse("2026-11-21T10:00:00Z") + minutes * 60_000);
  expect([0, 12, 61, 47 * 60, 50 * 60].map(at)).toEqual(["1 min", "12 min", "1 h", "47 h", "2 d"]);
});
