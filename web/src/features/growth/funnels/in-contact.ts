import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { readPlaces } from "@mostrador/domain/growth/funnels/routes.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  filters: [
    {
      name: "funnel",
      section: "funnel",
      access: access.view(PAGE.funnels),
      load: async () => (await import("./funnel-filter.tsx")).FunnelFilter,
    },
  ],
  tabs: [
    {
      name: "conversion",
      route: readPlaces,
      isFirst: true,
      load: async () => (await import("./contact-funnels.tsx")).ContactFunnels,
    },
  ],
};
