// What the search creates for stock.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { createStockMovements, listStockSheets } from "@mostrador/domain/money/inventory/routes.ts";
import { type InSearch, START_WORDS } from "../../../lib/search/in-search.ts";

export const inSearch: InSearch = {
  kinds: [],
  starts: [
    {
      label: "Registrar movimiento de inventario",
      keywords: `${START_WORDS} producto entrada salida consumo existencia`,
      page: PAGE.inventario,
      route: createStockMovements,
      rest: "?nuevo=1",
    },
  ],
  pages: [
    {
      label: "Conteos y traspasos",
      keywords: "inventario físico existencia sucursal",
      page: PAGE.inventario,
      path: "/inventario/conteos",
      route: listStockSheets,
    },
  ],
};
