import { expect, test } from "vitest";
import { type AppointmentFacts, type Duties, type PlanRow, planFor, versionOf } from "./plan.ts";

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

/** The rows after the change was carried out. */
function after(rows: PlanRow[], appointment: AppointmentFacts | null, now = NOW, isMove = false): PlanRow[] {
  const { withdraw, add } = planFor(appointment, rows, DUTIES, { now, isMove });
  const left = rows.map((row) => {
    const gone = withdraw.some(({ id }) => id === row.id);
    return gone ? { ...row, state: "withdrawn" as const } : row;
  });
  const made = add.map((one, n) => ({ ...one, id: `${rows.length + n}`, state: "planned" as const, byPerson: false }));
  return [...left, ...made];
}
const planned = (rows: PlanRow[]) => rows.filter(({ state }) => state === "planned").map(({ kind }) => kind);
const settle = (rows: PlanRow[], state: PlanRow["state"], ...kinds: string[]) =>
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
    planFor(BOOKED, [], duties, { now: NOW, isMove: false }).add.map(({ kind, deliverAt }) => [
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
