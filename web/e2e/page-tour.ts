// The list of all pages: before sign-in, those of the router, and their subpages. It reads the product's own tables, so
// new pages are included automatically.

import { RESOURCES } from "@mostrador/domain/manifests.ts";
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { LIGHT_PAGES } from "../src/app/light/light-pages.ts";
import { ENTRIES } from "../src/app/navigation.ts";
import { ONBOARDING_PATHS, PAGES } from "../src/app/pages.ts";
import { STARTS } from "../src/app/search/search-kinds.ts";
import { dayFrom } from "./free-hours.ts";
import type { JsonBody } from "./json-body.ts";

const CALM_MS = 30_000;
const DEMO = "Salón Ágata";

/** The resource pages, with the address of the call that lists their rows; quick replies are inside the inbox. */
const ROWS = new Map(
  RESOURCES.filter(({ name }) => name !== "quickReply").flatMap(({ page, address, routes }): [string, string][] => {
    const path = address ?? pathOf(page);
    return path ? [[path, routes.list.path]] : [];
  }),
);

type Ask = (path: string) => Promise<JsonBody>;
/**
 * The addresses below each page: details and other states. Rows of resources and create dialogs are added
 * automatically; any other page without an entry here fails.
 */
const DETAILS: Record<string, (ask: Ask) => string[] | Promise<string[]>> = {
  "/principal": () => [],
  "/agenda": async (ask) => {
    const entries = await ask(`/api/appointment?from=${dayFrom(-7)}&to=${dayFrom(7)}`);
    const open = (isBlock: boolean) => {
      const entry = entries.find((one: JsonBody) => (one.status === "block") === isBlock);
      return entry ? [`?vista=dia&dia=${entry.start.slice(0, 10)}&sucursal=${entry.branchId}&cita=${entry._id}`] : [];
    };
    return ["?vista=dia&color=estado", "?vista=semana", "?vista=mes", ...open(false), ...open(true)];
  },
  "/chat": async (ask) => {
    const { _id } = await andrea(ask);
    return [
      `?cliente=${_id}`,
      `?cliente=${_id}&detalle=1`,
      "?filtro=no-leidos",
      "?buscar=zzyzx",
      "?buscar=hola",
      `?cliente=${_id}&nuevo=cita`,
      `?cliente=${_id}&nuevo=formulario`,
    ];
  },
  "/contactos": async (ask) => {
    const { _id } = await andrea(ask);
    const views = ["", "chat", "conversion", "intereses"].map((view) => `/${_id}${view && `?ver=${view}`}`);
    return [...views, "/0123456789abcdef01234567", "?buscar=zzyzx", "?tipo=lead", "?ageMin=20&orden=-totalRevenue"];
  },
  "/asistentes": async (ask) => {
    const [{ _id }] = await ask("/api/assistant?");
    return ["capacidades", "prompt", "configuracion"].flatMap((editor) => [
      `/${_id}?editor=${editor}`,
      `/${_id}?editor=${editor}&editar=1`,
    ]);
  },
  "/negocio": () => ["?editar=1"],
  "/reservas": () => ["?editar=1"],
  "/lista-de-espera": () => [],
  "/mensajes-programados": () => ["?tipo=reminder"],
  "/mensajes-listos": () => ["?editar=review"],
  "/privacidad": async (ask) => {
    const { requests } = await ask("/api/privacy/request?");
    const views = ["aviso", "conservacion", "resguardos"].map((view) => `?ver=${view}`);
    return [...views, "?ver=aviso&editar=1", "?nuevo=1", ...requests.map(({ _id }: JsonBody) => `?solicitud=${_id}`)];
  },
  "/finanzas/movimientos": async (ask) => {
    const [first] = await ask("/api/moneyMovement?limit=1");
    return ["?tipo=out", "?categoria=rent&metodo=transfer", `?movimiento=${first._id}`];
  },
  "/paquetes/vendidos": async (ask) => {
    const [first] = await ask("/api/packagePurchase?limit=1");
    return ["?estado=active", "?estado=pending", `?venta=${first._id}`];
  },
  "/finanzas/cobros": async (ask) => {
    const [first] = await ask("/api/charge?limit=1");
    return [`?cobro=${first._id}`];
  },
  "/tabletas": () => ["?nuevo=1"],
  "/finanzas/cortes": async (ask) => {
    const [first] = await ask("/api/till?limit=1");
    return [`?caja=${first._id}`, "?nuevo=1"];
  },
  "/finanzas/comisiones": async (ask) => {
    const { specialists } = await ask("/api/commission/rules?");
    const [{ _id }] = specialists;
    return ["?desde=2026-10-01&hasta=2026-10-31", `?especialista=${_id}`];
  },
  "/pedidos": async (ask) => {
    const [first] = await ask("/api/order?limit=1");
    return ["?estado=pending", `?pedido=${first._id}`];
  },
  "/flujos": async (ask) => {
    const flows = await ask("/api/flow?");
    return ["/nuevo?desde=comment", ...flows.slice(0, 1).map(({ _id }: JsonBody) => `/${_id}`)];
  },
  "/cursos/inscripciones": () => ["?estado=pending", "?nuevo=1"],
  "/eventos-conversion": async (ask) => {
    const [first] = await ask("/api/conversionEvent?limit=1");
    return ["?registro=assistant", "?buscar=zzyzx", `?evento=${first._id}`];
  },
  "/crm": async (ask) => {
    const [{ _id }] = await ask("/api/funnel?archived=false");
    return [
      `/${_id}`,
      `/${_id}?buscar=zzyzx`,
      `/${_id}?desde=2026-11-01&hasta=2026-11-20`,
      "/0123456789abcdef01234567",
    ];
  },
  "/inventario/movimientos": () => ["?tipo=in"],
  "/inventario/conteos": async (ask) => {
    const [first] = await ask("/api/stockSheet?limit=1");
    return [`?hoja=${first._id}`, "?tipo=transfer", "?nuevo=traspaso"];
  },
  "/finanzas": () => ["?periodo=anio", "?periodo=hoy"],
  "/inventario": () => ["?periodo=anio"],
  "/agenda/citas": () => ["?estados=asistida", "?desde=2020-01-01&hasta=2020-01-31"],
  "/chat/conversaciones": () => ["?cierre=right", "?desde=2020-01-01&hasta=2020-01-31"],
  "/agenda/dashboard": () => ["?periodo=anio", "?desde=2020-01-01&hasta=2020-01-31"],
  "/contactos/dashboard": () => ["?periodo=anio"],
  "/pedidos/dashboard": () => ["?periodo=anio"],
  "/integraciones/comentarios-meta": () => ["?ver=facebook", "?ver=sin-responder"],
  "/precios": () => ["?demo=1"],
  "/creditos": () => [],
  "/recargar": () => [],
  "/facturacion": () => [],
  "/creditos/movimientos": () => ["?tipo=consume", "?modelo=reasoning", "?ver=pesos"],
  "/cuenta": () => [],
  "/negocios": () => [],
  "/partner": () => [],
  "/partner/dashboard": () => [],
  "/partner/movimientos": () => [],
  "/partner/recargar-creditos": () => ["?compra=lista"],
  "/precios-partner": () => ["?plan=pro"],
  "/admin": () => ["?ver=trabajos", "?ver=canales", "?ver=archivos", "?ver=funciones"],
  "/negocio/bitacora": () => [],
  "/academy": () => ["?tema=%2Fagenda", "?buscar=zzyzx"],
  "/ayuda": () => ["?buscar=zzyzx"],
  "/integraciones/whatsapp": () => [],
  "/integraciones/whatsapp/plantillas": () => [],
  "/integraciones/messenger": () => [],
  "/integraciones/instagram": () => [],
  "/integraciones/meta": () => [],
  "/integraciones/mercado-pago": () => [],
  "/integraciones/google-calendar": () => [],
};

