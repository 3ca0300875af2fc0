import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../lib/page/menu-entry.ts";
import { CalendarMonthOutlined } from "../../ui/icon/places.ts";

export const entries: readonly MenuEntry[] = [
  { group: "Herramientas", label: "Agenda", path: "/agenda", icon: CalendarMonthOutlined, page: PAGE.agenda },
];
