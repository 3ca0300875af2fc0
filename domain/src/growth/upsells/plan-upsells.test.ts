// When an upsell is sent: its limits, its moment, and for which appointments. proofs/promotions has the random histories.
import { expect, test } from "vitest";
import { localOf } from "../../kit/time.ts";
import type { PlannedMessage } from "../outreach/planned-message.ts";
import { dueOf, planUpsells, type UpsellAppointment, type UpsellRule } from "./plan-upsells.ts";
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

test("one that a person sends now keeps its time, and once sent it is not planned again, also when the appointment moves", () => {
  const plan = (rows: PlannedMessage[], about = appointment(), rules = [rule()]) =>
    planUpsells(rules, [about], rows, NOON - HOUR);
  const [planned] = plan([]).add;
  if (!planned) throw new Error("nothing planned");
  const row = (more: Partial<PlannedMessage>): PlannedMessage => ({
    ...{ id: "row", state: "planned", byPerson: false, isHurried: false },
    ...planned,
    ...more,
  });
  const nothing = { withdraw: [], add: [] };
  const hurried = row({ deliverAt: NOON, isHurried: true });
  expect(plan([hurried])).toEqual(nothing);
  expect(plan([hurried], appointment(), [rule({ delay: 5 })])).toEqual(nothing);
  expect(plan([row({ deliverAt: NOON })]).withdraw).toHaveLength(1);
  const sent = row({ state: "sent", deliverAt: NOON - HOUR });
  expect(plan([sent])).toEqual(nothing);
  expect(plan([sent], appointment({ start: NOON + 3 * HOUR, end: NOON + 4 * HOUR }))).toEqual(nothing);
  expect(plan([row({ state: "withdrawn", byPerson: true })])).toEqual(nothing);
});
