import { describe, expect, test } from "vitest";
import { checkRow, problemText } from "./check-row.ts";
import { matchHeaders } from "./headers.ts";
import { cellText, type ImportDefinition, isExample } from "./import-definition.ts";
import { safeCell } from "./safe-cell.ts";
import { batchSizeOf, cutBatches, estimated, isSampled, sampleOf } from "./sampling.ts";

type Thing = { name: string; price: number };
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
  },
  finish: (row) => (row.price < 0 ? { field: "price", error: "no puede ser negativo" } : { row }),
};

describe("a row", () => {
  test("is valid as it is", () => {
    const valid = { state: "valid", row: { name: "Silla", price: 10 }, problems: [] };
    expect(checkRow(things, { name: " Silla ", price: 10 }, "2026-11-22")).toEqual(valid);
  });
  test("can be repaired, and says what would change", () => {
    const checked = checkRow(things, { name: "Silla", price: "$10" }, "2026-11-22");
    const problems = [{ column: "Precio", message: "solo lleva dígitos", from: "$10", to: "10" }];
    expect(checked).toEqual({ state: "fixable", row: { name: "Silla", price: 10 }, problems });
  });
  test("is invalid by one cell, or by several together", () => {
    const checked = checkRow(things, { price: "diez" }, "2026-11-22");
    expect(checked).toMatchObject({ state: "invalid", row: null });
    expect(problemText(checked.problems)).toBe("Nombre: falta. Precio: no es un número");
    expect(checkRow(things, { name: "Silla", price: -1 }, "2026-11-22").problems).toEqual([
      { column: "Precio", message: "no puede ser negativo", from: "-1" },
    ]);
  });
});

test("the template's own row is known by all its cells", () => {
  expect(isExample(things, { name: "Silla", price: 10 })).toBe(true);
  expect(isExample(things, { name: "Silla", price: "11" })).toBe(false);
  expect(isExample(things, { name: "Silla" })).toBe(false);
});

describe("the header row", () => {
  test("is read without case, accents or signs, in any order", () => {
    expect(matchHeaders(things, ["PRECIO ", null, "otro", "titulo"])).toEqual({
      fields: ["price", null, null, "name"],
      unknown: ["otro"],
    });
  });
  test("must have what is required, and nothing twice", () => {
    expect(matchHeaders(things, ["Precio"])).toEqual({
      error: "Falta la columna Nombre. La primera fila debe llevar los encabezados.",
    });
    expect(matchHeaders(things, ["Nombre", "Título"])).toEqual({
      error: "La columna Nombre está repetida. Deja solo una e intenta de nuevo.",
    });
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
