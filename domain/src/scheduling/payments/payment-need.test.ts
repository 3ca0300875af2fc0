import { expect, test } from "vitest";
import { expectedDeadline, paymentDeadline, sayNeed } from "./payment-need.ts";

const HOUR = 3_600_000;
const NOW = Date.parse("2026-11-27T16:00:00Z");
const WAITING = {
  createdAt: NOW,
  starts: NOW + 48 * HOUR,
  hours: 2,
  unitPrice: 800,
  currency: "MXN" as const,
  isConnected: true,
};

test("a place waits for its payment only where somebody can pay before it begins", () => {
  expect(paymentDeadline(WAITING)).toBe(NOW + 2 * HOUR);
  for (const none of [
    { hours: null },
    { currency: "USD" as const },
    { unitPrice: 0 },
    { isConnected: false },
    { starts: NOW + 2 * HOUR },
  ]) {
    expect(paymentDeadline({ ...WAITING, ...none })).toBeNull();
  }
  expect(expectedDeadline(WAITING, NOW + HOUR)).toBeNull();
});

test("one sentence says how much, until when, and where", () => {
  const need = {
    url: "https://m.mx/pagar-cita?a=ABCDEFG",
    due: 1250.5,
    dueAt: NOW + 2 * HOUR,
    zone: "America/Mexico_City",
  };
  expect(sayNeed(need, NOW)).toBe(
    "Para apartar tu lugar, paga $1,250.50 a más tardar hoy viernes 27 de noviembre a las 12:00 pm: https://m.mx/pagar-cita?a=ABCDEFG",
  );
  expect(sayNeed({ ...need, dueAt: null }, NOW, "Corte")).toBe(
    "Puedes pagar Corte ($1,250.50) en línea: https://m.mx/pagar-cita?a=ABCDEFG",
  );
});
