import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { DescriptionOutlined } from "../../../ui/icon/messages.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Automatización",
    label: "Upsells",
    path: "/upsells",
    icon: DescriptionOutlined,
    page: PAGE.upsells,
    after: "/asistentes",
  },
];
