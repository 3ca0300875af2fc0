// An entry of the side menu, as its capability declares it in `menu.ts`. It is apart from `page.ts`: icons and labels are not
// needed before the first page is asked for.
import type { ComponentType } from "react";

export const GROUPS = [
  "Automatización",
  "Herramientas",
  "Resultados",
  "Conocimiento",
  "Integraciones",
  "Cuenta",
] as const;

export type MenuEntry = {
  group: (typeof GROUPS)[number];
  label: string;
  path: string;
  icon: ComponentType;
  /** The number that lists of permissions name (D-2.3). */
  page: number;
  tags?: readonly ("beta" | "nuevo" | "próximamente")[];
};
