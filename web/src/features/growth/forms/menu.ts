import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { DescriptionOutlined } from "../../../ui/icon/messages.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Herramientas",
    label: "Formularios",
    path: "/formularios",
    icon: DescriptionOutlined,
    page: PAGE.formularios,
    tags: ["nuevo"],
  },
];
