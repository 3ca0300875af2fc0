import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { expect, test } from "vitest";
import type { Segment } from "../grid/segments.ts";
import { classOf, placeInClass } from "./class-of.ts";
import { joinClasses, placesText } from "./join-classes.ts";

const START = "2026-11-24T10:00:00-06:00";
const entry = (_id: string, more: Partial<AgendaEntry> = {}) =>
  ({
    ...{ _id, capacity: 3, status: "agendada", specialistId: "marta", branchId: "centro", serviceId: "yoga" },
    ...{ start: START, end: "2026-11-24T11:00:00-06:00", clientId: _id, clientName: _id, title: _id },
    ...more,
  }) as AgendaEntry;
const segment = (one: AgendaEntry): Segment => ({ entry: one, from: 600, to: 660, isCut: false });

test("who shares an hour has one card with the places taken; others have their own", () => {
  const own = ["Ana", "Bea"].map((name) => entry(name));
  const cancelled = entry("Eva", { status: "cancelada" });
  const later = entry("Lía", { start: "2026-11-24T12:00:00-06:00" });
  const cut = entry("Sol", { serviceId: "corte", capacity: 1 });
  const joined = joinClasses([...own, cancelled, later, cut].map(segment));
  expect(joined.map(({ entry: { _id }, placesTaken }) => [_id, placesTaken])).toEqual([
    ["Ana", 2],
    ["Eva", undefined],
    ["Lía", 1],
    ["Sol", undefined],
  ]);
  expect(placesText(2, 3)).toBe("2 de 3 lugares");
  const alone = [segment(cut)];
  expect(joinClasses(alone)).toBe(alone);
});

test("the members of a class are those who hold a place then, by name", () => {
  const [bea, ana] = [entry("Bea"), entry("Ana")];
  const all = [bea, ana, entry("Eva", { status: "cancelada" }), entry("Luz", { specialistId: "luis" })];
  expect(classOf(bea, all).map(({ _id }) => _id)).toEqual(["Ana", "Bea"]);
  expect(classOf(entry("Sol", { capacity: 1 }), all)).toEqual([]);
});

test("one more in the class begins with its hour and service, and without a client", () => {
  const draft = placeInClass(entry("Ana", { details: "Trae su tapete" }));
  expect([draft.day, draft.from, draft.to, draft.specialistId]).toEqual(["2026-11-24", 600, 660, "marta"]);
  expect(draft.like).toMatchObject({ serviceId: "yoga", clientId: "0", details: "", title: "" });
});
