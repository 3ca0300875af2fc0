// Which reactivation messages are planned from the places and appointments of a contact, and when one stops.
import { expect, test } from "vitest";
import type { SequenceMessage } from "../funnels/sequence.ts";
import type { ContactAppointment } from "../outreach/contact-appointment.ts";
import type { PlannedMessage } from "../outreach/planned-message.ts";
import { planReactivation, type SequencePlace, stopOfReactivation } from "./plan-reactivation.ts";

const ZONE = "America/Mexico_City";
const NOON = Date.parse("2027-02-01T12:00:00-06:00");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const message = (_id: string, more: Partial<SequenceMessage> = {}): SequenceMessage => ({
  _id,
  text: "Hola",
  formattedName: _id,
  delay: 1,
  timeUnit: "hours",
  delayReference: "scenario_update",
  deletable: true,
  ...more,
});
const place = (messages: SequenceMessage[], more: Partial<SequencePlace> = {}): SequencePlace => ({
  funnelId: "f",
  isArchived: false,
  scenarioId: "s",
  action: "none",
  written: "nuevos.interesado",
  enteredAt: NOON,
  messages,
  ...more,
});
const appointment = (id: string, start: number, more: Partial<ContactAppointment> = {}): ContactAppointment => ({
  id,
  serviceId: "cut",
  status: "agendada",
  start,
  end: start + HOUR,
  zone: ZONE,
  ...more,
});
const facts = (places: SequencePlace[], appointments: ContactAppointment[] = [], now = NOON) => ({
  places,
  appointments,
  zone: ZONE,
  now,
});
const rowsOf = (add: ReturnType<typeof planReactivation>["add"], more: Partial<PlannedMessage> = {}) =>
  add.map((one, at) => ({
    ...one,
    id: `${at}`,
    state: "planned" as const,
    byPerson: false,
    isHurried: false,
    ...more,
  }));

test("a sequence counts from the arrival and from the message before, and planning twice changes nothing", () => {
  const chain = [message("a"), message("b", { delay: 2, delayReference: "last_reactivation_message" })];
  const { add } = planReactivation(facts([place(chain)]), []);
  expect(add.map(({ ruleId, deliverAt, place: { phase } }) => [ruleId, deliverAt - NOON, phase])).toEqual([
    ["a", HOUR, "nuevos.interesado.a"],
    ["b", 3 * HOUR, "nuevos.interesado.b"],
  ]);
  expect(planReactivation(facts([place(chain)]), rowsOf(add))).toEqual({ add: [], withdraw: [] });
  const sentLate = rowsOf(add.slice(0, 1), { state: "sent", deliverAt: NOON + 5 * HOUR });
  const next = planReactivation(facts([place(chain)], [], NOON + 5 * HOUR), sentLate).add;
  expect(next.map(({ ruleId, deliverAt }) => [ruleId, deliverAt - NOON])).toEqual([["b", 7 * HOUR]]);
});

test("who leaves, comes back or whose funnel is archived gets what belongs to the place of now", () => {
  const rows = rowsOf(planReactivation(facts([place([message("a")])]), []).add);
  expect(planReactivation(facts([]), rows).withdraw).toEqual([
    { id: "0", reason: "El contacto salió de ese escenario" },
  ]);
  const back = planReactivation(facts([place([message("a")], { enteredAt: NOON + 1 })]), rows);
  expect([back.withdraw.length, back.add.length]).toEqual([1, 1]);
  expect(planReactivation(facts([place([message("a")], { isArchived: true })]), rows)).toEqual({
    add: [],
    withdraw: [{ id: "0", reason: "El funnel se archivó" }],
  });
  expect(planReactivation(facts([place([])]), rows).withdraw[0]?.reason).toBe("El mensaje se quitó de la secuencia");
  const sent = rowsOf(planReactivation(facts([place([message("a")])]), []).add, { state: "sent" });
  expect(planReactivation(facts([place([message("a")])]), sent).add).toEqual([]);
});

test("from the last appointment: before its start, after its end, and again for its new hour", () => {
  const before = place([message("a", { delay: -1, timeUnit: "hours", delayReference: "last_appointment" })]);
  const visit = appointment("v", NOON + 4 * HOUR);
  const { add } = planReactivation(facts([before], [visit, appointment("old", NOON - DAY)]), []);
  expect(add).toMatchObject([{ appointmentId: "v", deliverAt: NOON + 3 * HOUR }]);
  const moved = planReactivation(facts([before], [{ ...visit, start: NOON + 6 * HOUR }]), rowsOf(add));
  expect(moved).toMatchObject({
    withdraw: [{ reason: "La cita se movió" }],
    add: [{ deliverAt: NOON + 5 * HOUR }],
  });
  expect(stopOfReactivation(rowsOf(add)[0] as PlannedMessage, facts([before], [visit], visit.start))).toBe(
    "La cita ya pasó",
  );
  const cancelled = [{ ...visit, status: "cancelada" }];
  expect(planReactivation(facts([before], cancelled), rowsOf(add))).toMatchObject({
    withdraw: [{ reason: "El contacto ya no tiene esa cita" }],
    add: [],
  });
  const after = [message("a", { delay: 1, timeUnit: "days", delayReference: "last_appointment" })];
  const dueOf = (action: string) => planReactivation(facts([place(after, { action })], cancelled), []).add;
  expect(dueOf("none")).toEqual([]);
  expect(dueOf("cancelada")).toMatchObject([{ deliverAt: visit.start + HOUR + DAY }]);
});

test("a text about an appointment waits for one, and nothing goes out at night or days late", () => {
  const about = place([message("a", { text: "Tu cita es el {{fecha}}" })]);
  expect(planReactivation(facts([about]), []).add).toEqual([]);
  expect(planReactivation(facts([about], [appointment("v", NOON + DAY)]), []).add).toMatchObject([
    { appointmentId: "v", deliverAt: NOON + HOUR },
  ]);
  const atNight = planReactivation(facts([place([message("a", { delay: 11 })])]), []).add;
  expect(atNight).toMatchObject([{ deliverAt: Date.parse("2027-02-02T08:00:00-06:00") }]);
  expect(planReactivation(facts([place([message("a")])], [], NOON + 3 * DAY), []).add).toEqual([]);
});

test("what a person stopped is not planned again for the same stay", () => {
  const rows = rowsOf(planReactivation(facts([place([message("a")])]), []).add, { state: "withdrawn", byPerson: true });
  expect(planReactivation(facts([place([message("a")])]), rows)).toEqual({ add: [], withdraw: [] });
});

test("one that a person sends now keeps its time, and the next ones count from it", () => {
  const chain = [message("a", { delay: 5 }), message("b", { delay: 2, delayReference: "last_reactivation_message" })];
  const now = NOON + HOUR;
  const [first, second] = rowsOf(planReactivation(facts([place(chain)]), []).add);
  if (!first || !second) throw new Error("nothing planned");
  const change = planReactivation(facts([place(chain)], [], now), [
    { ...first, deliverAt: now, isHurried: true },
    second,
  ]);
  expect(change.withdraw.map(({ id }) => id)).toEqual(["1"]);
  expect(change.add.map(({ ruleId, deliverAt }) => [ruleId, deliverAt - now])).toEqual([["b", 2 * HOUR]]);
  const sent = { ...first, deliverAt: now, state: "sent" as const };
  expect(planReactivation(facts([place(chain)], [], now + HOUR), [sent]).add.map(({ ruleId }) => ruleId)).toEqual([
    "b",
  ]);
});
