import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { FlagOutlined } from "../../../ui/icon/states.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Herramientas",
    label: "Eventos de conversión",
    path: "/eventos-conversion",
    icon: FlagOutlined,
    page: PAGE.eventosConversion,
    tags: ["nuevo", "beta"],
  },
];
