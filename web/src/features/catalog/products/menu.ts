import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { ShoppingBagOutlined } from "../../../ui/icon/money.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Conocimiento",
    label: "Productos",
    path: "/inventario/productos",
    icon: ShoppingBagOutlined,
    page: PAGE.productos,
  },
];
