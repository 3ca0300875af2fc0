import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { BusinessOutlined } from "../../../ui/icon/places.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Conocimiento",
    label: "Salas y equipos",
    path: "/salas-y-equipos",
    icon: BusinessOutlined,
    page: PAGE.salas,
    after: "/servicios",
    tags: ["nuevo"],
  },
];
