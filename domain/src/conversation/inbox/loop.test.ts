import { expect, test } from "vitest";
import { loopReason, type RecentMessage } from "./loop.ts";

const NOW = Date.UTC(2026, 10, 23, 12);

/** Newest first: `turns` times our words and an answer `wait` ms later, one turn every `every` ms. */
function talk(
  turns: number,
  {
    wait,
    every,
    text = (turn: number) => `mensaje ${turn}`,
  }: {
    wait: number;
    every: number;
    text?: (turn: number) => string;
  },
): RecentMessage[] {
  return Array.from({ length: turns }, (_, turn) => {
    const at = NOW - turn * every;
    return [
      { by: "contact", text: text(turn), at },
      { by: "machine", text: "¿En qué te ayudo?", at: at - wait },
    ] as RecentMessage[];
  }).flat();
}

test("somebody who answers at once, each time, is a machine", () => {
  expect(loopReason(talk(15, { wait: 1_500, every: 12_000 }), NOW)).toContain("otro asistente");
  expect(loopReason(talk(14, { wait: 1_500, every: 12_000 }), NOW)).toBeNull();
  expect(loopReason(talk(30, { wait: 20_000, every: 40_000 }), NOW)).toBeNull();
});

test("a word of our people begins the count anew", () => {
  const lately = talk(20, { wait: 1_000, every: 10_000 });
  lately.splice(6, 0, { by: "person", text: "Hola, soy Ana", at: NOW - 30_500 });
  expect(loopReason(lately, NOW)).toBeNull();
});

test("the same notice after each of our messages is automatic", () => {
  const text = () => "Gracias por escribir, en breve te atendemos";
  expect(loopReason(talk(4, { wait: 6_000, every: 60_000, text }), NOW)).toContain("respuesta automática");
  expect(loopReason(talk(3, { wait: 6_000, every: 60_000, text }), NOW)).toBeNull();
  expect(loopReason(talk(6, { wait: 6_000, every: 60_000, text: () => "Sí" }), NOW)).toBeNull();
});

test("sixty answers in an hour are enough, however slow", () => {
  expect(loopReason(talk(60, { wait: 20_000, every: 50_000 }), NOW)).toContain("60 veces");
  expect(loopReason(talk(60, { wait: 20_000, every: 70_000 }), NOW)).toBeNull();
});

test("what our side wrote last is no reason", () => {
  expect(
    loopReason([{ by: "machine", text: "hola", at: NOW }, ...talk(20, { wait: 1, every: 5_000 })], NOW),
  ).toBeNull();
});
