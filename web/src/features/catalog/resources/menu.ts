import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { PermMediaOutlined } from "../../../ui/icon/places.ts";

export const entries: readonly MenuEntry[] = [
  { group: "Conocimiento", label: "Recursos", path: "/recursos", icon: PermMediaOutlined, page: PAGE.recursos },
];
