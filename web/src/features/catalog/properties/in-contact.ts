import { properties } from "@mostrador/domain/catalog/properties/resource.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  interests: [
    {
      kind: "properties",
      label: "Inmuebles",
      route: properties.routes.list,
      field: async () => (await import("./contact-interest.tsx")).InterestField,
      names: async () => (await import("./contact-interest.tsx")).InterestNames,
    },
  ],
};
