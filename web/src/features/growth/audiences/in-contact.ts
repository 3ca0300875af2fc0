import { audiences } from "@mostrador/domain/growth/audiences/resource.ts";
import { changeMembers } from "@mostrador/domain/growth/audiences/routes.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  bulk: [
    {
      name: "audience",
      route: changeMembers,
      load: async () => (await import("./add-to-audience.tsx")).AddToAudience,
    },
  ],
  ofFilter: [
    {
      name: "audience",
      route: audiences.routes.create,
      load: async () => (await import("./filter-audience.tsx")).FilterAudience,
    },
  ],
};
