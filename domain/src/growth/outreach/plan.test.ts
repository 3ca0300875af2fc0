import { expect, test } from "vitest";
import { type AppointmentFacts, type Duties, versionOf } from "./plan.ts";
import { planFor, type VisitPart, type VisitRow, versionsOf } from "./plan-visit.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse("2026-11-23T15:00:00Z");
const DUTIES: Duties = { sendReminder: 12, requestConfirmation: 24, autoCancelAppointments: 12 };
const BOOKED: AppointmentFacts = {
  start: NOW + 48 * HOUR,
  zone: "America/Mexico_City",
  createdAt: NOW,
  status: "agendada",
  branchId: "branch",
  specialistId: "marta",
  hasClient: true,
  cancelledAt: null,
  cancellationMessage: "",
};

type At = { now: number; movedId: string | null };
const plan = (appointments: readonly VisitPart[], rows: readonly VisitRow[], duties: Duties, at: At) =>
  planFor(appointments, rows, () => duties, at);

/** The rows after the change was applied. */
function afterAll(rows: VisitRow[], parts: readonly VisitPart[], now = NOW, movedId: string | null = null): VisitRow[] {
  const { withdraw, add } = plan(parts, rows, DUTIES, { now, movedId });
  const left = rows.map((row) => {
    const gone = withdraw.some(({ id }) => id === row.id);
    return gone ? { ...row, state: "withdrawn" as const } : row;
  });
  const made = add.map((one, n) => ({ ...one, id: `${rows.length + n}`, state: "planned" as const, byPerson: false }));
  return [...left, ...made];
}
const partOf = (id: string, appointment: AppointmentFacts): VisitPart => ({ ...appointment, id, contactId: "ana" });
const after = (rows: VisitRow[], appointment: AppointmentFacts | null, now = NOW, isMove = false) =>
  afterAll(rows, appointment ? [partOf("a", appointment)] : [], now, isMove ? "a" : null);
const planned = (rows: VisitRow[]) => rows.filter(({ state }) => state === "planned").map(({ kind }) => kind);
const settle = (rows: VisitRow[], state: VisitRow["state"], ...kinds: string[]) =>
  rows.map((row) => (row.state === "planned" && kinds.includes(row.kind) ? { ...row, state } : row));

const ALL = ["scheduled", "specialist", "confirmation", "auto_cancel", "reminder"];

test("a new appointment has its news and the assistant's duties; planned twice it is planned once", () => {
  const rows = after([], BOOKED);
  expect(planned(rows)).toEqual(ALL);
  expect(rows.map(({ deliverAt }) => (deliverAt - NOW) / MINUTE)).toEqual([3, 2, 24 * 60, 36 * 60, 47 * 60]);
  expect(after(rows, BOOKED)).toEqual(rows);
});

test("moved, everything is planned anew; back again before anything was said, too", () => {
  const moved = { ...BOOKED, start: BOOKED.start + HOUR };
  const rows = after(after([], BOOKED), moved, NOW + MINUTE, true);
  expect(planned(rows)).toEqual(ALL);
  expect(new Set(rows.filter(({ state }) => state === "planned").map(({ version }) => version))).toEqual(
    new Set([versionOf(moved)]),
  );
  expect(planned(after(rows, BOOKED, NOW + 2 * MINUTE, true))).toEqual(ALL);
});

test("whoever was told of one hour is told of another, and not again of the one they know", () => {
  const told = settle(after([], BOOKED), "sent", "scheduled", "specialist");
  const moved = { ...BOOKED, start: BOOKED.start + HOUR };
  const rows = after(told, moved, NOW + HOUR, true);
  expect(planned(rows)).toContain("moved");
  expect(planned(rows)).toContain("specialist_moved");
  expect(planned(after(rows, BOOKED, NOW + HOUR, true))).toEqual(["confirmation", "auto_cancel", "reminder"]);
  const other = { ...BOOKED, specialistId: "luis" };
  expect(planned(after(told, other, NOW + HOUR, true)).filter((kind) => kind.startsWith("specialist"))).toEqual([
    "specialist",
  ]);
});

