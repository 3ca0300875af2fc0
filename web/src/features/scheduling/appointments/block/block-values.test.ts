import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { expect, test } from "vitest";
import { blockShape, blockValues, editOf, followingEnd, newBlockValues } from "./block-values.ts";

const [BUSINESS, BRANCH, ANA] = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const entry = {
  title: "Vacaciones",
  branchId: BRANCH,
  specialistId: ANA,
  start: "2026-11-23T09:00:00-06:00",
  end: "2026-11-26T00:00:00-06:00",
  colorHex: "#555555",
} as AgendaEntry;
const shape = (isEdit: boolean) => blockShape(BUSINESS, () => "America/Mexico_City", isEdit);
const problems = (isEdit: boolean, values: object) =>
  shape(isEdit)
    .safeParse(values)
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

test("a block that is opened and saved unchanged stays as it was", () => {
  const edit = editOf(shape(true).parse(blockValues(entry)), "2026-11-20T00:00:00Z");
  expect(edit).toEqual({ ...entry, updatedAt: "2026-11-20T00:00:00Z" });
});

test("a new one until midnight ends on the next day, for each person", () => {
  const draft = { day: "2026-11-23", from: 1380, to: 1440, branchId: BRANCH, specialistId: null };
  const made = shape(false).parse({ ...newBlockValues(draft, ANA), title: "Cierre" });
  expect(made).toMatchObject({ end: "2026-11-24T00:00:00-06:00", specialists: [ANA], colorHex: "#555555" });
});

test("what is missing or the wrong way around is said at its field", () => {
  const values = blockValues(entry);
  expect(problems(true, { ...values, title: " " })?.[0]?.[0]).toBe("title");
  expect(problems(true, { ...values, specialistId: null })).toEqual([
    ["specialistId", "Debe seleccionar al menos un especialista"],
  ]);
  expect(problems(false, { ...values, specialists: [] })).toEqual([
    ["specialists", "Debe seleccionar al menos un especialista"],
  ]);
  expect(problems(true, { ...values, endDay: "2026-11-22" })).toEqual([
    ["start", "La fecha de inicio no puede ser después de la fecha de fin"],
  ]);
  expect(problems(true, { ...values, day: null })?.[0]?.[0]).toBe("day");
});

test("the end follows a start that moves, also past midnight, and stays where it was set by hand", () => {
  const before = { day: "2026-11-23", start: "22:00", endDay: "2026-11-23", end: "23:30" };
  expect(followingEnd(before, { ...before, start: "23:00" })).toEqual({ endDay: "2026-11-24", end: "00:30" });
  expect(followingEnd(before, { ...before, day: "2026-11-25" })).toEqual({ endDay: "2026-11-25", end: "23:30" });
  expect(followingEnd(before, { ...before, end: "23:45" })).toBeNull();
  expect(followingEnd(before, before)).toBeNull();
});
