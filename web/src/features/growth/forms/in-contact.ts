import { listFormAnswers, sendForm } from "@mostrador/domain/growth/forms/routes.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  tabs: [
    {
      name: "formularios",
      route: listFormAnswers,
      load: async () => (await import("./contact-forms.tsx")).ContactForms,
    },
  ],
  buttons: [
    { name: "form", route: sendForm, load: async () => (await import("./send/send-form-button.tsx")).SendFormButton },
  ],
};
