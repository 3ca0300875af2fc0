import { expect, test } from "vitest";
import { stayText } from "./stay-text.ts";

test.each([
  [12, "menos de un minuto"],
  [60, "1 minuto"],
  [45 * 60, "45 minutos"],
  [3.5 * 3600, "3.5 horas"],
  [86_400, "1 día"],
  [12.25 * 86_400, "12.3 días"],
])("%s seconds are '%s'", (seconds, text) => {
  expect(stayText(seconds)).toBe(text);
});
