import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { DesignServicesOutlined } from "../../../ui/icon/places.ts";

export const entries: readonly MenuEntry[] = [
  { group: "Conocimiento", label: "Servicios", path: "/servicios", icon: DesignServicesOutlined, page: PAGE.servicios },
];
