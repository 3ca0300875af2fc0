import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { GroupsOutlined } from "../../../ui/icon/people.ts";

export const entries: readonly MenuEntry[] = [
  { group: "Cuenta", label: "Negocios", path: "/admin", icon: GroupsOutlined, page: null, role: "admin" },
];
