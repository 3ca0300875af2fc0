// The sessions of a package over random histories: the balance is the sum of its movements, and never below zero.
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../kit/calendar.ts";
import {
  type Balance,
  changeExpiry,
  close,
  expire,
  giveSessionBack,
  lastDay,
  refundOffered,
  type SessionChange,
  takeSession,
} from "./balance.ts";

const TODAY = "2026-11-28";
const five: Balance = { sessions: 5, left: 3, expiresOn: TODAY, status: "active" };

test.for([
  ["without an end", null, null],
  ["the day of the sale is the first", 1, "2026-11-29"],
  ["a month", 30, "2026-12-28"],
] as const)("the last day: %s", ([, days, last]) => {
  expect(lastDay(TODAY, days)).toBe(last);
});

test("a session is taken up to the last day, the last one spends the package", () => {
  expect(takeSession(five, TODAY)).toMatchObject({ left: 2, status: "active" });
  expect(takeSession(five, "2026-11-29")).toBeNull();
  expect(takeSession({ ...five, left: 1 }, TODAY)).toMatchObject({ left: 0, status: "spent" });
  expect(takeSession({ ...five, left: 0, status: "spent" }, TODAY)).toBeNull();
});

test("a session that comes back after the last day expires, one of a refunded package is closed", () => {
  expect(giveSessionBack({ ...five, left: 0, status: "spent" }, TODAY)).toMatchObject({ left: 1, status: "active" });
  const late = giveSessionBack({ ...five, left: 0, status: "expired" }, "2026-11-29");
  expect(late).toMatchObject({
    left: 0,
    status: "expired",
    moves: [{ sessions: 1 }, { type: "expired", sessions: -1 }],
  });
  const closed = giveSessionBack({ ...five, left: 0, status: "refunded" }, TODAY);
  expect(closed).toMatchObject({ left: 0, status: "refunded", moves: [{ sessions: 1 }, { type: "refunded" }] });
});

test("a later day brings back what expired; an earlier plan does nothing", () => {
  const gone = { ...five, left: 0, status: "expired" as const };
  expect(changeExpiry(gone, "2027-01-31", 3)).toMatchObject({ left: 3, status: "active", expiresOn: "2027-01-31" });
  expect(changeExpiry(five, null, 0)).toMatchObject({ left: 3, expiresOn: null, moves: [] });
  expect(expire(five, TODAY)).toBeNull();
  expect(expire({ ...five, left: 0, status: "spent" }, "2027-11-29")).toBeNull();
});

test("what the desk is offered to give back is the part of the sessions that are left", () => {
  expect(refundOffered({ sessions: 3, left: 2, paid: 1000 })).toBe(666.67);
  expect(refundOffered({ sessions: 5, left: 0, paid: 1000 })).toBe(0);
});

test("the balance is the sum of the movements, whatever happens and in whatever order", () => {
  const step = fc.oneof(
    fc.constantFrom("take", "back", "expire", "close"),
    fc.record({ day: fc.option(fc.integer({ min: 0, max: 40 })) }),
    fc.record({ pass: fc.integer({ min: 1, max: 20 }) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.array(step, { maxLength: 60 }), (sessions, steps) => {
      let today = TODAY;
      let balance: Balance = { sessions, left: sessions, expiresOn: lastDay(TODAY, 10), status: "active" };
      let [sum, used, expired] = [sessions, 0, 0];
      const apply = (moved: SessionChange | null) => {
        if (!moved) return;
        balance = { ...balance, ...moved };
        for (const { type, sessions: by } of moved.moves) {
          sum += by;
          if (type === "used") used += 1;
          if (type === "returned") used -= 1;
          if (type === "expired" || type === "extended") expired -= by;
        }
      };
      for (const each of steps) {
        if (each === "take") apply(takeSession(balance, today));
        else if (each === "back") apply(used > 0 ? giveSessionBack(balance, today) : null);
        else if (each === "expire") apply(expire(balance, today));
        else if (each === "close") apply(balance.status === "refunded" ? null : close(balance));
        else if ("pass" in each) today = addDays(today, each.pass);
        else if (balance.status !== "refunded")
          apply(changeExpiry(balance, each.day === null ? null : addDays(today, each.day), expired));
        expect(balance.left).toBe(sum);
        expect(balance.left).toBeGreaterThanOrEqual(0);
        expect(balance.left).toBeLessThanOrEqual(sessions - used);
        expect(balance.status === "active").toBe(balance.left > 0);
      }
    }),
    { numRuns: 200 },
  );
});
