import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { DescriptionOutlined } from "../../../ui/icon/messages.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Conocimiento",
    label: "Hojas de cálculo",
    path: "/sheets",
    icon: DescriptionOutlined,
    page: PAGE.recursos,
    tags: ["próximamente"],
    disabled: true,
  },
];
