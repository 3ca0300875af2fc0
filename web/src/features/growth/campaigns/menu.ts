import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { DescriptionOutlined } from "../../../ui/icon/messages.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Automatización",
    label: "Campañas",
    path: "/massiveAI",
    icon: DescriptionOutlined,
    page: PAGE.campanas,
    feature: "campaigns",
  },
];
