import { getContactPrivacy } from "@mostrador/domain/business/privacy/routes.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  buttons: [
    {
      name: "privacy",
      route: getContactPrivacy,
      load: async () => (await import("./contact-privacy.tsx")).ContactPrivacyButton,
    },
  ],
};
