import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { GroupsOutlined } from "../../../ui/icon/people.ts";
import { EventAvailableOutlined } from "../../../ui/icon/places.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Conocimiento",
    label: "Especialistas",
    path: "/especialistas",
    icon: GroupsOutlined,
    page: PAGE.especialistas,
  },
  {
    group: "Integraciones",
    label: "Google Calendar",
    path: "/integraciones/google-calendar",
    icon: EventAvailableOutlined,
    page: PAGE.integraciones,
  },
];
