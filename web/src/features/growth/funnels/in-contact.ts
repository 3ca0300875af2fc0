import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { moveMany, readPlaces } from "@mostrador/domain/growth/funnels/routes.ts";
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
  bulk: [
    {
      name: "funnel",
      route: moveMany,
      load: async () => (await import("./bulk-add/add-to-funnel.tsx")).AddToFunnel,
    },
  ],
  ofAudience: [
    {
      name: "funnel",
      route: moveMany,
      load: async () => (await import("./bulk-add/audience-to-funnel.tsx")).AudienceToFunnel,
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
