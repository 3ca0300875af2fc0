import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import { listMoneyMovements } from "@mostrador/domain/money/finance/routes.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  filters: [
    {
      name: "money",
      section: "monetization",
      access: access.view(PAGE.finanzas),
      load: async () => (await import("./contact/money-filter.tsx")).MoneyFilter,
    },
  ],
  tabs: [
    {
      name: "dinero",
      route: listMoneyMovements,
      load: async () => (await import("./contact/contact-money.tsx")).ContactMoney,
    },
  ],
};
