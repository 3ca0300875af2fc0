// What the search creates for orders.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { createOrder } from "@mostrador/domain/growth/orders/routes.ts";
import { type InSearch, START_WORDS } from "../../../lib/search/in-search.ts";

export const inSearch: InSearch = {
  kinds: [],
  starts: [
    {
      label: "Registrar pedido",
      keywords: `${START_WORDS} venta producto encargo orden`,
      page: PAGE.pedidos,
      route: createOrder,
      rest: "?nuevo=1",
    },
  ],
};