test("cancelled, closed, past or gone, nothing stays; a message of the cancellation comes", () => {
  const rows = after([], BOOKED);
  const cancelled = { ...BOOKED, status: "cancelada", cancelledAt: NOW + HOUR };
  expect(planned(after(rows, cancelled))).toEqual([]);
  const withWords = { ...cancelled, cancellationMessage: "Se fue la luz" };
  expect(planned(after(rows, withWords))).toEqual(["cancelled"]);
  expect(planned(after(after(rows, withWords), BOOKED))).toEqual(ALL);
  expect(planned(after(rows, { ...BOOKED, status: "no_asistida" }))).toEqual([]);
  expect(planned(after(rows, BOOKED, BOOKED.start))).toEqual([]);
  expect(planned(after(rows, null))).toEqual([]);
});

test("confirmed, it is reminded; made too late for a duty, the duty is left out; made long ago, it is no news", () => {
  expect(planned(after(after([], BOOKED), { ...BOOKED, status: "confirmada" }))).toEqual([
    "scheduled",
    "specialist",
    "reminder",
  ]);
  expect(planned(after([], { ...BOOKED, start: NOW + 2 * HOUR }))).toEqual(["scheduled", "specialist"]);
  expect(planned(after([], { ...BOOKED, createdAt: NOW - 2 * HOUR }))).toEqual([
    "confirmation",
    "auto_cancel",
    "reminder",
  ]);
  expect(planned(after([], { ...BOOKED, createdAt: NOW - 2 * HOUR }, NOW, true))).toContain("moved");
  expect(planned(after([], { ...BOOKED, hasClient: false }))).toEqual(["specialist"]);
});

test("at night nobody is reminded or asked; a cancellation keeps its hour", () => {
  // Monday, 9:00 in Puebla; Wednesday, 9:00.
  const at = (duties: Duties) =>
    plan([partOf("a", BOOKED)], [], duties, { now: NOW, movedId: null }).add.map(({ kind, deliverAt }) => [
      kind,
      (BOOKED.start - deliverAt) / HOUR,
    ]);
  const duties = { sendReminder: 3, requestConfirmation: 11, autoCancelAppointments: null };
  expect(at(duties)).toEqual(
    expect.arrayContaining([
      ["confirmation", 1],
      ["reminder", 1],
    ]),
  );
  expect(at({ ...duties, autoCancelAppointments: 8 })).toEqual(
    expect.arrayContaining([
      ["confirmation", 12.5],
      ["auto_cancel", 8],
    ]),
  );
});

test("what a person withdrew is not planned again", () => {
  const rows = after([], BOOKED).map((row) =>
    row.kind === "reminder" || row.kind === "scheduled" ? { ...row, state: "withdrawn" as const, byPerson: true } : row,
  );
  expect(planned(after(rows, BOOKED))).toEqual(["specialist", "confirmation", "auto_cancel"]);
});

/** Cut with Marta, colour and drying with Luis. */
const VISIT = [
  partOf("a", BOOKED),
  partOf("b", { ...BOOKED, start: BOOKED.start + HOUR, specialistId: "luis" }),
  partOf("c", { ...BOOKED, start: BOOKED.start + 2 * HOUR, specialistId: "luis" }),
];
const told = (rows: VisitRow[]) =>
  rows
    .filter(({ state }) => state === "planned")
    .map(({ kind, appointmentIds }) => `${kind} ${appointmentIds.join("")}`)
    .sort();
const WHOLE = ["auto_cancel abc", "confirmation abc", "reminder abc", "scheduled abc", "specialist a", "specialist bc"];

test("a visit is told once: to the client as a whole, to each who attends what is theirs; planned twice, once", () => {
  const rows = afterAll([], VISIT);
  expect(told(rows)).toEqual(WHOLE);
  expect(afterAll(rows, VISIT)).toEqual(rows);
  const reminder = rows.find(({ kind }) => kind === "reminder") as VisitRow;
  expect(reminder.deliverAt).toBe(after([], BOOKED).find(({ kind }) => kind === "reminder")?.deliverAt);
  expect(versionsOf(reminder.version)).toEqual(VISIT.map(versionOf));
});

