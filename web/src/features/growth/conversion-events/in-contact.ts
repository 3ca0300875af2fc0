import { listConversionEvents } from "@mostrador/domain/growth/conversion-events/routes.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  tabs: [
    {
      name: "conversion",
      route: listConversionEvents,
      load: async () => (await import("./contact-conversion.tsx")).ContactConversion,
    },
  ],
};
