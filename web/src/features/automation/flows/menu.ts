import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { AltRouteOutlined } from "../../../ui/icon/states.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Automatización",
    label: "Flujos",
    path: "/flujos",
    icon: AltRouteOutlined,
    page: PAGE.flujos,
    feature: "flows",
    after: "/asistentes",
  },
];
