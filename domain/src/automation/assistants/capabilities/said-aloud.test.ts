import { expect, test } from "vitest";
import { isSaidAloud } from "./said-aloud.ts";

const PLAIN = "Corte de dama cuesta $350 y dura 1 hora.";
const aloud = (text: string, frequency: number | null = 100, key = "a key") => isSaidAloud({ text, frequency, key });

test("what has to be read stays in writing", () => {
  expect(aloud(PLAIN)).toBe(true);
  expect(aloud(`¡Hola, Ana!\n\n${PLAIN}`)).toBe(true);
  for (const text of [
    "Paga aquí: https://pago.example/1",
    "Entra a salon.mx",
    "Escríbenos a hola@salon",
    "Tenemos:\n- Corte\n- Tinte",
    "1. Corte\n2. Tinte",
    "uno\ndos\ntres\ncuatro",
    "largo ".repeat(80),
  ])
    expect(aloud(text), text).toBe(false);
});

test("so many of a hundred, each decided once", () => {
  const keys = Array.from({ length: 2_000 }, (_, at) => `answer:0193-${at}:${at % 40}`);
  for (const [frequency, least, most] of [
    [25, 0.2, 0.3],
    [50, 0.45, 0.55],
    [75, 0.7, 0.8],
  ] as const) {
    const share = keys.filter((key) => aloud(PLAIN, frequency, key)).length / keys.length;
    expect(share).toBeGreaterThan(least);
    expect(share).toBeLessThan(most);
  }
  expect(keys.every((key) => aloud(PLAIN, 100, key))).toBe(true);
  expect(keys.some((key) => aloud(PLAIN, 0, key) || aloud(PLAIN, null, key))).toBe(false);
});
