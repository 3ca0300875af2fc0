// A shop whose booking page is on, for tests of what anonymous visitors do there.

import type { TestProduct } from "../start-product.ts";
import { makeShop, type Shop } from "./shop.ts";

let shops = 0;
let last = 2_240_000_000 + (process.pid % 1000) * 10_000;

export type BookingShop = Awaited<ReturnType<typeof makeBookingShop>>;

/** `product.anonymous` is the visitor. */
export async function makeBookingShop(product: TestProduct, settings: object = {}, made?: Shop) {
  const shop = made ?? (await makeShop(product, { name: `Salón ${process.pid} ${++shops}` }));
  const { owner, businessId, branchId, serviceIds } = shop;
  const settle = (more: object) => owner.put("/api/reservation-settings", { businessId, settings: more });
  const on = await settle({ isOn: true, noticeHours: 0, ...settings });
  if (on.status !== 200) throw new Error(JSON.stringify(on.body));
  const at = `/api/reservar/${on.body.data.search}`;
  const stranger = product.anonymous;
  return {
    ...shop,
    at,
    url: on.body.data.url as string,
    settle,
    /** A ten-digit number that is not in use yet. */
    number: () => String(++last),
    hours: async (from: string, more: object = {}) => {
      const asked = { serviceId: serviceIds[0], branchId, from, to: from, ...more };
      return stranger.get(`${at}/hours?${new URLSearchParams(asked as Record<string, string>)}`);
    },
    book: (start: string, more: object = {}) =>
      stranger.post(`${at}/booking`, {
        booking: {
          name: "Ana López",
          whatsapp: String(++last),
          serviceId: serviceIds[0],
          branchId,
          start,
          key: `key-${++last}`,
          ...more,
        },
      }),
  };
}
