import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { InventoryOutlined } from "../../../ui/icon/money.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Herramientas",
    label: "Movimientos de inventario",
    path: "/inventario/movimientos",
    icon: InventoryOutlined,
    page: PAGE.inventario,
  },
];
