import { listMoneyMovements } from "@mostrador/domain/money/finance/routes.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  tabs: [
    {
      name: "dinero",
      route: listMoneyMovements,
      load: async () => (await import("./contact/contact-money.tsx")).ContactMoney,
    },
  ],
};