export const PATHS_WITHOUT_SESSION = [...Object.keys(LIGHT_PAGES), "/auth/no-existe"];

/** Of the owner, whose session `context` has. */
export async function pathsOfOwner(context: BrowserContext): Promise<string[]> {
  const ask = await asOwner(context);
  const pages = Object.keys(PAGES);
  const told = [...Object.keys(DETAILS), ...ROWS.keys()];
  expect(told.sort(), "each page says what it shows by address").toEqual(pages.sort());
  const details = pages.map(async (path) => {
    const more = (await DETAILS[path]?.(ask)) ?? [];
    const begun = STARTS.filter((start) => (start.path ?? pathOf(start.page)) === path).map(({ rest }) => rest);
    return [path, ...[...more, ...(await firstRow(path, ask)), ...begun].map((rest) => path + rest)];
  });
  return [...(await Promise.all(details)).flat(), ...ONBOARDING_PATHS, "/no-existe"];
}

/** The addresses of the menu. */
export async function pathsOfMenu(page: Page): Promise<string[]> {
  await page.goto("/negocio");
  const menu = page.getByRole("navigation", { name: "Menú principal" });
  await menu.getByRole("link").first().waitFor();
  const folded = menu.locator("[aria-expanded=false]");
  while ((await folded.count()) > 0) await folded.first().click();
  const paths = await menu.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  return paths.filter((path): path is string => path?.startsWith("/") ?? false);
}

/** Waits for the data of the page that was opened at `path`. */
export async function settle(page: Page, path: string): Promise<void> {
  await page.getByRole("main").or(page.getByRole("dialog")).first().waitFor();
  const busy = page.locator(".MuiSkeleton-root, [role=progressbar]:not([aria-valuenow])");
  const calm = () => expect.poll(() => busy.count(), { timeout: CALM_MS, message: `${path} stays busy` }).toBe(0);
  // a page that leads to another has no heading before its goal is there
  await page.locator("h1").first().waitFor();
  await calm();
  await page.waitForLoadState("networkidle").catch(() => undefined);
  await calm();
}

function pathOf(page: number): string | undefined {
  return ENTRIES.find((entry) => entry.page === page)?.path;
}

/** A row's page, with its hours tab if it has one: an unknown tab shows the first. */
async function firstRow(path: string, ask: Ask): Promise<string[]> {
  const list = ROWS.get(path);
  if (!list) return [];
  const [row] = await ask(`${list}?archived=false`);
  expect(row, `${path} has a row in the demo`).toBeDefined();
  return [`/${row._id}`, `/${row._id}?ver=horario`];
}

async function asOwner(context: BrowserContext): Promise<Ask> {
  const read: Ask = async (path) => {
    // a connection that was kept may be closed by the server at this moment
    const answer = await context.request.get(path, { maxRetries: 2 });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const { memberships } = await read("/api/me");
  const { businessId } = memberships.find(({ name }: JsonBody) => name === DEMO);
  return (path) => read(`${path}&businessId=${businessId}`);
}

async function andrea(ask: Ask): Promise<{ _id: string }> {
  let found: { _id: string } | undefined;
  // her conversation runs while the demo starts
  await expect
    .poll(async () => {
      [found] = await ask("/api/client/search?search=Andrea%20Cuautle");
      return found;
    })
    .toBeDefined();
  return found as { _id: string };
}
