import { expect, test } from "vitest";
import { attendeesOf, whoComes } from "./attendee.ts";

test("who comes is named first, and then the client who booked it", () => {
  expect(whoComes({ clientName: "Ana López", attendeeName: null })).toBe("Ana López");
  expect(whoComes({ clientName: "Ana López", attendeeName: "Mateo" })).toBe("Mateo (Ana López)");
  expect(whoComes({ clientName: "", attendeeName: "Mateo" })).toBe("Mateo");
  expect(whoComes({ clientName: "", attendeeName: null })).toBe("");
});

test("a name that was written in two ways is one person", () => {
  const names = ["Mateo", null, "Sofía", "mateo", "Sofia"];
  expect(attendeesOf(names.map((attendeeName) => ({ attendeeName })))).toEqual(["Mateo", "Sofía"]);
});
