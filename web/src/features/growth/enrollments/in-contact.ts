import { listEnrollments } from "@mostrador/domain/growth/enrollments/routes.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  tabs: [
    {
      name: "dinero",
      route: listEnrollments,
      load: async () => (await import("./contact-enrollments.tsx")).ContactEnrollments,
    },
  ],
};
