import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { GroupsOutlined } from "../../../ui/icon/people.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Conocimiento",
    label: "Inscripciones",
    path: "/cursos/inscripciones",
    icon: GroupsOutlined,
    page: PAGE.cursos,
    tags: ["nuevo"],
  },
];
