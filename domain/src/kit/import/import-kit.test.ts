import { describe, expect, test } from "vitest";
import { checkRow, problemText } from "./check-row.ts";
import { guessFields } from "./headers.ts";
import { cellText, type ImportDefinition, isExample } from "./import-definition.ts";
import { plainCell } from "./plain-cell.ts";
import { readDay, readSerialDay, readsMonthFirst } from "./read-day.ts";
import { safeCell } from "./safe-cell.ts";
import { batchSizeOf, cutBatches, estimated, isSampled, sampleOf } from "./sampling.ts";

const CONTEXT = { today: "2026-11-22", country: "", monthFirst: false };
type Thing = { name: string; price: number; color?: string };
const things: ImportDefinition<Thing> = {
  name: "cosas",
  columns: {
    name: {
      header: "Nombre",
      aliases: ["Título"],
      required: true,
      example: "Silla",
      read: (cell) => (cellText(cell) ? { value: cellText(cell) } : { error: "falta" }),
    },
    price: {
      header: "Precio",
      example: "10",
      read: (cell) => {
        const text = cellText(cell);
        const price = Number(text.replace("$", ""));
        if (Number.isNaN(price)) return { error: "no es un número" };
        return text.startsWith("$") ? { value: price, problem: "solo lleva dígitos" } : { value: price };
      },
    },
    color: {
      header: "Color",
      isExtra: true,
      example: "",
      read: (cell) => (/^[a-z]*$/.test(cellText(cell)) ? { value: cellText(cell) } : { error: "no es un color" }),
      empty: "",
    },
  },
  finish: ({ color: _, ...row }) => (row.price < 0 ? { field: "price", error: "no puede ser negativo" } : { row }),
};

describe("a row", () => {
  test("is valid as it is", () => {
    const valid = { state: "valid", row: { name: "Silla", price: 10 }, problems: [] };
    expect(checkRow(things, { name: " Silla ", price: 10 }, CONTEXT)).toEqual(valid);
  });
  test("can be repaired, and says what would change", () => {
    const checked = checkRow(things, { name: "Silla", price: "$10" }, CONTEXT);
    const problems = [{ column: "Precio", message: "solo lleva dígitos", from: "$10", to: "10" }];
    expect(checked).toEqual({ state: "fixable", row: { name: "Silla", price: 10 }, problems });
  });
  test("is invalid by one cell, or by several together", () => {
    const checked = checkRow(things, { price: "diez" }, CONTEXT);
    expect(checked).toMatchObject({ state: "invalid", row: null });
    expect(problemText(checked.problems)).toBe("Nombre: falta. Precio: no es un número");
    expect(checkRow(things, { name: "Silla", price: -1 }, CONTEXT).problems).toEqual([
      { column: "Precio", message: "no puede ser negativo", from: "-1" },
    ]);
  });
});

test("the template's own row is known by all its cells", () => {
  expect(isExample(things, { name: "Silla", price: 10 })).toBe(true);
  expect(isExample(things, { name: "Silla", price: "11" })).toBe(false);
  expect(isExample(things, { name: "Silla" })).toBe(false);
});

test("an optional cell that cannot be read is emptied, and does not cost the row", () => {
  const checked = checkRow(things, { name: "Silla", price: 10, color: "7" }, CONTEXT);
  const problems = [{ column: "Color", message: "no es un color", from: "7", to: "" }];
  expect(checked).toEqual({ state: "fixable", row: { name: "Silla", price: 10 }, problems });
});

describe("the header row", () => {
  test("is read without case, accents or signs, in any order", () => {
    expect(guessFields(things, ["PRECIO ", null, "otro", "titulo"])).toEqual({
      fields: ["price", null, null, "name"],
      unknown: ["otro"],
      open: [],
    });
  });
  test("leaves open what is required and missing, or may be several", () => {
    expect(guessFields(things, ["Precio"]).open).toEqual([{ field: "name", header: "Nombre", columns: [] }]);
    const alike = guessFields(things, ["Título", "Titulo ", "Precio"]);
    expect(alike).toMatchObject({ fields: [null, null, "price"], open: [{ columns: ["Título", "Titulo"] }] });
  });
  test("prefers the field's own header, then the column that has something in it", () => {
    expect(guessFields(things, ["Título", "Nombre"]).fields).toEqual([null, "name"]);
    expect(guessFields(things, ["Título", "Titulo"], {}, (column) => column === 1).fields).toEqual([null, "name"]);
  });
  test("believes what was said of a header before, also that it is not used", () => {
    const known = { modelo: "name", precio: "", titulo: "name" };
    expect(guessFields(things, ["Modelo", "Precio"], known).fields).toEqual(["name", null]);
    expect(guessFields(things, ["Nombre", "Título"], known).fields).toEqual([null, "name"]);
  });
});

