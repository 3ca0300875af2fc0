// Orders of the demo's clients: some wait, one was delivered, one was cancelled.
import { NewOrder } from "@mostrador/domain/growth/orders/schema.ts";
import type { OrderStatus } from "@mostrador/domain/growth/orders/status.ts";
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { createOrder, editOrder } from "../../modules/growth/orders/index.ts";
import type { SeededRows } from "../demo-business.ts";

const ZONE = "America/Mexico_City";
const HOUR_MS = 3_600_000;

type Story = {
  person: number;
  /** Positions in the demo's products, and the quantity of each. */
  items: readonly (readonly [number, number])[];
  hoursAgo: number;
  /** This many days from today. */
  delivery?: { ahead: number; time: string; address?: string };
  details?: string;
  status?: Exclude<OrderStatus, "pending">;
};

const ORDERED: readonly Story[] = [
  { person: 6, items: [[0, 1]], hoursAgo: 76, status: "delivered" },
  { person: 9, items: [[4, 2]], hoursAgo: 52, details: "Ya no la necesita", status: "canceled" },
  {
    person: 4,
    items: [
      [0, 1],
      [4, 1],
    ],
    hoursAgo: 20,
    delivery: { ahead: 1, time: "18:00" },
    details: "Pasa por él después de su cita",
  },
  { person: 2, items: [[0, 2]], hoursAgo: 30, delivery: { ahead: -1, time: "17:00" }, details: "Dijo que pasaba ayer" },
  {
    person: 12,
    items: [[4, 3]],
    hoursAgo: 3,
    delivery: { ahead: 2, time: "11:00", address: "Av. Juárez 2318, La Paz" },
  },
];

export async function seedOrders(
  ctx: TenantCtx,
  { businessId, branchIds, productIds, contactIds }: SeededRows,
): Promise<void> {
  const today = localOf(ZONE, ctx.now).day;
  for (const { person, items, hoursAgo, delivery, details, status } of ORDERED) {
    const order = NewOrder.parse({
      businessId,
      clientId: contactIds[person],
      branchId: branchIds[0],
      items: items.map(([at, quantity]) => ({ productId: productIds[at], quantity })),
      ...(delivery && {
        deliveryDate: addDays(today, delivery.ahead),
        deliveryTime: delivery.time,
        deliveryAddress: delivery.address,
      }),
      details,
    });
    const at = { ...ctx, now: ctx.now - hoursAgo * HOUR_MS };
    const { data } = await createOrder(at, { body: { order } });
    if (status) await editOrder({ ...at, now: at.now + HOUR_MS }, { params: { id: data._id }, body: { status } });
  }
}
