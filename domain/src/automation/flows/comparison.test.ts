// The comparisons of a condition and of a filter, each operator by its type.
import { expect, test } from "vitest";
import { branchOf, type ComparisonScope, type DataValue, holds } from "./comparison.ts";
import type { DataType, Operator } from "./data.ts";
import { dataKey } from "./data.ts";

const scope: ComparisonScope = {
  caseSensitive: false,
  now: Date.parse("2026-11-27T18:00:00Z"),
  zone: "America/Mexico_City",
  matches: (pattern, text, caseSensitive) => new RegExp(pattern, caseSensitive ? "u" : "iu").test(text),
};

test.each<[DataType, DataValue, Operator, string | number, boolean]>([
  ["string", "¿Cuál es el PRECIO?", "contains", "precio", true],
  ["string", "Sí, agéndame", "contains", "agendame", true],
  ["string", "Sí", "equals", "si", true],
  ["string", "Hola", "notEquals", "hola", false],
  ["string", "Hola", "notContains", "adiós", true],
  ["string", "Hola Ana", "startsWith", "hola", true],
  ["string", "Hola Ana", "endsWith", "hola", false],
  ["string", "Pedido 123", "regex", "\\d{3}", true],
  ["string", undefined, "contains", "x", false],
  ["string", "", "notContains", "x", true],
  ["number", 5, "gt", "4", true],
  ["number", "5", "lte", 5, true],
  ["number", 5, "equals", "cinco", false],
  ["number", null, "lt", 4, false],
  // half past eleven at night in Mexico is still that day
  ["date", "2026-11-28T05:30:00Z", "equals", "hoy", true],
  ["date", "2026-11-28T06:30:00Z", "after", "hoy", true],
  ["date", "2026-09-01T18:00:00Z", "beforeOrEqual", "hoy-60", true],
  ["date", "2026-11-20T18:00:00Z", "afterOrEqual", "2026-11-21", false],
])("%s %s %s %s: %s", (type, present, operator, value, expected) => {
  expect(holds(type, { operator, value }, present, scope)).toBe(expected);
});

test("accents and case count where the condition says so, and the first rule that holds decides", () => {
  const rule = (id: string, value: string) => ({
    id,
    label: id,
    field: "event_signal.text",
    operator: "contains" as const,
    value,
  });
  const branch = (text: string, caseSensitive = false) =>
    branchOf(
      [rule("cita", "cita"), rule("precio", "precio")],
      (key) => ({ type: dataKey(key)?.type ?? "string", value: text }),
      { ...scope, caseSensitive },
    );
  expect([branch("precio de la cita"), branch("PRECIO"), branch("PRECIO", true)]).toEqual([
    "cita",
    "precio",
    "default",
  ]);
});
