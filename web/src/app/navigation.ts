// The side menu: the entries of all capabilities, grouped and ordered (D-17.8).
import { GROUPS, type MenuEntry } from "../lib/page/menu-entry.ts";
import { PAGES } from "./pages.ts";

const FOUND = import.meta.glob<readonly MenuEntry[]>(["../features/*/*/menu.ts", "./*/menu.ts"], {
  eager: true,
  import: "entries",
});

/** The addresses of D-17.8 in their order, and those of this product only. An entry can say which one it follows. */
const ORDER = [
  ...["/principal"],
  ...["/asistentes", "/upsells", "/massiveAI"],
  ...["/chat", "/agenda", "/lista-de-espera", "/funnels", "/pedidos", "/eventos-conversion", "/finanzas/movimientos"],
  ...["/inventario/movimientos", "/audiencias", "/contactos", "/formularios", "/fuentes-trafico"],
  ...["/agenda/dashboard", "/contactos/dashboard", "/finanzas", "/pedidos/dashboard", "/inventario"],
  ...["/negocio", "/reservas", "/privacidad", "/sucursales", "/especialistas", "/servicios", "/inventario/productos"],
  ...["/cursos", "/inmuebles", "/recursos", "/sheets"],
  ...["/integraciones/mercado-pago", "/integraciones/whatsapp", "/integraciones/messenger", "/integraciones/instagram"],
  ...["/integraciones/google-calendar", "/integraciones/meta", "/integraciones/comentarios-meta"],
  ...["/partner/dashboard", "/negocios", "/partner/recargar-creditos", "/partner/movimientos", "/precios-partner"],
  ...["/creditos", "/recargar", "/facturacion", "/creditos/movimientos", "/admin", "/academy"],
];

export const ENTRIES: readonly MenuEntry[] = inOrder(Object.values(FOUND).flat()).sort(
  (one, other) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group),
);

/** `after` may name an entry that says `after` itself; one that names nothing of the menu is the last. */
export function inOrder(entries: readonly MenuEntry[]): MenuEntry[] {
  const withFollowers = (entry: MenuEntry): MenuEntry[] => [
    entry,
    ...entries.filter(({ path, after }) => after === entry.path && !ORDER.includes(path)).flatMap(withFollowers),
  ];
  const placed = ORDER.flatMap((path) => entries.filter((entry) => entry.path === path)).flatMap(withFollowers);
  return [...placed, ...entries.filter((entry) => !placed.includes(entry))];
}

/** The page that owns this address or a parent of it. */
export function entryAt(pathname: string): MenuEntry | undefined {
  const own = ENTRIES.filter(({ path, also = [] }) =>
    [path, ...also].some((one) => pathname === one || pathname.startsWith(`${one}/`)),
  );
  return own.sort((one, other) => other.path.length - one.path.length)[0];
}

/** The pages used most in a business; the phone's bottom bar has them between 'Hoy' and 'Más'. */
export const BOTTOM_PATHS = ["/agenda", "/chat", "/contactos"];

/** The same for partners and the team while no business is open. The first one is their start page. */
export const BOTTOM_PATHS_OF = {
  partner: ["/partner/dashboard", "/negocios", "/partner/movimientos"],
  admin: ["/admin", "/academy", "/ayuda"],
} as const;

export function preload(path: string) {
  PAGES[path]?.preload();
}
