// A menu entry, as its capability declares it in `menu.ts`. Separate from `page.ts`, because icons and labels are not
// needed before the first page.
import type { ComponentType } from "react";

/** The first has no title. */
export const GROUPS = [
  "",
  "Automatización",
  "Herramientas",
  "Resultados",
  "Conocimiento",
  "Integraciones",
  "Partner",
  "Cuenta",
] as const;

export type MenuEntry = {
  group: (typeof GROUPS)[number];
  label: string;
  path: string;
  /** Addresses of pages that belong to it, besides those below its own. */
  also?: readonly string[];
  icon: ComponentType;
  /** The number used in lists of permissions (D-2.3). Null: open to every signed-in person. */
  page: number | null;
  /** Only for people of this role; without it, for all. */
  role?: "admin" | "partner";
  /** The address that it follows in its group. Without it, and in no place of `ORDER`, it is the last. */
  after?: string;
  /** Hidden while the team has switched this feature off, by its key. */
  feature?: string;
  /** It is shown and cannot be opened yet. */
  disabled?: true;
  tags?: readonly ("beta" | "nuevo" | "próximamente")[];
};
