import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { listTrafficSources } from "@mostrador/domain/growth/traffic-sources/routes.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  filters: [
    {
      name: "sources",
      section: "interaction",
      access: access.view(PAGE.fuentesTrafico),
      load: async () => (await import("./source-filter.tsx")).SourceFilter,
    },
  ],
  tabs: [
    {
      name: "fuentes",
      route: listTrafficSources,
      load: async () => (await import("./contact-sources.tsx")).ContactSources,
    },
  ],
};
