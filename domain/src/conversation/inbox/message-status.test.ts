import { expect, test } from "vitest";
import { canResend, type ReportedStatus, statusAfter } from "./message-status.ts";
import { MESSAGE_STATUSES, type MessageStatus } from "./schema.ts";

const REPORTS: ReportedStatus[] = ["sent", "delivered", "read", "failed"];

test.each<[MessageStatus, ReportedStatus, MessageStatus | null]>([
  ["sending", "sent", "sent"],
  ["unknown", "delivered", "delivered"],
  ["queued", "read", "read"],
  ["sent", "delivered", "delivered"],
  ["delivered", "sent", null],
  ["read", "delivered", null],
  ["sent", "failed", "failed"],
  ["unknown", "failed", "failed"],
  ["delivered", "failed", null],
  ["failed", "read", null],
  ["sent", "sent", null],
])("%s, then %s is reported: %s", (current, reported, expected) => {
  expect(statusAfter(current, reported)).toBe(expected);
});

test("in whatever order reports arrive, the end is the furthest of them", () => {
  for (const order of permutations(["sent", "delivered", "read"] as const)) {
    const end = order.reduce<MessageStatus>((status, reported) => statusAfter(status, reported) ?? status, "sending");
    expect(end).toBe("read");
  }
});

test("a report that changed something changes nothing the second time", () => {
  for (const status of MESSAGE_STATUSES) {
    for (const reported of REPORTS) {
      const after = statusAfter(status, reported);
      if (after) expect(statusAfter(after, reported)).toBeNull();
    }
  }
});

test("a failed message may be sent again at once, an unknown one after ten minutes, no other", () => {
  const now = 10_000_000;
  const may = MESSAGE_STATUSES.filter((status) => canResend({ status, attemptedAt: now - 10 * 60_000 }, now));
  expect(may).toEqual(["failed", "unknown"]);
  expect(canResend({ status: "unknown", attemptedAt: now - 10 * 60_000 + 1 }, now)).toBe(false);
  expect(canResend({ status: null, attemptedAt: null }, now)).toBe(false);
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}
