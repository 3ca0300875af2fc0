import { readPlaces } from "@mostrador/domain/growth/funnels/routes.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  tabs: [
    {
      name: "conversion",
      route: readPlaces,
      load: async () => (await import("./contact-reactivation.tsx")).ContactReactivation,
    },
  ],
};