describe("a day", () => {
  const read = (text: string, monthFirst = false) => readDay(text, { today: "2026-11-22", monthFirst });
  test.each([
    ["21/05/1990", "1990-05-21"],
    ["1/6/90", "1990-06-01"],
    ["01.06.05", "2005-06-01"],
    ["21-may-1990", "1990-05-21"],
    ["21 de mayo de 1990", "1990-05-21"],
    ["Mayo 21, 1990", "1990-05-21"],
    ["Dec 3 1990", "1990-12-03"],
    ["1990/05/21", "1990-05-21"],
    ["21/05/1990 00:00:00", "1990-05-21"],
    ["31/02/1990", null],
    ["05/21/1990", null],
    ["21/05", null],
    ["--05-21", null],
    ["mañana", null],
  ])("%s is %s", (text, day) => expect(read(text)).toBe(day));
  test("is read with the month first where the file is so written", () => {
    expect([read("05/21/1990", true), read("21 de mayo de 1990", true)]).toEqual(["1990-05-21", "1990-05-21"]);
    expect(readsMonthFirst(["03/04/1990", "05/21/1990"])).toBe(true);
    expect(readsMonthFirst(["03/04/1990", "21/05/1990"])).toBe(false);
    expect([readsMonthFirst(["03/04/1990"]), readsMonthFirst(["21/05/1990", "05/21/1990"])]).toEqual([null, null]);
  });
  test("comes as a number of days, and a year or an age is none", () => {
    expect([32_999, 1_990, 36, 33_000.5].map(readSerialDay)).toEqual(["1990-05-06", null, null, null]);
  });
});

test("up to 2000 rows are all looked at, above them the first and the last 250", () => {
  expect([isSampled(2_000), sampleOf(2_000).length]).toEqual([false, 2_000]);
  const sample = sampleOf(2_001);
  expect([isSampled(2_001), sample.length, sample[0], sample[249], sample[250], sample[499]]).toEqual([
    true,
    500,
    0,
    249,
    1_751,
    2_000,
  ]);
  expect(estimated(5, 500, 100_000)).toBe(1_000);
});

test("parts have 100 rows, 500 where there are more than 500, and weigh no more than a body may", () => {
  expect([batchSizeOf(500), batchSizeOf(501)]).toEqual([100, 500]);
  expect(cutBatches(Array(250).fill(10), 100)).toEqual([
    { from: 0, to: 100 },
    { from: 100, to: 200 },
    { from: 200, to: 250 },
  ]);
  expect(cutBatches([150_000, 60_000, 150_000], 100)).toEqual([
    { from: 0, to: 1 },
    { from: 1, to: 2 },
    { from: 2, to: 3 },
  ]);
  expect(cutBatches([], 100)).toEqual([]);
});

test.each(["=1+1", "+52", "-1", "@SUM(A1)", "\tx", "\rx", "\u0000"])("%j is shown and not carried out", (text) => {
  expect(safeCell(text)).toBe(`'${text}`);
});
test("other text stays", () => expect(safeCell("a=1")).toBe("a=1"));

test.each(["=1+1", "+52", "-1", "@SUM(A1)", "\tx", "Ana", "'Ana", ""])("%j comes back as it was exported", (text) => {
  expect(plainCell(safeCell(text))).toBe(text);
});
test("a text that a sheet forces to stay text is read without its signs", () => {
  expect(plainCell('="0221230002"')).toBe("0221230002");
  expect(plainCell('="dijo ""sí"""')).toBe('dijo "sí"');
  expect(plainCell('=1+"2"')).toBe('=1+"2"');
  expect(plainCell(7)).toBe(7);
});
