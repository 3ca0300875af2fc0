import { expect, test } from "vitest";
import { changesOf, withChanges } from "./draft-changes.ts";

const read = {
  service: { name: "Corte", price: "$350", discount: { type: "timer", hours: 2 } },
  branches: ["a"],
  hours: { monday: [{ start: "09:00" }], tuesday: [] },
};

test("only what was changed is kept, and stands on what others saved meanwhile", () => {
  const typed = {
    ...read,
    service: { ...read.service, name: "Corte y peinado" },
    hours: { ...read.hours, tuesday: [{ start: "10:00" }] },
  };
  const changes = changesOf(read, typed);
  expect(changes).toEqual([
    { path: ["service", "name"], value: "Corte y peinado" },
    { path: ["hours", "tuesday"], value: [{ start: "10:00" }] },
  ]);
  const saved = { ...read, service: { ...read.service, price: "$400" }, branches: ["a", "b"] };
  expect(withChanges(saved, changes)).toEqual({
    service: { name: "Corte y peinado", price: "$400", discount: { type: "timer", hours: 2 } },
    branches: ["a", "b"],
    hours: { monday: [{ start: "09:00" }], tuesday: [{ start: "10:00" }] },
  });
});

test("an object of other keys is changed as a whole, and what is back where it was is no change", () => {
  const typed = { ...read, service: { ...read.service, discount: { type: "always" } } };
  const changes = changesOf(read, typed);
  expect(withChanges(read, changes)).toEqual(typed);
  expect(changesOf(read, structuredClone(read))).toEqual([]);
});
