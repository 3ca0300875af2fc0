import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { EventAvailableOutlined } from "../../../ui/icon/places.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Conocimiento",
    label: "Reservaciones en línea",
    path: "/reservas",
    icon: EventAvailableOutlined,
    page: PAGE.negocio,
  },
];