test("moved as a whole it is told once more; one alone by itself, and the others are told nothing", () => {
  const sent = settle(afterAll([], VISIT), "sent", "scheduled", "specialist");
  const moved = VISIT.map((part) => ({ ...part, start: part.start + 3 * HOUR }));
  const steps = ["a", "b", "c"].reduce((rows, id) => afterAll(rows, moved, NOW + HOUR, id), sent);
  expect(told(steps)).toEqual([
    ...[
      "auto_cancel abc",
      "confirmation abc",
      "moved abc",
      "reminder abc",
      "specialist_moved a",
      "specialist_moved bc",
    ],
  ]);
  const alone = VISIT.map((part) => (part.id === "c" ? { ...part, start: part.start + 24 * HOUR } : part));
  expect(told(afterAll(sent, alone, NOW + HOUR, "c"))).toEqual([
    ...["auto_cancel ab", "auto_cancel c", "confirmation ab", "confirmation c", "moved c", "reminder ab", "reminder c"],
    "specialist_moved c",
  ]);
});

test("what of a visit is cancelled or deleted is not told; what was said of the rest is not said again", () => {
  const rows = afterAll([], VISIT);
  const cancelled = VISIT.map((part) => (part.id === "a" ? { ...part, status: "cancelada", cancelledAt: NOW } : part));
  const rest = afterAll(rows, cancelled);
  expect(told(rest)).toEqual(["auto_cancel bc", "confirmation bc", "reminder bc", "scheduled bc", "specialist bc"]);
  expect(plan(cancelled, rows, DUTIES, { now: NOW, movedId: null }).withdraw[0]?.reason).toBe("La cita se canceló");
  expect(told(afterAll(rows, VISIT.slice(1)))).toEqual(told(rest));
  const reminded = settle(settle(rows, "sent", "scheduled", "specialist"), "sent", "reminder", "confirmation");
  expect(told(afterAll(reminded, VISIT.slice(1)))).toEqual(["auto_cancel bc"]);
  const came = VISIT.map((part) => (part.id === "a" ? { ...part, status: "asistida" } : part));
  expect(told(afterAll(reminded, came, BOOKED.start + MINUTE))).toEqual([]);
});

test("a place that was not paid is told to the client and to the specialist who knew of it, once", () => {
  const rows = settle(after([], BOOKED), "sent", "scheduled", "specialist");
  const lost = { ...BOOKED, status: "no_pagada", cancelledAt: NOW + HOUR };
  const told = after(rows, lost, NOW + HOUR);
  expect(planned(told)).toEqual(["unpaid", "specialist_unpaid"]);
  expect(planned(after(settle(told, "sent", "unpaid", "specialist_unpaid"), lost, NOW + 2 * HOUR))).toEqual([]);
});

test("a specialist hears of a cancellation only where they heard of the booking, and of nothing that has begun", () => {
  const cancelled = { ...BOOKED, status: "cancelada", cancelledAt: NOW + HOUR };
  expect(planned(after(settle(after([], BOOKED), "sent", "specialist"), cancelled, NOW + HOUR))).toEqual([
    "specialist_cancelled",
  ]);
  expect(planned(after(settle(after([], BOOKED), "not_sent", "specialist"), cancelled, NOW + HOUR))).toEqual([]);
  expect(planned(after(after([], BOOKED), cancelled, NOW + MINUTE))).toEqual([]);
  const late = { ...cancelled, cancelledAt: BOOKED.start + 1 };
  expect(planned(after(settle(after([], BOOKED), "sent", "specialist"), late, BOOKED.start + 1))).toEqual([]);
});

test("an appointment that comes back is told again to those who heard that it was off", () => {
  const booked = settle(after([], BOOKED), "sent", "scheduled", "specialist");
  const lost = { ...BOOKED, status: "no_pagada", cancelledAt: NOW + HOUR };
  const off = settle(after(booked, lost, NOW + HOUR), "sent", "unpaid", "specialist_unpaid");
  const back = after(off, { ...BOOKED, status: "confirmada" }, NOW + 2 * HOUR);
  expect(planned(back)).toEqual(["scheduled", "specialist", "reminder"]);
  expect(
    planned(
      after(settle(back, "sent", "scheduled", "specialist"), { ...BOOKED, status: "confirmada" }, NOW + 3 * HOUR),
    ),
  ).toEqual(["reminder"]);
  // a person who got no message about it gets none about its return
  const quiet = after(after(booked, { ...lost, status: "cancelada" }, NOW + HOUR), BOOKED, NOW + HOUR + MINUTE);
  expect(planned(quiet).filter((kind) => kind === "scheduled" || kind === "specialist")).toEqual([]);
});
