import { describe, expect, test } from "vitest";
import { checkRow } from "../../../kit/import/check-row.ts";
import { guessFields } from "../../../kit/import/headers.ts";
import type { Cell, Cells } from "../../../kit/import/import-definition.ts";
import { contactImport } from "./contact-import.ts";

const CONTEXT = { today: "2026-11-22", country: "", monthFirst: false };
const good = { name: "María", whatsapp: "2221234567", countryCode: "52", type: "lead" };
const check = (cells: Cells) => checkRow(contactImport, cells, CONTEXT);
const problem = (cells: Cells) => check({ ...good, ...cells }).problems[0];

test("the documents' columns are known, surnames in one or in two", () => {
  const headers = "Nombre,Apellidos,Género,No Responder,Notas,WhatsApp,Tipo,Email,Código de País,Fecha de Nacimiento";
  expect(guessFields(contactImport, headers.split(","))).toEqual({
    fields: "name,lastname,gender,noRespond,notes,whatsapp,type,email,countryCode,birthdate".split(","),
    unknown: [],
    open: [],
  });
  expect(guessFields(contactImport, ["whatsapp", "Apellido paterno", "Materno"])).toMatchObject({
    fields: ["whatsapp", "lastname", "secondLastname"],
  });
  expect(guessFields(contactImport, ["Nombre"]).open).toMatchObject([{ field: "whatsapp", columns: [] }]);
  expect(guessFields(contactImport, ["Nombre", "Teléfono", "Celular"]).open).toMatchObject([
    { field: "whatsapp", columns: ["Teléfono", "Celular"] },
  ]);
  expect(guessFields(contactImport, ["First Name", "Last Name", "Phone 1 - Value", "E-mail 1 - Value"])).toMatchObject({
    fields: ["name", "lastname", "whatsapp", "email"],
    open: [],
  });
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
    ["whatsapp", "\u202a+52 222 123 0003\u202c", "522221230003"],
    ["whatsapp", "222\u2011123\u20130006", "2221230006"],
    ["whatsapp", "222.123.0007", "2221230007"],
    ["whatsapp", "2221230007.0", "2221230007"],
    ["whatsapp", "044 222 123 0013", "2221230013"],
    ["whatsapp", "0452221230014", "2221230014"],
    ["whatsapp", "012221230015", "2221230015"],
    ["whatsapp", "222 123 0016 ::: 222 123 0017", "2221230016"],
    ["whatsapp", "2221230016 / 2221230017", "2221230016"],
    ["name", "\u202eAna\u200b", "Ana"],
    ["notes", "nota\u0000mala", "nota mala"],
    ["birthdate", "21/05/1990", "1990-05-21"],
    ["birthdate", 33_000, "1990-05-07"],
    ["birthdate", "ayer", ""],
    ["birthdate", "2027-01-01", ""],
    ["email", "majo@", ""],
    ["email", "majo@correo.mx\u200b", "majo@correo.mx"],
    ["noRespond", "quizá", ""],
    ["lastname", "x".repeat(81), ""],
    ["notes", "x".repeat(2_001), ""],
  ])("%s %j would be %s", (field, cell, to) => {
    expect(check({ ...good, [field]: cell }).state).toBe("fixable");
    expect(problem({ [field]: cell })).toMatchObject({ from: String(cell).trim(), to });
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
    ["name", "x".repeat(81), "El nombre debe tener máximo 80 caracteres"],
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

test("types are read as people write them", () => {
  const types = ["Cliente", "CLIENT ", "Prospecto", "personal", "Personal"].map((type) => check({ ...good, type }));
  expect(types.map(({ state, row }) => [state, row?.type])).toEqual([
    ["valid", "client"],
    ["valid", "client"],
    ["valid", "lead"],
    ["valid", "personal"],
    ["valid", "personal"],
  ]);
});

describe("a country chosen for the file", () => {
  const of = (cells: Cells) => checkRow(contactImport, { ...good, ...cells }, { ...CONTEXT, country: "52" });
  test("is that of numbers that carry none", () => {
    expect(of({ countryCode: "" })).toMatchObject({ state: "valid", row: { countryCode: "52" } });
    expect(of({ countryCode: "", whatsapp: "5491123456789" }).row).toMatchObject({ countryCode: "54" });
    expect(of({ countryCode: "", whatsapp: "+1 415 555 2671" }).row).toMatchObject({ countryCode: "1" });
    expect(of({ countryCode: "54", whatsapp: "1123456789" }).row).toMatchObject({ countryCode: "54" });
  });
  test("stands in for a code that cannot be read", () => {
    expect(of({ countryCode: "México" })).toMatchObject({ state: "fixable", row: { countryCode: "52" } });
  });
});

describe("a whole name", () => {
  test.each([
    ["Ana", "Ana", "", ""],
    ["Ana Núñez", "Ana", "Núñez", ""],
    ["Ana Núñez Gil", "Ana", "Núñez", "Gil"],
    ["María José Núñez", "María José", "Núñez", ""],
    ["María José Núñez Gil", "María José", "Núñez", "Gil"],
    ["Juan de la Torre", "Juan", "de la Torre", ""],
    ["Núñez Gil, María José", "María José", "Núñez", "Gil"],
  ])("%s", (fullName, name, lastname, secondLastname) => {
    expect(check({ ...good, name: "", fullName }).row).toMatchObject({ name, lastname, secondLastname });
  });
  test("fills in only what the columns of its parts leave out", () => {
    expect(check({ ...good, name: "Ana", fullName: "Otra Persona" }).row).toMatchObject({ name: "Ana", lastname: "" });
    const google = { ...good, name: "", fullName: "Ana Luz Núñez", lastname: "Núñez" };
    expect(check(google).row).toMatchObject({ name: "Ana Luz", lastname: "Núñez" });
    expect(check({ ...good, name: "Ana", middleName: "Luz" }).row).toMatchObject({ name: "Ana Luz" });
  });
});
