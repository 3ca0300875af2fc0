import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { BusinessOutlined } from "../../../ui/icon/places.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Conocimiento",
    label: "Inmuebles",
    path: "/inmuebles",
    icon: BusinessOutlined,
    page: PAGE.inmuebles,
    tags: ["nuevo", "beta"],
  },
];
