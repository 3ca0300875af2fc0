import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { PaymentsOutlined, ShoppingBagOutlined } from "../../../ui/icon/money.ts";

const OWN = { group: "Partner", page: null, role: "partner" } as const;

export const entries: readonly MenuEntry[] = [
  { ...OWN, label: "Recargar créditos", path: "/partner/recargar-creditos", icon: ShoppingBagOutlined },
  { ...OWN, label: "Planes", path: "/precios-partner", icon: PaymentsOutlined },
];
