import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { PaymentsOutlined } from "../../../ui/icon/money.ts";

export const entries: readonly MenuEntry[] = [
  { group: "Cuenta", label: "Recargar", path: "/recargar", icon: PaymentsOutlined, page: PAGE.creditos },
  { group: "Cuenta", label: "Facturación", path: "/facturacion", icon: PaymentsOutlined, page: PAGE.creditos },
];
