import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { ScheduleRounded } from "../../../ui/icon/states.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Herramientas",
    label: "Lista de espera",
    path: "/lista-de-espera",
    icon: ScheduleRounded,
    page: PAGE.agenda,
  },
];
