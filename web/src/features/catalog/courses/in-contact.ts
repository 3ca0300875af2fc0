import { courses } from "@mostrador/domain/catalog/courses/resource.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  interests: [
    {
      kind: "courses",
      label: "Cursos",
      route: courses.routes.list,
      field: async () => (await import("./contact-interest.tsx")).InterestField,
      names: async () => (await import("./contact-interest.tsx")).InterestNames,
    },
  ],
};
