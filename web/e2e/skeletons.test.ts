import { expect, it } from "vitest";
import { PAGES } from "../src/app/pages.ts";
import { sampleOf } from "./inspect-pages.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const { seed } = sampleOf("wide");
const ID = "0123456789abcdef01234567";
/** The skeleton of each address: what its page declares, and of these what they must be. */
const SHAPES: Record<string, string> = {
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
  "/finanzas/movimientos": "list",
  "/pedidos": "list",
  "/eventos-conversion": "cards",
  "/integraciones/comentarios-meta": "list",
  "/creditos/movimientos": "list",
  "/cuenta": "form",
  "/reservas": "form",
  "/lista-de-espera": "list",
  "/privacidad": "list",
  "/audiencias": "list",
  [`/audiencias/${ID}`]: "detail",
  "/funnels": "cards",
  "/funnels/nuevo": "form",
  [`/funnels/${ID}/editar`]: "form",
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

it(`waits for every page in its own shape, before the session has answered or after: one of the two, seed ${seed}`, async () => {
  const { page } = await screen({ as: OWNER });
  for (const [nth, held] of ["**/api/me", /\/assets\/(shell-(?!route)|onboarding-)/].entries()) {
    await page.route(held, () => undefined);
    for (const [path, shape] of Object.entries(SHAPES).filter((_, at) => (at + nth + seed) % 2 === 0)) {
      await page.goto(path, { waitUntil: "commit" });
      await page.locator(`[data-shape=${shape}]:visible`).first().waitFor();
      expect([path, await page.locator("[data-shape]:visible").count()]).toEqual([path, 1]);
    }
    await page.unroute(held);
  }
}, 300_000);

it("keeps the skeleton of a page within the phone", async () => {
  const { page } = await screen({ as: OWNER, width: 390, height: 844 });
  await page.route("**/api/me", () => undefined);
  for (const [path, shape] of Object.entries(SHAPES)) {
    await page.goto(path, { waitUntil: "commit" });
    await page.locator(`[data-shape=${shape}]:visible`).first().waitFor();
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 390]);
  }
}, 180_000);

/** A page with its rows below it has a second address. */
function declared(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(PAGES).flatMap(([path, { shape, detail, below }]) => [
      [path, shape],
      ...(below.includes(":id") ? [[`${path}/${ID}`, detail]] : []),
    ]),
  );
}
