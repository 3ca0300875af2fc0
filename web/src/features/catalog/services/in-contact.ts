import { services } from "@mostrador/domain/catalog/services/resource.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  interests: [
    {
      kind: "services",
      label: "Servicios",
      route: services.routes.list,
      field: async () => (await import("./contact-interest.tsx")).InterestField,
      names: async () => (await import("./contact-interest.tsx")).InterestNames,
    },
  ],
};
