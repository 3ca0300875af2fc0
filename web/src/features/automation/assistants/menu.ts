import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { SmartToyOutlined } from "../../../ui/icon/messages.ts";

export const entries: readonly MenuEntry[] = [
  { group: "Automatización", label: "Asistentes", path: "/asistentes", icon: SmartToyOutlined, page: PAGE.asistentes },
];
