import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { AltRouteOutlined } from "../../../ui/icon/states.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Herramientas",
    label: "Fuentes de tráfico",
    path: "/fuentes-trafico",
    icon: AltRouteOutlined,
    page: PAGE.fuentesTrafico,
    tags: ["beta"],
  },
];
