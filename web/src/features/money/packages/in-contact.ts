import { listPackagePurchases } from "@mostrador/domain/money/packages/routes.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  tabs: [
    {
      name: "dinero",
      route: listPackagePurchases,
      load: async () => (await import("./contact/contact-packages.tsx")).ContactPackages,
    },
  ],
};
