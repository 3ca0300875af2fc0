import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { listEnrollments } from "@mostrador/domain/growth/enrollments/routes.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  filters: [
    {
      name: "enrollments",
      section: "courses",
      access: access.view(PAGE.cursos),
      load: async () => (await import("./contact/enrollment-filter.tsx")).EnrollmentFilter,
    },
  ],
  tabs: [
    {
      name: "dinero",
      route: listEnrollments,
      load: async () => (await import("./contact/contact-enrollments.tsx")).ContactEnrollments,
    },
  ],
};
