// Which ready messages a contact gets: on the day, once, and only while the reason lasts.
import { expect, test } from "vitest";
import { instantOf } from "../../kit/time.ts";
import type { ContactAppointment } from "../outreach/contact-appointment.ts";
import type { PlannedMessage } from "../outreach/planned-message.ts";
import { planReady, type ReadyFacts, type ReadyRuleFacts, stopOfReady } from "./plan-ready.ts";
import { READY_DEFAULTS, READY_KINDS } from "./schema.ts";

const ZONE = "America/Mexico_City";
const at = (day: string, time = "12:00") => instantOf(ZONE, day, time);
const HOUR = 3_600_000;

const rules = READY_KINDS.map((kind) => ({ ...READY_DEFAULTS[kind], kind, id: kind, isOn: true }));
const only = (kind: string, more: Partial<ReadyRuleFacts> = {}) =>
  rules.filter((rule) => rule.kind === kind).map((rule) => ({ ...rule, ...more }));
const visit = (day: string, status = "asistida", id = day): ContactAppointment => ({
  ...{ id, serviceId: "s", status, zone: ZONE },
  start: at(day, "16:00"),
  end: at(day, "17:00"),
});
const facts = (more: Partial<ReadyFacts>): ReadyFacts => ({
  ...{ rules, birthdate: null, appointments: [], zone: ZONE, now: at("2026-03-10") },
  ...more,
});
const times = (given: Partial<ReadyFacts>, rows: PlannedMessage[] = []) =>
  planReady(facts(given), rows).add.map(({ kind, deliverAt }) => [kind, new Date(deliverAt).toISOString()]);
const row = (
  planned: { ruleId: string; version: string; deliverAt: number; appointmentId?: string | null },
  more: Partial<PlannedMessage> = {},
): PlannedMessage => ({
  ...{ id: "row", state: "planned", byPerson: false, isHurried: false, appointmentId: null },
  ...planned,
  ...more,
});

test("a birthday is greeted at its hour, a year later again, and only when it comes", () => {
  const born = only("birthday");
  expect(times({ rules: born, birthdate: "1990-03-12" })).toEqual([["birthday", "2026-03-12T16:00:00.000Z"]]);
  expect(times({ rules: born, birthdate: "1990-03-10" })).toEqual([]);
  expect(times({ rules: born, birthdate: "1990-03-30" })).toEqual([]);
  expect(times({ rules: born, birthdate: null })).toEqual([]);
  expect(times({ rules: only("birthday", { days: 5 }), birthdate: "1990-03-20" })).toEqual([
    ["birthday", "2026-03-15T16:00:00.000Z"],
  ]);
  expect(times({ rules: born, birthdate: "1992-02-29", now: at("2026-02-25") })).toEqual([
    ["birthday", "2026-02-28T16:00:00.000Z"],
  ]);
  expect(times({ rules: born, birthdate: "1992-02-29", now: at("2028-02-25") })).toEqual([
    ["birthday", "2028-02-29T16:00:00.000Z"],
  ]);
  const [planned] = planReady(facts({ rules: born, birthdate: "1990-03-12" }), []).add;
  if (!planned) throw new Error("nothing planned");
  const sent = row(planned, { state: "sent" });
  expect(times({ rules: born, birthdate: "1990-03-12" }, [sent])).toEqual([]);
  expect(times({ rules: born, birthdate: "1990-03-12", now: at("2027-03-10") }, [sent])).toHaveLength(1);
  expect(stopOfReady(planned, facts({ birthdate: "1990-04-12" }))).toBe("Su cumpleaños ya pasó o cambió");
  expect(stopOfReady(planned, facts({ birthdate: "1990-03-12", now: planned.deliverAt }))).toBeNull();
  expect(stopOfReady(planned, facts({ birthdate: "1990-03-12", now: at("2026-03-13") }))).not.toBeNull();
});

