import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { PlaceOutlined } from "../../../ui/icon/places.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Conocimiento",
    label: "Directorio",
    path: "/negocios-directorio",
    icon: PlaceOutlined,
    page: PAGE.directorio,
    feature: "directory",
  },
];
