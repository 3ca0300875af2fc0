import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { PeopleAltOutlined } from "../../../ui/icon/people.ts";

export const entries: readonly MenuEntry[] = [
  { group: "Herramientas", label: "Audiencias", path: "/audiencias", icon: PeopleAltOutlined, page: PAGE.audiencias },
];
