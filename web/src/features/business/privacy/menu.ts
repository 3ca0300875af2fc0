import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { CheckCircleOutlineRounded } from "../../../ui/icon/states.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Conocimiento",
    label: "Privacidad",
    path: "/privacidad",
    icon: CheckCircleOutlineRounded,
    page: PAGE.privacidad,
  },
];