test("who stays away is invited once for each absence, and not when an appointment was booked meanwhile", () => {
  const away = only("win_back");
  const last = visit("2026-03-09");
  const [planned] = planReady(facts({ rules: away, appointments: [last] }), []).add;
  expect(planned && new Date(planned.deliverAt).toISOString()).toBe("2026-05-08T17:00:00.000Z");
  if (!planned) throw new Error("nothing planned");
  const booked = facts({ rules: away, appointments: [last, visit("2026-05-20", "agendada")] });
  expect(planReady(booked, [row(planned)])).toEqual({
    withdraw: [{ id: "row", reason: "Ya tiene otra cita" }],
    add: [],
  });
  const cancelled = facts({ rules: away, appointments: [last, visit("2026-05-20", "cancelada")] });
  expect(planReady(cancelled, [row(planned)])).toEqual({ withdraw: [], add: [] });
  const again = facts({ rules: away, appointments: [last, visit("2026-04-01")], now: at("2026-04-02") });
  expect(planReady(again, [row(planned)])).toMatchObject({
    withdraw: [{ id: "row", reason: "Tuvo otra visita" }],
    add: [{ kind: "win_back" }],
  });
  expect(times({ rules: away, appointments: [visit("2025-06-01")] })).toEqual([]);
  expect(times({ rules: away, appointments: [last] }, [row(planned, { state: "withdrawn", byPerson: true })])).toEqual(
    [],
  );
});

test("a review is asked for after an attended visit, once in 90 days, and not of a visit that did not happen", () => {
  const asks = only("review");
  expect(times({ rules: asks, appointments: [visit("2026-03-10", "agendada")] })).toEqual([]);
  const here = facts({ rules: asks, appointments: [visit("2026-03-09")], now: at("2026-03-09", "18:00") });
  const [planned] = planReady(here, []).add;
  expect(planned).toMatchObject({ appointmentId: "2026-03-09", deliverAt: at("2026-03-10") });
  if (!planned) throw new Error("nothing planned");
  expect(stopOfReady(planned, facts({ appointments: [visit("2026-03-09", "no_asistida")] }))).toBe(
    "La cita ya no está asistida",
  );
  const sent = row(planned, { state: "sent" });
  const later = (day: string) => ({ rules: asks, appointments: [visit(day)], now: at(day, "18:00") });
  expect(times(later("2026-05-01"), [sent])).toEqual([]);
  expect(times(later("2026-07-01"), [sent])).toHaveLength(1);
  const sameDay = only("review", { days: 0, hour: "17:30" });
  expect(times({ rules: sameDay, appointments: [visit("2026-03-09")], now: at("2026-03-09", "17:10") })).toEqual([
    ["review", new Date(at("2026-03-10", "17:30")).toISOString()],
  ]);
});

test("one that a person sends now is not planned again for its usual hour", () => {
  const given = facts({ rules: only("review"), appointments: [visit("2026-03-09")], now: at("2026-03-09", "18:00") });
  const [planned] = planReady(given, []).add;
  if (!planned) throw new Error("nothing planned");
  expect(planReady(given, [row({ ...planned, deliverAt: given.now }, { isHurried: true })])).toEqual({
    withdraw: [],
    add: [],
  });
});

test("planning twice plans once, a late one goes out soon, another hour moves it, and off withdraws all", () => {
  const given = { appointments: [visit("2026-03-09")], birthdate: "1990-03-12", now: at("2026-03-09", "18:00") };
  const first = planReady(facts(given), []);
  const rows = first.add.map((one, index) => row(one, { id: String(index) }));
  expect(rows).toHaveLength(3);
  expect(planReady(facts(given), rows)).toEqual({ withdraw: [], add: [] });
  const moved = planReady(facts({ ...given, rules: rules.map((rule) => ({ ...rule, hour: "15:00" })) }), rows);
  expect([moved.withdraw.length, moved.add.length]).toEqual([3, 3]);
  expect(moved.withdraw[0]?.reason).toBe("El mensaje listo cambió de hora");
  const off = planReady(facts({ ...given, rules: rules.map((rule) => ({ ...rule, isOn: false })) }), rows);
  expect(off).toMatchObject({ add: [], withdraw: rows.map(() => ({ reason: "El mensaje listo se apagó" })) });
  const lateNow = at("2026-03-10", "13:00");
  const late = planReady(facts({ rules: only("review"), appointments: [visit("2026-03-09")], now: lateNow }), []);
  expect(late.add[0]?.deliverAt).toBe(lateNow + HOUR / 4);
});
