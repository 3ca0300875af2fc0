import { expect, test } from "vitest";
import { saySession } from "./say-session.ts";

test("it names the package and what is left of it, and the service where there are several", () => {
  expect(saySession({ packageName: "5 cortes", left: 4 })).toBe(
    "Se paga con una sesión de tu paquete 5 cortes, te quedan 4.",
  );
  expect(saySession({ packageName: "5 cortes", left: 1 }, "Corte")).toBe(
    "Corte se paga con una sesión de tu paquete 5 cortes, te queda 1.",
  );
});
