import { listOrders } from "@mostrador/domain/growth/orders/routes.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  tabs: [{ name: "dinero", route: listOrders, load: async () => (await import("./contact-orders.tsx")).ContactOrders }],
};
