import { describe, expect, test } from "vitest";
import { type Discount, discountDuration, discountErrors } from "./discount.ts";

const always: Discount = {
  active: true,
  type: "percentage",
  value: 10,
  message: "10 % menos",
  expirationType: "always",
  discountKey: "",
  timerDays: 0,
  timerHours: 0,
  timerMinutes: 0,
  timerSeconds: 0,
  startDate: null,
  endDate: null,
};

describe("discountErrors", () => {
  test.each<[Partial<Discount>, string[]]>([
    [{}, []],
    [{ value: 100 }, []],
    [{ value: 0 }, []],
    [{ value: null }, ["Este campo es requerido"]],
    [{ value: -1 }, ["El porcentaje no puede ser negativo"]],
    [{ value: 100.01 }, ["El porcentaje no puede ser mayor a 100"]],
    [{ type: "fixed", value: -1 }, ["El monto no puede ser negativo"]],
    [{ type: "fixed", value: 350 }, []],
    [{ type: "fixed", value: 350.01 }, ["El descuento no puede ser mayor al precio"]],
    [{ message: "" }, ["Este campo es requerido"]],
    [{ expirationType: "timer" }, ["Este campo es requerido", "El temporizador debe durar al menos un segundo"]],
    [{ expirationType: "timer", discountKey: "MAYO", timerMinutes: 15 }, []],
    [{ expirationType: "date" }, ["Este campo es requerido"]],
    [{ expirationType: "date", endDate: "2026-12-01" }, []],
    [
      { expirationType: "date", startDate: "2026-12-02", endDate: "2026-12-01" },
      ["La fecha de finalización no puede ser anterior a la fecha de inicio"],
    ],
  ])("%j", (change, messages) => {
    expect(discountErrors({ ...always, ...change }, 350).map((error) => error.message)).toEqual(messages);
  });

  test("one that is off may be half filled in", () => {
    expect(discountErrors({ ...always, active: false, value: null, message: "" }, 0)).toEqual([]);
    expect(discountErrors({ ...always, active: false, value: -1 }, 350).map((error) => error.path)).toEqual(["value"]);
  });
});

test("a timer lasts its days, hours, minutes and seconds", () => {
  const timer = { timerDays: 1, timerHours: 2, timerMinutes: 3, timerSeconds: 4 };
  expect(discountDuration({ ...always, expirationType: "timer", ...timer })).toBe(93_784);
  expect(discountDuration(always)).toBe("always");
});
