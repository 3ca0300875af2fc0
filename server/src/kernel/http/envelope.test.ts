import { expect, test } from "vitest";
import { failureOf } from "./envelope.ts";

const withCode = (code: string) => Object.assign(new Error("date/time field value out of range"), { code });

test.each(["22008", "22009", "22007", "22023", "22003", "2200G"])("%s is a value that cannot be stored", (code) => {
  expect(failureOf(withCode(code))).toEqual({
    status: 400,
    body: { success: false, message: "Uno de los datos está fuera de lo que se puede guardar. Revisa los datos." },
  });
});

test.each(["42P01", "2F005", "22", "ERR_22008", "XX000"])("%s is a fault of ours", (code) => {
  expect(failureOf(withCode(code)).status).toBe(500);
});

test("a text that no database holds keeps its own words", () => {
  expect(failureOf(withCode("22021")).body.message).toBe("El texto tiene caracteres que no se permiten");
});

test("a place that is taken is told in the words of whose row it is", () => {
  const clash = Object.assign(new Error("the place is taken"), { code: "23P01", table: "seats" });
  expect(failureOf(clash, { seats: "Ese lugar ya es de alguien" })).toEqual({
    status: 409,
    body: { success: false, message: "Ese lugar ya es de alguien" },
  });
  expect(failureOf(clash, { tables: "Otra cosa" })).toMatchObject({ status: 409 });
});
