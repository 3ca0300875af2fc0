// What the search creates for money.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { createMoneyMovement } from "@mostrador/domain/money/finance/routes.ts";
import { type InSearch, START_WORDS } from "../../../lib/search/in-search.ts";

export const inSearch: InSearch = {
  kinds: [],
  starts: [
    {
      label: "Registrar movimiento",
      keywords: `${START_WORDS} dinero pago gasto ingreso entrada salida finanzas`,
      page: PAGE.finanzas,
      route: createMoneyMovement,
      rest: "?nuevo=1",
    },
  ],
};
