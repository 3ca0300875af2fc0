import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { DescriptionOutlined } from "../../../ui/icon/messages.ts";
import { PaymentsOutlined } from "../../../ui/icon/money.ts";

export const entries: readonly MenuEntry[] = [
  { group: "Cuenta", label: "Créditos", path: "/creditos/movimientos", icon: PaymentsOutlined, page: PAGE.creditos },
  {
    group: "Partner",
    label: "Movimientos",
    path: "/partner/movimientos",
    icon: DescriptionOutlined,
    page: null,
    role: "partner",
  },
];
