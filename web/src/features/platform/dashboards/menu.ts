import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { BarChartRounded } from "../../../ui/icon/money.ts";

const shown = { group: "Resultados", icon: BarChartRounded, page: PAGE.tableros } as const;

export const entries: readonly MenuEntry[] = [
  { ...shown, label: "Resultados de citas", path: "/agenda/dashboard" },
  { ...shown, label: "Resultados de contactos", path: "/contactos/dashboard", tags: ["beta", "nuevo"] },
  { ...shown, label: "Finanzas", path: "/finanzas" },
  { ...shown, label: "Resultados de pedidos", path: "/pedidos/dashboard", tags: ["nuevo"] },
  { ...shown, label: "Inventario", path: "/inventario" },
];
