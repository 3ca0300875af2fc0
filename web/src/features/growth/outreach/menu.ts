import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { ScheduleRounded } from "../../../ui/icon/states.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Automatización",
    label: "Mensajes programados",
    path: "/mensajes-programados",
    icon: ScheduleRounded,
    page: PAGE.chat,
    after: "/upsells",
  },
];
