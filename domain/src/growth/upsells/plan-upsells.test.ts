// When an upsell is sent, and that none goes out after its reason ended, in random histories.
import { expect, test } from "vitest";
import { localOf } from "../../kit/time.ts";
import {
  dueOf,
  planUpsells,
  stopOfUpsell,
  type UpsellAppointment,
  type UpsellRow,
  type UpsellRule,
} from "./plan-upsells.ts";
import { delayRange, shifted, timingProblem, timingText } from "./timing.ts";

const ZONE = "America/Mexico_City";
const HOUR = 3_600_000;
const NOON = Date.parse("2027-01-31T18:00:00Z");
const rule = (more: Partial<UpsellRule> = {}): UpsellRule => ({
  ...{ id: "r", message: "Hola", delay: 2, timeUnit: "hours", delayReference: "scheduled", delayDirection: "after" },
  ...{ whenToSend: "always", serviceIds: [] },
  ...more,
});
const appointment = (more: Partial<UpsellAppointment> = {}): UpsellAppointment => ({
  ...{ id: "a", serviceId: "s", status: "agendada", start: NOON, end: NOON + HOUR, zone: ZONE },
  ...more,
});

test.each([
  [{ timeUnit: "minutes", delayDirection: "after" }, [15, 60]],
  [{ timeUnit: "minutes", delayDirection: "before" }, [1, 60]],
  [{ timeUnit: "hours", delayDirection: "after" }, [1, 24]],
  [{ timeUnit: "days", delayDirection: "before" }, [1, 30]],
  [{ timeUnit: "months", delayDirection: "after" }, [1, 12]],
] as const)("the ends of %o are %o", (timing, range) => {
  expect(delayRange(timing)).toEqual(range);
  const of = (delay: number) => timingProblem({ ...timing, delayReference: "scheduled", delay })?.field;
  expect([of(range[0] - 1), of(range[0]), of(range[1]), of(range[1] + 1)]).toEqual([
    "delay",
    undefined,
    undefined,
    "delay",
  ]);
});

test("months and days keep the hour; the last day of January and a month is the last of February", () => {
  const at = shifted(ZONE, NOON, rule({ delay: 1, timeUnit: "months" }));
  expect(localOf(ZONE, at)).toEqual({ day: "2027-02-28", time: "12:00" });
  expect(timingText(rule({ delay: 1, timeUnit: "months" }))).toBe("1 mes después de la cita");
});

test("what would be sent at night waits for the morning, and before an appointment it is sent the evening before", () => {
  const late = dueOf(rule({ delay: 9 }), appointment());
  expect(localOf(ZONE, late)).toEqual({ day: "2027-02-01", time: "08:00" });
  const early = appointment({ start: NOON - 4 * HOUR, end: NOON - 3 * HOUR });
  const before = dueOf(rule({ delay: 1, delayDirection: "before" }), early);
  expect(localOf(ZONE, before)).toEqual({ day: "2027-01-30", time: "20:30" });
});

test("the first visit is the first that was attended, and the last one has none after it", () => {
  const first = appointment({ status: "asistida" });
  const second = appointment({ id: "b", status: "asistida", start: NOON + 48 * HOUR, end: NOON + 49 * HOUR });
  const wanted = (more: Partial<UpsellRule>) =>
    planUpsells([rule(more)], [second, first], [], NOON + HOUR).add.map(({ appointmentId }) => appointmentId);
  expect(wanted({ delayReference: "assisted_first_time" })).toEqual(["a"]);
  expect(wanted({ delayReference: "assisted", whenToSend: "lastEvent" })).toEqual(["b"]);
  expect(wanted({ delayReference: "assisted", serviceIds: ["other"] })).toEqual([]);
});

const STATUSES = ["agendada", "confirmada", "cancelada", "asistida", "no_asistida", "pago_pendiente", "no_pagada"];
const ROUNDS = Number(process.env.ROUNDS ?? 300);

