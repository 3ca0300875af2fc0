import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { BusinessOutlined } from "../../../ui/icon/places.ts";

export const entries: readonly MenuEntry[] = [
  { group: "Cuenta", label: "Negocios", path: "/admin", icon: BusinessOutlined, page: null, role: "admin" },
  { group: "Partner", label: "Negocios", path: "/negocios", icon: BusinessOutlined, page: null, role: "partner" },
];
