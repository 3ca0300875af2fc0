import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { ScheduleRounded } from "../../../ui/icon/states.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Automatización",
    label: "Mensajes listos",
    path: "/mensajes-listos",
    icon: ScheduleRounded,
    page: PAGE.upsells,
    after: "/mensajes-programados",
  },
];
