import { describe, expect, test } from "vitest";
import { customFieldsFrom } from "./custom-field.ts";

describe("customFieldsFrom", () => {
  test.each([
    ["número", "24.5", "number", 24.5],
    ["número", 3, "number", 3],
    ["sí", "true", "boolean", true],
    ["sí", "1", "boolean", true],
    ["sí", "Sí", "boolean", true],
    ["sí", "si", "boolean", true],
    ["sí", "YES", "boolean", true],
    ["sí", "y", "boolean", true],
    ["no", "false", "boolean", false],
    ["no", "0", "boolean", false],
    ["no", "No", "boolean", false],
    ["no", "n", "boolean", false],
    ["día", "2026-11-23T10:00:00Z", "date", "2026-11-23"],
    ["texto", 7, "string", "7"],
  ] as const)("%s: %j as %s is %j", (key, value, type, stored) => {
    expect(customFieldsFrom([{ key, value, type }])).toEqual({ fields: [{ key, value: stored, type }] });
  });

  test.each([
    ["doce", "number"],
    ["", "number"],
    ["quizá", "boolean"],
    ["mañana", "date"],
    ["2026-13-40", "date"],
    ["2026-02-31", "date"],
  ] as const)("%j is not a %s", (value, type) => {
    expect(customFieldsFrom([{ key: "campo", value, type }])).toHaveProperty("message");
  });

  test("keys are trimmed, spaces and dots become underscores, dangerous ones go", () => {
    const typed = [" talla de pie ", "a.b", "__proto__", "constructor", "prototype"];
    const result = customFieldsFrom(typed.map((key) => ({ key, value: "x", type: "string" })));
    expect(result).toMatchObject({ fields: [{ key: "talla_de_pie" }, { key: "a_b" }] });
  });

  test("empty and repeated keys are told", () => {
    const field = (key: string) => ({ key, value: "x", type: "string" as const });
    expect(customFieldsFrom([field("  ")])).toEqual({ message: "Hay claves vacías en campos personalizados." });
    expect(customFieldsFrom([field("a b"), field("a.b")])).toEqual({
      message: "Hay claves duplicadas en campos personalizados.",
    });
  });
});
