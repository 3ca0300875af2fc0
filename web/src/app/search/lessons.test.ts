import { expect, test } from "vitest";
import { findLessons, LESSONS, lessonAt } from "../../features/platform/faq/academy/lessons.ts";
import { ENTRIES } from "../navigation.ts";

test("every entry of the menu has a help page, and none has two", () => {
  const paths = LESSONS.map(({ path }) => path);
  expect(ENTRIES.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

test("each says what the screen is for, and what to do there", () => {
  for (const { path, title, purpose, steps } of LESSONS) {
    expect(title.length, path).toBeGreaterThan(2);
    expect(purpose, path).toMatch(/\.$/);
    expect(steps.length, path).toBeGreaterThan(0);
    for (const step of steps) expect(step, path).toMatch(/[.?]$/);
  }
});

test("a help page is found by words without accents, titles first, and by the address of its screen", () => {
  expect(findLessons("RESERVACIONES linea")[0]?.path).toBe("/reservas");
  expect(findLessons("chat")[0]?.path).toBe("/chat");
  expect(findLessons("zzyzx")).toEqual([]);
  expect(lessonAt("/inventario/productos/0123")?.path).toBe("/inventario/productos");
  expect(lessonAt("/inventario")?.path).toBe("/inventario");
  expect(lessonAt("/auth/ingresar")).toBeUndefined();
});
