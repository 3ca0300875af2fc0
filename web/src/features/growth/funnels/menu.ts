import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { FilterListRounded } from "../../../ui/icon/actions.ts";

export const entries: readonly MenuEntry[] = [
  {
    ...{ group: "Herramientas", label: "Funnels", path: "/funnels", also: ["/crm", "/sales-funnels"] },
    ...{ icon: FilterListRounded, page: PAGE.funnels },
  },
];
