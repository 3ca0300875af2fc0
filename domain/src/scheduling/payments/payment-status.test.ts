import { describe, expect, test } from "vitest";
import { type LinkFacts, type LinkState, linkState } from "./link-state.ts";
import { afterApproval, afterOther, needsDecision } from "./payment-status.ts";

const NOW = 1_000_000;
const later = { starts: NOW + 1, isPaidAlready: false, isEnough: true };

describe("an approved payment", () => {
  test("brings the state that the service wants, and undoes nothing that a person decided", () => {
    expect(afterApproval({ status: "agendada", ...later }, "confirmada", NOW)).toEqual({ status: "confirmada" });
    expect(afterApproval({ status: "pago_pendiente", ...later }, "agendada", NOW)).toEqual({ status: "agendada" });
    expect(afterApproval({ status: "confirmada", ...later }, "agendada", NOW)).toEqual({});
    expect(afterApproval({ status: "asistida", ...later }, "confirmada", NOW)).toEqual({});
  });

  test("that comes late takes the place again while there is one to take", () => {
    expect(afterApproval({ status: "no_pagada", ...later }, "confirmada", NOW)).toEqual({
      status: "confirmada",
      retake: true,
    });
    expect(
      afterApproval({ status: "no_pagada", starts: NOW, isPaidAlready: false, isEnough: true }, "confirmada", NOW),
    ).toEqual({
      task: "place_taken",
    });
    expect(afterApproval({ status: "cancelada", ...later }, "confirmada", NOW)).toEqual({ task: "cancelled" });
  });

  test("that is under what was due changes nothing and is a task", () => {
    for (const status of ["agendada", "pago_pendiente", "no_pagada", "confirmada"] as const) {
      const paid = { status, starts: NOW + 1, isPaidAlready: false, isEnough: false };
      expect(afterApproval(paid, "confirmada", NOW)).toEqual({ task: "underpaid" });
    }
  });

  test("of an appointment that is paid is one too many", () => {
    expect(
      afterApproval({ status: "confirmada", starts: NOW + 1, isPaidAlready: true, isEnough: true }, "confirmada", NOW),
    ).toEqual({
      task: "paid_twice",
    });
  });
});

describe("money of an appointment that gave its place back", () => {
  const cancelled = { status: "cancelada", since: NOW } as const;
  const held = { status: "approved", task: null, settledAt: null } as const;

  test("is a task, whatever was decided before", () => {
    expect(needsDecision(held, cancelled)).toBe(true);
    expect(needsDecision({ ...held, task: "place_taken", settledAt: NOW - 1 }, cancelled)).toBe(true);
    expect(needsDecision(held, { status: "no_pagada", since: null })).toBe(true);
  });

  test("is none where it went back, is a task already, or was decided about since", () => {
    expect(needsDecision({ ...held, status: "refunded" }, cancelled)).toBe(false);
    expect(needsDecision({ ...held, task: "mismatch" }, cancelled)).toBe(false);
    expect(needsDecision({ ...held, task: "cancelled", settledAt: NOW + 1 }, cancelled)).toBe(false);
    expect(needsDecision(held, { status: "confirmada", since: null })).toBe(false);
  });
});

test("a payment on its way holds the place, and one that failed gives a second try until the place is due", () => {
  const last = { isLast: true, isDue: false };
  expect(afterOther("agendada", "pending", last)).toBe("pago_pendiente");
  expect(afterOther("confirmada", "pending", last)).toBeNull();
  expect(afterOther("pago_pendiente", "rejected", last)).toBe("agendada");
  expect(afterOther("pago_pendiente", "rejected", { isLast: true, isDue: true })).toBe("no_pagada");
  expect(afterOther("pago_pendiente", "cancelled", last)).toBe("no_pagada");
  expect(afterOther("pago_pendiente", "rejected", { isLast: false, isDue: false })).toBeNull();
});

test.each<[Partial<LinkFacts>, LinkState]>([
  [{}, "open"],
  [{ isConnected: false }, "unavailable"],
  [{ currency: "USD" }, "unavailable"],
  [{ dueCents: 0 }, "free"],
  [{ isPrepaid: true }, "prepaid"],
  [{ isPrepaid: true, paid: "settled" }, "paid"],
  [{ starts: NOW }, "past"],
  [{ dueAt: NOW }, "expired"],
  [{ status: "no_pagada" }, "expired"],
  [{ status: "cancelada" }, "cancelled"],
  [{ isWaiting: true, status: "pago_pendiente" }, "pending"],
  [{ paid: "settled" }, "paid"],
  [{ paid: "task" }, "review"],
  [{ paid: "settled", status: "asistida" }, "paid"],
  [{ paid: "settled", status: "cancelada" }, "cancelled_paid"],
  [{ paid: "task", status: "cancelada" }, "cancelled_paid"],
  [{ paid: "settled", status: "no_asistida" }, "past"],
  [{ paid: "settled", status: "no_pagada" }, "received"],
  [{ paid: "task", status: "no_pagada" }, "received"],
])("a link with %j is %s", (change, state) => {
  const facts: LinkFacts = {
    status: "agendada",
    starts: NOW + 2,
    dueAt: NOW + 1,
    dueCents: 100,
    currency: "MXN",
    isConnected: true,
    paid: null,
    isWaiting: false,
    isPrepaid: false,
  };
  expect(linkState({ ...facts, ...change }, NOW)).toBe(state);
});
