import { describe, expect, test } from "vitest";
import { checkRow } from "../../../kit/import/check-row.ts";
import { matchHeaders } from "../../../kit/import/headers.ts";
import type { Cell, Cells } from "../../../kit/import/import-definition.ts";
import { contactImport } from "./contact-import.ts";

const TODAY = "2026-11-22";
const good = { name: "María", whatsapp: "2221234567", countryCode: "52", type: "lead" };
const check = (cells: Cells) => checkRow(contactImport, cells, TODAY);
const problem = (cells: Cells) => check({ ...good, ...cells }).problems[0];

test("the documents' columns are known, surnames in one or in two", () => {
  const headers = "Nombre,Apellidos,Género,No Responder,Notas,WhatsApp,Tipo,Email,Código de País,Fecha de Nacimiento";
  expect(matchHeaders(contactImport, headers.split(","))).toEqual({
    fields: "name,lastname,gender,noRespond,notes,whatsapp,type,email,countryCode,birthdate".split(","),
    unknown: [],
  });
  expect(matchHeaders(contactImport, ["whatsapp", "Apellido paterno", "Materno"])).toMatchObject({
    fields: ["whatsapp", "lastname", "secondLastname"],
  });
  expect(matchHeaders(contactImport, ["Nombre"])).toHaveProperty("error");
});

test("a whole row, and one with nothing but what it needs", () => {
  const full: Cells = {
    ...good,
    lastname: "Núñez",
    secondLastname: "Gil",
    gender: "f",
    noRespond: "Sí",
    notes: "Por la tarde",
    email: "majo@correo.mx",
    birthdate: "1990-05-21",
  };
  expect(check(full)).toEqual({
    state: "valid",
    row: { ...full, gender: "Femenino", noRespond: true },
    problems: [],
  });
  const nothing = { name: "", lastname: "", secondLastname: "", gender: "", noRespond: false, notes: "", email: "" };
  expect(check({ whatsapp: 2221234567, countryCode: 52, type: "client" }).row).toEqual({
    ...nothing,
    whatsapp: "2221234567",
    countryCode: "52",
    type: "client",
    birthdate: "2000-01-01",
  });
});

describe("what can be repaired", () => {
  test.each<[keyof typeof contactImport.columns, Cell, string]>([
    ["whatsapp", "+52 (222) 123-4567", "522221234567"],
    ["type", "cliente frecuente", "lead"],
    ["type", "", "lead"],
    ["countryCode", "+52", "52"],
    ["countryCode", "521", "52"],
    ["gender", "helicóptero", "Otro"],
  ])("%s %j would be %s", (field, cell, to) => {
    expect(check({ ...good, [field]: cell }).state).toBe("fixable");
    expect(problem({ [field]: cell })).toMatchObject({ from: cell, to });
  });
});

describe("what cannot", () => {
  test.each<[keyof typeof contactImport.columns, Cell, string]>([
    ["whatsapp", "", "falta el número"],
    ["whatsapp", "222 ABC", "solo puede llevar dígitos"],
    ["whatsapp", "5.21E+12", "solo puede llevar dígitos"],
    ["whatsapp", "1234567", "El número debe ser de 8 digitos por lo menos"],
    ["whatsapp", "22212345678901", "El número debe ser de 10 digitos"],
    ["countryCode", "México", "solo puede llevar dígitos"],
    ["countryCode", "999", "no está en la lista de países"],
    ["countryCode", "", "falta el código de país"],
    ["email", "majo@", "El correo no es válido"],
    ["birthdate", 32_999, "llegó como número: da formato de fecha a la columna, o escribe AAAA-MM-DD"],
    ["birthdate", "21/05/1990", "La fecha debe tener la forma AAAA-MM-DD"],
    ["birthdate", "2027-01-01", "La fecha de nacimiento no puede ser futura"],
    ["noRespond", "quizá", "debe ser Sí o No"],
    ["name", "x".repeat(81), "El nombre debe tener máximo 80 caracteres"],
    ["notes", "x".repeat(2_001), "debe tener máximo 2000 caracteres"],
    ["notes", "a\u0000b", "tiene caracteres que no se permiten"],
  ])("%s %j: %s", (field, cell, message) => {
    expect(check({ ...good, [field]: cell }).state).toBe("invalid");
    expect(problem({ [field]: cell })?.message).toBe(message);
  });
});

describe("a number carries its country", () => {
  test.each([
    ["5212221234567", "", "52", "2221234567"],
    ["522221234567", "52", "52", "2221234567"],
    ["5212221234567", "52", "52", "2221234567"],
    ["5491123456789", "", "54", "1123456789"],
    ["5511987654321", "", "55", "11987654321"],
  ])("%s with %j", (whatsapp, countryCode, code, number) => {
    expect(check({ ...good, whatsapp, countryCode }).row).toMatchObject({ countryCode: code, whatsapp: number });
  });
});
