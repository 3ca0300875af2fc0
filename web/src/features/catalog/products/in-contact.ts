import { products } from "@mostrador/domain/catalog/products/resource.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  interests: [
    {
      kind: "products",
      label: "Productos",
      route: products.routes.list,
      field: async () => (await import("./contact-interest.tsx")).InterestField,
      names: async () => (await import("./contact-interest.tsx")).InterestNames,
    },
  ],
};
