// How each page looks while it comes: in its own shape from the first moment, before the session has answered and after.
import type { Page } from "playwright-core";
import { PAGES } from "../../src/app/pages.ts";

const ID = "0123456789abcdef01234567";
/** The skeleton of each address: what its page declares, and of these what they must be. */
export const SHAPES: Record<string, string> = {
  ...declared(),
  "/principal": "cards",
  "/agenda": "calendar",
  "/chat": "inbox",
  "/contactos": "list",
  [`/contactos/${ID}`]: "detail",
  "/asistentes": "cards",
  [`/asistentes/${ID}`]: "editor",
  "/negocio": "form",
  "/sucursales": "list",
  [`/sucursales/${ID}`]: "detail",
  "/especialistas": "list",
  [`/especialistas/${ID}`]: "detail",
  "/servicios": "list",
  [`/servicios/${ID}`]: "detail",
  "/recursos": "cards",
  [`/recursos/${ID}`]: "detail",
  "/inventario/productos": "list",
  [`/inventario/productos/${ID}`]: "detail",
  "/inventario/movimientos": "list",
  "/inventario/conteos": "list",
  "/finanzas/movimientos": "list",
  "/pedidos": "list",
  "/eventos-conversion": "cards",
  "/integraciones/comentarios-meta": "list",
  "/precios": "cards",
  "/creditos": "form",
  "/recargar": "cards",
  "/facturacion": "list",
  "/creditos/movimientos": "list",
  "/cuenta": "form",
  "/reservas": "form",
  "/lista-de-espera": "list",
  "/mensajes-programados": "list",
  "/mensajes-listos": "form",
  "/upsells": "list",
  [`/upsells/${ID}`]: "detail",
  "/massiveAI": "list",
  [`/massiveAI/${ID}`]: "detail",
  "/flujos": "list",
  "/flujos/nuevo": "editor",
  [`/flujos/${ID}`]: "editor",
  "/privacidad": "list",
  "/audiencias": "list",
  [`/audiencias/${ID}`]: "detail",
  "/funnels": "cards",
  "/funnels/nuevo": "form",
  [`/funnels/${ID}/editar`]: "form",
  "/sales-funnels": "list",
  "/sales-funnels/nuevo": "detail",
  [`/sales-funnels/${ID}`]: "detail",
  "/crm": "board",
  [`/crm/${ID}`]: "board",
  "/integraciones/whatsapp": "cards",
  "/integraciones/whatsapp/plantillas": "cards",
  "/integraciones/messenger": "cards",
  "/integraciones/instagram": "cards",
  "/integraciones/mercado-pago": "cards",
  "/integraciones/google-calendar": "cards",
  "/onboarding": "form",
  "/fuentes-trafico": "list",
  [`/fuentes-trafico/${ID}`]: "detail",
  "/finanzas": "cards",
  "/inventario": "cards",
  "/agenda/citas": "list",
  "/chat/conversaciones": "list",
  "/agenda/dashboard": "cards",
  "/contactos/dashboard": "cards",
  "/pedidos/dashboard": "cards",
  "/cursos": "list",
  "/formularios": "list",
  [`/formularios/${ID}`]: "detail",
  "/cursos/inscripciones": "list",
  [`/cursos/${ID}`]: "detail",
  "/inmuebles": "list",
  [`/inmuebles/${ID}`]: "detail",
};

/** What is missing: the session, or the code of the signed-in application. */
export type Missing = "session" | "code";

/** The addresses on which `MISSING[missing]` waits. The light part of the shell comes at once. */
const MISSING: Record<Missing, RegExp> = {
  session: /\/api\/me$/,
  code: /\/assets\/(?:shell-(?!route)|onboarding-)/,
};

export function isMissing(url: string, missing: Missing): boolean {
  return MISSING[missing].test(url);
}

/** The shape that this address must wait in; undefined where no page declares one. */
export function shapeOf(path: string): string | undefined {
  return SHAPES[addressOf(path)];
}

/** As `SHAPES` names it: without what follows a question mark, and with `ID` for a row. */
export function addressOf(path: string): string {
  return path.replace(/\?.*$/, "").replace(/\/[0-9a-f][0-9a-f-]{20,}(?=\/|$)/, `/${ID}`);
}

/** While something is missing: one skeleton, in its own shape, no wider than the screen. */
export async function skeletonFaults(page: Page, shape: string): Promise<string[]> {
  await page.locator(`[data-shape=${shape}]:visible`).first().waitFor();
  const shown = await page.locator("[data-shape]:visible").count();
  const [wide, view] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  return [
    ...(shown === 1 ? [] : [`${shown} skeletons at once`]),
    ...(wide === page.viewportSize()?.width ? [] : [`the skeleton is ${wide} px wide on ${view}`]),
  ];
}

/** A page with its rows below it has a second address. */
function declared(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(PAGES).flatMap(([path, { shape, detail, below }]) => [
      [path, shape],
      ...(below.includes(":id") ? [[`${path}/${ID}`, detail]] : []),
    ]),
  );
}
