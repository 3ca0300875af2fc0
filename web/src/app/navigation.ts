// The side menu: the entries of all capabilities, grouped and ordered (D-17.8).
import { GROUPS, type MenuEntry } from "../lib/page/menu-entry.ts";
import { PAGES } from "./pages.ts";

const FOUND = import.meta.glob<readonly MenuEntry[]>(["../features/*/*/menu.ts", "./*/menu.ts"], {
  eager: true,
  import: "entries",
});

/** The documented addresses, and those of this product only, in order. An entry can say after which of them it comes. */
const ORDER = [
  ...["/asistentes"],
  ...["/chat", "/agenda", "/lista-de-espera", "/funnels", "/pedidos", "/eventos-conversion", "/finanzas/movimientos"],
  ...["/inventario/movimientos", "/audiencias", "/contactos", "/formularios", "/fuentes-trafico"],
  ...["/agenda/dashboard", "/contactos/dashboard", "/finanzas", "/pedidos/dashboard", "/inventario"],
  ...["/negocio", "/reservas", "/privacidad", "/sucursales", "/especialistas", "/servicios", "/inventario/productos"],
  ...["/cursos", "/inmuebles", "/recursos"],
  ...["/integraciones/mercado-pago", "/integraciones/whatsapp", "/integraciones/messenger", "/integraciones/instagram"],
  ...["/integraciones/google-calendar", "/integraciones/comentarios-meta"],
  ...["/creditos/movimientos"],
];

const placeOf = ({ path, after }: MenuEntry) =>
  ORDER.includes(path) ? ORDER.indexOf(path) : after ? ORDER.indexOf(after) + 0.5 : ORDER.length;

export const ENTRIES: readonly MenuEntry[] = Object.values(FOUND)
  .flat()
  .sort((one, other) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group) || placeOf(one) - placeOf(other));

/** The page that owns this address or a parent of it. */
export function entryAt(pathname: string): MenuEntry | undefined {
  const own = ENTRIES.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return own.sort((one, other) => other.path.length - one.path.length)[0];
}

/** The items of the phone's bottom bar, before 'Más'. */
export const BOTTOM_PATHS = ["/agenda", "/chat", "/contactos"];

export function preload(path: string) {
  PAGES[path]?.preload();
}
