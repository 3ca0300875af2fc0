import { listNotifications } from "@mostrador/domain/growth/outreach/routes.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  tabs: [
    {
      name: "chat",
      route: listNotifications,
      load: async () => (await import("./contact-messages.tsx")).ContactMessages,
    },
  ],
};
