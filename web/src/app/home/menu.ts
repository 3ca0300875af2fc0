import type { MenuEntry } from "../../lib/page/menu-entry.ts";
import { HomeOutlined } from "../../ui/icon/places.ts";

/** It shows each person what they may see, and leads on where that is nothing. */
export const entries: readonly MenuEntry[] = [
  { group: "", label: "Hoy", path: "/principal", icon: HomeOutlined, page: null },
];
