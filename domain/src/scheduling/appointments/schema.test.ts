import { describe, expect, test } from "vitest";
import { AgendaQuery, AppointmentEdit, NewAppointment, NewBlock, SlotQuery } from "./schema.ts";

const id = "0193a5f0-0000-7000-8000-000000000001";
const appointment = {
  businessId: id,
  branchId: id,
  specialistId: id,
  serviceId: id,
  clientId: id,
  start: "2026-11-23T10:00:00-06:00",
};
const block = {
  businessId: id,
  title: "Comida",
  branchId: id,
  specialists: [id],
  start: "2026-11-23T14:00:00-06:00",
  end: "2026-11-23T15:00:00-06:00",
};

type Parser = { safeParse(value: unknown): { error?: { issues: { message: string }[] } } };
const messages = (parser: Parser, value: object) => parser.safeParse(value).error?.issues.map((i) => i.message) ?? [];

describe("NewAppointment", () => {
  test("fills what was left out", () => {
    expect(NewAppointment.parse(appointment)).toMatchObject({
      colorHex: "#2196f3",
      title: "",
      details: "",
      confirmOutsideHours: false,
      confirmOtherBranch: false,
      confirmNotGiven: false,
    });
  });

  test.each(["branchId", "specialistId", "serviceId", "clientId", "start"])("asks for %s", (field) => {
    const fill = ["Por favor, llena todos los campos"];
    expect(messages(NewAppointment, { ...appointment, [field]: undefined })).toEqual(fill);
    expect(messages(NewAppointment, { ...appointment, [field]: "" })).toEqual(fill);
  });

  test("takes nobody as its client with a title alone", () => {
    const walkIn = { ...appointment, clientId: "0" };
    expect(messages(NewAppointment, walkIn)).toEqual(["Escribe un título: la cita no tiene cliente"]);
    expect(messages(NewAppointment, { ...walkIn, title: "Señora de paso" })).toEqual([]);
    expect(messages(NewAppointment, { ...appointment, clientId: "1" })).toEqual(["El identificador no es válido"]);
  });

  test.each([
    ["2026-11-23T09:59:00-06:00", "La fecha de finalización no puede ser anterior a la fecha de inicio"],
    ["2026-11-23T10:00:00-06:00", "La fecha de finalización no puede ser anterior a la fecha de inicio"],
    ["2026-11-23T10:00:30-06:00", "La cita debe durar al menos un minuto"],
    ["2026-11-24T10:01:00-06:00", "La cita puede durar hasta 24 horas"],
  ])("an end at %s is refused", (end, message) => {
    expect(messages(NewAppointment, { ...appointment, end })).toEqual([message]);
  });
});

test("an edit never carries a status or another business", () => {
  const edit = AppointmentEdit.parse({ status: "cancelada", businessId: id, shortId: "x", title: "Otra" });
  const unconfirmed = { confirmOutsideHours: false, confirmOtherBranch: false, confirmNotGiven: false };
  expect(edit).toEqual({ title: "Otra", ...unconfirmed });
  expect(AppointmentEdit.parse({ clientId: "0" })).toMatchObject({ clientId: "0" });
  expect(messages(AppointmentEdit, { clientId: "" })).toEqual(["Por favor, llena todos los campos"]);
  expect(messages(AppointmentEdit, { clientId: "7" })).toEqual(["El identificador no es válido"]);
});

test.each<[object, string]>([
  [{ title: "" }, "Este campo es requerido"],
  [{ branchId: "" }, "Este campo es requerido"],
  [{ start: undefined }, "Este campo es requerido"],
  [{ end: "" }, "Este campo es requerido"],
  [{ specialists: [] }, "Debe seleccionar al menos un especialista"],
  [{ end: "2026-11-23T13:00:00-06:00" }, "La fecha de inicio no puede ser después de la fecha de fin"],
  [{ end: block.start }, "La fecha de inicio no puede ser después de la fecha de fin"],
])("a block with %j is refused", (change, message) => {
  expect(messages(NewBlock, { ...block, ...change })).toEqual([message]);
});

test.each([
  ["2026-11-01", "2027-01-01", []],
  ["2026-11-01", "2027-01-02", ["El rango puede ser de hasta 62 días"]],
  ["2026-11-02", "2026-11-01", ["La fecha de inicio no puede ser después de la fecha de fin"]],
  ["2026-11-01T00:00:00-06:00", "2026-11-08T00:00:00-06:00", []],
  ["ayer", "2026-11-01", ["La fecha no es válida"]],
  ["1999-12-31", "2000-01-01", ["La fecha de inicio debe estar entre los años 2000 y 2100"]],
  ["2100-12-31T23:00:00Z", "2101-01-01T00:00:00Z", ["La fecha de fin debe estar entre los años 2000 y 2100"]],
])("slots from %s to %s", (from, to, expected) => {
  expect(messages(SlotQuery, { businessId: id, branchId: id, serviceId: id, from, to })).toEqual(expected);
});

test("the agenda may ask for a month with 30 days on either side", () => {
  expect(messages(AgendaQuery, { businessId: id, from: "2026-10-02", to: "2026-12-31" })).toEqual([]);
});
