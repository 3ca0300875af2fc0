import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import type { Specialist } from "@mostrador/domain/business/specialists/resource.ts";
import { WEEKDAYS } from "@mostrador/domain/kit/calendar.ts";
import { expect, test } from "vitest";
import { specialistShape, specialistValues } from "./specialist-values.ts";

const week = (day: object[]) => Object.fromEntries(WEEKDAYS.map((name) => [name, day]));
const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const BRANCH = { _id: ID, isArchived: false, schedules: week([{ from: "09:00", to: "18:00" }]) } as unknown as Branch;
const LUNCH = [{ from: "14:00", to: "15:00" }];
const PERSON = {
  ...{ customId: "", name: "Marta", whatsapp: "2221234567", countryCode: "52", email: "", paymentInfo: "" },
  ...{ colorHex: "#2196f3", services: [], branchId: ID, restSchedules: week(LUNCH) },
} as unknown as Specialist;
type Values = { hours: Record<string, { from: string; to: string }[]>; branchId: string };
const valuesOf = (person: Specialist | null) => specialistValues(person, ID, [BRANCH]) as Values;

test("a person is edited by the hours in which they work, and what is not touched is stored as it was", () => {
  const values = valuesOf(PERSON);
  expect(values.hours.monday).toEqual([
    { from: "09:00", to: "14:00" },
    { from: "15:00", to: "18:00" },
  ]);
  const saved = specialistShape([BRANCH], PERSON).parse({
    ...values,
    hours: { ...values.hours, tuesday: [{ from: "10:00", to: "18:00" }], sunday: [{ from: "00:00", to: "00:00" }] },
  });
  expect(saved.restSchedules.monday).toEqual(LUNCH);
  expect(saved.restSchedules.tuesday).toEqual([{ from: "00:00", to: "09:59" }]);
  expect(saved.restSchedules.sunday).toEqual([{ from: "00:01", to: "23:59" }]);
});

test("a new person works the hours of the branch, and nothing is stored for it", () => {
  const values = { ...valuesOf(null), name: "Luz", whatsapp: "2221234567" };
  expect(specialistShape([BRANCH], null).parse(values).restSchedules).toEqual(week([]));
});

test("hours that end before they begin are refused on their day, in the words of the document", () => {
  const values = valuesOf(PERSON);
  const hours = { ...values.hours, friday: [{ from: "18:00", to: "09:00" }] };
  const issues = specialistShape([BRANCH], PERSON).safeParse({ ...values, hours }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["hours.friday.0.to", "La hora de cierre no puede ser antes que la de apertura en viernes"],
  ]);
});
