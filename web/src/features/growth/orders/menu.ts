import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { LocalShippingOutlined } from "../../../ui/icon/money.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Herramientas",
    label: "Pedidos",
    path: "/pedidos",
    icon: LocalShippingOutlined,
    page: PAGE.pedidos,
    tags: ["nuevo", "beta"],
  },
];
