import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { DesignServicesOutlined } from "../../../ui/icon/places.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Conocimiento",
    label: "Paquetes",
    path: "/paquetes",
    icon: DesignServicesOutlined,
    page: PAGE.paquetes,
    after: "/servicios",
    tags: ["nuevo"],
  },
];
