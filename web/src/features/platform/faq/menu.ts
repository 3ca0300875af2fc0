import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { HelpOutlineRounded } from "../../../ui/icon/states.ts";

const help = { group: "Cuenta", icon: HelpOutlineRounded, page: null } as const;

export const entries: readonly MenuEntry[] = [
  { ...help, label: "Academia", path: "/academy" },
  { ...help, label: "Ayuda", path: "/ayuda", after: "/academy" },
];
