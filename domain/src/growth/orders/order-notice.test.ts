import { expect, test } from "vitest";
import type { Day } from "../../kit/calendar.ts";
import { orderNotice } from "./order-notice.ts";
import type { Order } from "./schema.ts";

const ORDER = {
  items: [{ name: "Crema", quantity: 2 }],
  ...{ total: 360, currency: "MXN", branchName: "Centro", deliveryMethod: "pickup", deliveryAddress: "" },
  ...{ deliveryDate: "2026-12-01", deliveryTime: "17:30" },
} as unknown as Order;
const HOME = { ...ORDER, deliveryMethod: "delivery", deliveryAddress: "Juárez 5", deliveryDate: null } as const;
const said = (order: Order, news: Parameters<typeof orderNotice>[1], name = "Ana") =>
  orderNotice(order, news, { name, today: "2026-11-30" as Day });

test("each news names what was ordered, and where and when it is", () => {
  expect(said(ORDER, "placed")).toBe(
    "Hola, Ana. Registramos tu pedido: 2 × Crema. Total: $360 MXN. Puedes pasar a recogerlo en Centro mañana martes 1 de diciembre a las 5:30 pm.",
  );
  expect(said(HOME, "changed", "")).toBe(
    "Hola. Cambiamos la entrega de tu pedido (2 × Crema). Te lo llevamos a Juárez 5 a las 5:30 pm.",
  );
  expect(said({ ...ORDER, deliveryDate: "2026-12-04" } as Order, "changed")).toContain(
    "en Centro el viernes 4 de diciembre a",
  );
  expect(said(ORDER, "ready")).toBe(
    "Hola, Ana. Tu pedido está listo: 2 × Crema. Ya puedes pasar a recogerlo en Centro.",
  );
  expect(said(HOME, "ready")).toBe("Hola, Ana. Tu pedido va en camino a Juárez 5: 2 × Crema.");
  expect(said(ORDER, "delivered")).toContain("Entregamos tu pedido");
  expect(said(ORDER, "canceled")).toContain("Cancelamos tu pedido");
});
