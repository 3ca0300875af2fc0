import { expect, test } from "vitest";
import { ANYONE, appointmentShape, newValues } from "./appointment-values.ts";

const [BUSINESS, PUEBLA, TIJUANA, OTHER] = [1, 2, 3, 4].map((n) => `00000000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
];
const shape = appointmentShape(BUSINESS, (branchId) =>
  branchId === TIJUANA ? "America/Tijuana" : "America/Mexico_City",
);
const chosen = { specialistId: OTHER, serviceId: OTHER, clientId: OTHER };

test("the hour is the one of the branch that the form says, also when it was changed to one of another zone", () => {
  const draft = { day: "2026-11-23", from: 600, to: 660, branchId: PUEBLA, specialistId: OTHER };
  const written = { ...newValues(draft), ...chosen };
  expect(shape.parse(written).appointment).toMatchObject({
    start: "2026-11-23T10:00:00-06:00",
    end: "2026-11-23T11:00:00-06:00",
  });
  expect(shape.parse({ ...written, branchId: TIJUANA }).appointment.start).toBe("2026-11-23T10:00:00-08:00");
});

test("with whoever is free it is a visit, also of one service, whose place is found where it is written", () => {
  const draft = { day: "2026-11-23", from: 600, to: 660, branchId: PUEBLA, specialistId: null };
  const { visit } = shape.parse({ ...newValues(draft), ...chosen, specialistId: ANYONE });
  expect(visit?.lines).toEqual([{ serviceId: OTHER, minutes: 60 }]);
  expect(shape.parse({ ...newValues(draft), ...chosen }).visit).toBeNull();
});

test("what is missing is said at its field, once for each", () => {
  const draft = { day: "2026-11-23", from: 600, to: 660, branchId: PUEBLA, specialistId: null };
  const issues = shape.safeParse(newValues(draft)).error?.issues.map(({ path, message }) => [path.join("."), message]);
  const fill = "Por favor, llena todos los campos";
  expect(issues).toEqual(["specialistId", "serviceId", "clientId"].map((field) => [field, fill]));
});

test("a day that is missing or cannot be read is said in Spanish", () => {
  const draft = { day: "2026-11-23", from: 600, to: 660, branchId: PUEBLA, specialistId: OTHER };
  const told = (day: unknown) =>
    shape.safeParse({ ...newValues(draft), ...chosen, day }).error?.issues.map(({ message }) => message);
  expect(told(null)).toEqual(["Este campo es requerido"]);
  expect(told("mañana")).toEqual(["La fecha debe tener la forma AAAA-MM-DD"]);
});

test("a title and a colour of its own go with an appointment, the colour alone with a visit", () => {
  const draft = { day: "2026-11-23", from: 600, to: 660, branchId: PUEBLA, specialistId: OTHER };
  const written = { ...newValues(draft), ...chosen };
  expect(shape.parse(written).appointment).toMatchObject({ title: "", colorHex: "#2196f3" });
  const own = { ...written, title: "Boda de Ana", colorHex: "#aa3377", clientNotes: "Alérgica al amoniaco" };
  expect(shape.parse(own).appointment).toMatchObject({
    ...{ title: "Boda de Ana", colorHex: "#aa3377", clientNotes: "Alérgica al amoniaco" },
  });
  const { visit } = shape.parse({ ...own, specialistId: ANYONE });
  expect(visit).toMatchObject({ colorHex: "#aa3377", clientNotes: "Alérgica al amoniaco" });
});
