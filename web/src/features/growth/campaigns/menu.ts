import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { MarkEmailReadOutlined } from "../../../ui/icon/messages.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Automatización",
    label: "Campañas",
    path: "/massiveAI",
    icon: MarkEmailReadOutlined,
    page: PAGE.campanas,
    after: "/upsells",
  },
];
