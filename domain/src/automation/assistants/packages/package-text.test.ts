import { expect, test } from "vitest";
import { sayPackages, sayPrepaid } from "./package-text.ts";

const cuts = { name: "5 cortes", left: 4, sessions: 5, services: ["Corte", "Barba"], until: "2026-12-18" };

test("one package, several, and none", () => {
  expect(sayPackages([cuts], "2026-11-28")).toBe(
    "Te quedan 4 de 5 sesiones del paquete 5 cortes, para Corte y Barba, hasta el viernes 18 de diciembre.",
  );
  const last = { ...cuts, name: "Láser", left: 1, sessions: 6, services: ["Láser"], until: null };
  expect(sayPackages([last], "2026-11-28", { isFormal: true })).toBe(
    "Le queda 1 de 6 sesiones del paquete Láser, para Láser.",
  );
  expect(sayPackages([cuts, last], "2026-11-28").split("\n")).toHaveLength(3);
  expect(sayPackages([], "2026-11-28", { isFormal: true })).toBe(
    "A su nombre no encuentro ningún paquete con sesiones.",
  );
});

test("an appointment that a session pays for", () => {
  expect(sayPrepaid({ packageName: "5 cortes", left: 4 })).toBe(
    "Se paga con una sesión del paquete 5 cortes (quedan 4)",
  );
});