test("in random histories nothing is sent after its reason ended, and nothing twice", () => {
  let seed = 11;
  const next = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  const pick = <One>(list: readonly One[]) => list[next(list.length)] as One;
  let sentInAll = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    let now = NOON;
    let rules = [0, 1].map((at) =>
      rule({
        ...{ id: `r${at}`, delay: 1 + next(12), timeUnit: pick(["minutes", "hours", "days", "months"] as const) },
        ...{ delayReference: pick(["scheduled", "assisted", "assisted_first_time"] as const) },
        ...{
          delayDirection: pick(["before", "after", "after"] as const),
          whenToSend: pick(["always", "lastEvent"] as const),
        },
        ...{ serviceIds: pick([[], ["s"], ["t"]]) },
      }),
    );
    let appointments: UpsellAppointment[] = [];
    const rows: UpsellRow[] = [];
    const replan = () => {
      const change = planUpsells(rules, appointments, rows, now);
      for (const { id } of change.withdraw) (rows.find((row) => row.id === id) as UpsellRow).state = "withdrawn";
      for (const one of change.add) rows.push({ ...one, id: `n${rows.length}`, state: "planned", byPerson: false });
      // planning again changes nothing
      const again = planUpsells(rules, appointments, rows, now);
      expect([again.withdraw, again.add]).toEqual([[], []]);
    };
    for (let step = 0; step < 14; step += 1) {
      const which = next(6);
      const at = next(appointments.length || 1);
      const start = now + (1 + next(200)) * HOUR;
      if (which === 0 || appointments.length === 0) {
        const id = `a${round}-${step}`;
        appointments = [...appointments, appointment({ id, serviceId: pick(["s", "t"]), start, end: start + HOUR })];
      } else if (which === 1) {
        appointments = appointments.map((one, index) => (index === at ? { ...one, status: pick(STATUSES) } : one));
      } else if (which === 2) {
        appointments = appointments.map((one, index) => (index === at ? { ...one, start, end: start + HOUR } : one));
      } else if (which === 3) {
        appointments = appointments.filter((_, index) => index !== at);
      } else if (which === 4 && next(4) === 0) {
        rules = rules.slice(1);
      }
      // a notice of the change may be late: then the check at sending decides alone
      if (next(3) > 0) replan();
      now += next(60) * HOUR;
      for (const row of rows.filter((one) => one.state === "planned" && one.deliverAt <= now)) {
        if (stopOfUpsell(row, rules, appointments, now) !== null) {
          row.state = "withdrawn";
          continue;
        }
        row.state = "sent";
        sentInAll += 1;
        const used = rules.find(({ id }) => id === row.ruleId);
        const about = appointments.find(({ id }) => id === row.appointmentId);
        expect(used && about).toBeTruthy();
        if (!used || !about) continue;
        expect(["cancelada", "no_asistida", "no_pagada"]).not.toContain(about.status);
        if (used.serviceIds.length > 0) expect(used.serviceIds).toContain(about.serviceId);
        if (used.delayDirection === "before") expect(about.start).toBeGreaterThan(now);
        else if (used.delayReference !== "scheduled") expect(about.status).toBe("asistida");
        expect(row.version.endsWith(`|${about.start}`)).toBe(true);
        const holding = appointments.filter(
          ({ status }) => !["cancelada", "no_asistida", "no_pagada"].includes(status),
        );
        const ofRule = holding.filter(
          ({ serviceId }) => used.serviceIds.length === 0 || used.serviceIds.includes(serviceId),
        );
        if (used.whenToSend === "lastEvent") {
          expect(about.start).toBe(Math.max(...ofRule.map(({ start: begins }) => begins)));
        }
      }
    }
    const sent = rows.filter(({ state }) => state === "sent").map((row) => `${row.ruleId} ${row.appointmentId}`);
    expect(new Set(sent).size).toBe(sent.length);
  }
  expect(sentInAll).toBeGreaterThan(ROUNDS / 10);
});
