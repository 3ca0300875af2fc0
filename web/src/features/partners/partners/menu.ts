import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { BarChartRounded } from "../../../ui/icon/money.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Partner",
    label: "Dashboard",
    path: "/partner/dashboard",
    icon: BarChartRounded,
    page: null,
    role: "partner",
  },
];
