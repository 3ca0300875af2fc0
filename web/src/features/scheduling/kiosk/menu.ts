import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { StorefrontOutlined } from "../../../ui/icon/places.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Conocimiento",
    label: "Tabletas de recepción",
    path: "/tabletas",
    icon: StorefrontOutlined,
    page: PAGE.sucursales,
    feature: "kiosk",
    after: "/sucursales",
    tags: ["nuevo"],
  },
];
