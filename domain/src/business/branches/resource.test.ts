import { describe, expect, test } from "vitest";
import { branches } from "./resource.ts";

const { New: NewBranch, Edit: BranchEdit } = branches;

const branch = {
  businessId: "0193a5f0-0000-7000-8000-000000000001",
  name: "Centro",
  address: "Av. Juárez 10",
  city: "Puebla",
  state: "Puebla",
  country: "México",
};

const messages = (value: object) =>
  NewBranch.safeParse({ ...branch, ...value }).error?.issues.map((i) => i.message) ?? [];

describe("NewBranch", () => {
  test("fills what was left out", () => {
    const parsed = NewBranch.parse(branch);
    expect(parsed.address).toEqual({ description: "Av. Juárez 10", place_id: "", structured_formatting: null });
    expect(parsed.schedules.monday).toEqual([{ from: "09:00", to: "18:00" }]);
    expect(parsed.schedules.frecuency).toBe(30);
    expect(parsed.location).toBe("");
  });

  test("a weekday without hours is closed", () => {
    const parsed = NewBranch.parse({ ...branch, schedules: { monday: [{ from: "10:00", to: "14:00" }], tuesday: [] } });
    expect(parsed.schedules.tuesday).toEqual([{ from: "00:00", to: "00:00" }]);
    expect(parsed.schedules.sunday).toEqual([{ from: "00:00", to: "00:00" }]);
  });

  test.each([
    [{ name: 'El "bueno"' }, "No se permiten comillas dobles en el nombre"],
    [{ name: "" }, "Este campo es requerido"],
    [{ name: "x".repeat(31) }, "El nombre debe tener máximo 30 caracteres"],
    [{ address: "x".repeat(101) }, "La dirección debe tener máximo 100 caracteres"],
    [{ location: "abc" }, "La ubicación debe tener al menos 5 caracteres"],
    [
      { schedules: { wednesday: [{ from: "18:00", to: "09:00" }] } },
      "La hora de cierre no puede ser antes que la de apertura en miércoles",
    ],
    [
      {
        schedules: {
          friday: [
            { from: "09:00", to: "14:00" },
            { from: "13:00", to: "18:00" },
          ],
        },
      },
      "Los horarios del viernes se enciman",
    ],
    [{ schedules: { frecuency: 25 } }, "La frecuencia no es una de las opciones"],
    [{ timezone: { name: "Marte/Olimpo" } }, "La zona horaria no es válida"],
    [{ timezone: { name: "2026-04-05T02:30:00-06:00" } }, "La zona horaria no es válida"],
    [{ timezone: { name: "-06:00" } }, "La zona horaria no es válida"],
    [{ timezone: { name: "CST" } }, "La zona horaria no es válida"],
    [{ timezone: { name: "CET" } }, "La zona horaria no es válida"],
  ])("refuses %j", (value, message) => {
    expect(messages(value)).toEqual([message]);
  });

  test.each(["00:00-00:00", "00:01-23:59", "00:02-23:58"])("keeps a day closed by %s as 00:00-00:00", (marker) => {
    const [from = "", to = ""] = marker.split("-");
    const open = { from: "09:00", to: "14:00" };
    const parsed = NewBranch.parse({ ...branch, schedules: { monday: [{ from, to }], tuesday: [{ from, to }, open] } });
    expect(parsed.schedules.monday).toEqual([{ from: "00:00", to: "00:00" }]);
    expect(parsed.schedules.tuesday).toEqual([open]);
  });

  test("a wrong block is named by its place among those that were written", () => {
    const monday = [
      { from: "00:00", to: "00:00" },
      { from: "10:00", to: "10:00" },
    ];
    const [issue] = NewBranch.safeParse({ ...branch, schedules: { monday } }).error?.issues ?? [];
    expect(issue).toMatchObject({
      path: ["schedules", "monday", 1, "to"],
      message: "La hora de cierre no puede ser antes que la de apertura en lunes",
    });
  });
});

test("an edit carries only what it was given", () => {
  expect(BranchEdit.parse({ name: "Norte", businessId: branch.businessId, isArchived: true })).toEqual({
    name: "Norte",
  });
});
