import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { PaymentsOutlined } from "../../../ui/icon/money.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Herramientas",
    label: "Comisiones",
    path: "/finanzas/comisiones",
    icon: PaymentsOutlined,
    page: PAGE.finanzas,
    after: "/finanzas/cortes",
  },
];
