import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { PaymentsOutlined } from "../../../ui/icon/money.ts";

const OWN = { group: "Cuenta", icon: PaymentsOutlined, page: PAGE.creditos } as const;

export const entries: readonly MenuEntry[] = [
  { ...OWN, label: "Comprar créditos", path: "/creditos" },
  { ...OWN, label: "Recargar", path: "/recargar" },
  { ...OWN, label: "Facturación", path: "/facturacion" },
];
