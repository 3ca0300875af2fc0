import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../lib/page/menu-entry.ts";
import { ContactsOutlined } from "../../ui/icon/people.ts";

export const entries: readonly MenuEntry[] = [
  { group: "Herramientas", label: "Contactos", path: "/contactos", icon: ContactsOutlined, page: PAGE.contactos },
];
