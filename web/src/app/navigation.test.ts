import { expect, test } from "vitest";
import type { MenuEntry } from "../lib/page/menu-entry.ts";
import { ENTRIES, entryAt, inOrder } from "./navigation.ts";
import { PAGES } from "./pages.ts";

/** The side menu of the third document, group by group, with the groups that this product calls the same. */
const DOCUMENTED = {
  Automatización: ["/asistentes", "/upsells", "/massiveAI"],
  Herramientas: [
    ...["/chat", "/agenda", "/funnels", "/pedidos", "/eventos-conversion", "/finanzas/movimientos"],
    ...["/inventario/movimientos", "/audiencias", "/contactos", "/formularios", "/fuentes-trafico"],
  ],
  Resultados: ["/agenda/dashboard", "/contactos/dashboard", "/finanzas", "/pedidos/dashboard", "/inventario"],
  Conocimiento: [
    ...["/negocio", "/sucursales", "/especialistas", "/servicios", "/inventario/productos"],
    ...["/cursos", "/inmuebles", "/recursos", "/sheets"],
  ],
  Integraciones: [
    ...["/integraciones/mercado-pago", "/integraciones/whatsapp", "/integraciones/google-calendar"],
    ...["/integraciones/meta", "/integraciones/comentarios-meta"],
  ],
  Cuenta: ["/creditos", "/recargar", "/admin", "/academy"],
};

const TAGS: Record<string, readonly string[]> = {
  "/chat": ["beta"],
  "/pedidos": ["nuevo", "beta"],
  "/eventos-conversion": ["nuevo", "beta"],
  "/formularios": ["nuevo"],
  "/fuentes-trafico": ["beta"],
  "/contactos/dashboard": ["beta", "nuevo"],
  "/pedidos/dashboard": ["nuevo"],
  "/inmuebles": ["nuevo", "beta"],
  "/integraciones/mercado-pago": ["nuevo"],
  "/sheets": ["próximamente"],
};

test("the documented entries stand in their groups, in the documented order, with their tags", () => {
  for (const [group, paths] of Object.entries(DOCUMENTED)) {
    const own = ENTRIES.filter((entry) => entry.group === group).map(({ path }) => path);
    expect(own.filter((path) => paths.includes(path))).toEqual(paths.filter((path) => own.includes(path)));
  }
  for (const [path, tags] of Object.entries(TAGS))
    expect(ENTRIES.find((entry) => entry.path === path)?.tags, path).toEqual(tags);
});

test("'Hoy' is the first entry, and what has no page yet cannot be opened", () => {
  expect(ENTRIES[0]).toMatchObject({ label: "Hoy", path: "/principal" });
  expect(ENTRIES.filter(({ disabled }) => disabled).map(({ path }) => path)).toEqual(["/sheets"]);
});

/** For everyone who is signed in, or with a gate of its own. */
const WITHOUT_ENTRY = ["/cuenta", "/partner", "/precios"];

test("each page belongs to an entry, which says who may open it", () => {
  const alone = Object.keys(PAGES).filter((path) => !entryAt(path));
  expect(alone.sort()).toEqual(WITHOUT_ENTRY);
  expect(entryAt("/sales-funnels/nuevo")).toBe(entryAt("/funnels"));
});

const entry = (path: string, after?: string): MenuEntry => ({
  group: "Cuenta",
  label: path,
  path,
  icon: () => null,
  page: null,
  ...(after && { after }),
});

test("an entry may follow one that follows another, in whatever order they were found", () => {
  const entries = [entry("/c", "/b"), entry("/z", "/nowhere"), entry("/b", "/academy"), entry("/academy")];
  const expected = ["/academy", "/b", "/c", "/z"];
  expect(inOrder(entries).map(({ path }) => path)).toEqual(expected);
  expect(inOrder([...entries].reverse()).map(({ path }) => path)).toEqual(expected);
});
