// The tablet of a reception: the owner makes it, a client checks in by number and code on its own digits and by a
// keyboard, the desk sees it at once, and a withdrawn link shows nothing.
import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import type { JsonBody } from "./json-body.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const NUMBER = "2227418855";
const MINUTE_MS = 60_000;
const TABLET = { width: 1180, height: 820 };

it("lets a client check in at the tablet, and the desk sees it without asking", async () => {
  const { page, context, complaints } = await screen({ as: OWNER });
  const { id, branchName } = await bookSoon(context);
  await page.goto("/tabletas");
  await page.getByRole("row", { name: /Entrada.*Activo/ }).waitFor();
  await page.getByRole("button", { name: "Agregar tableta" }).click();
  const form = page.getByRole("dialog", { name: "Agregar tableta" });
  await form.getByLabel("Nombre").fill("Sala de espera");
  await form.getByLabel("Sucursal").click();
  await page.getByRole("option", { name: branchName }).click();
  await form.getByRole("button", { name: "Oscuro" }).click();
  await form.getByRole("button", { name: "Crear tableta" }).click();
  const shown = page.getByRole("dialog", { name: "Enlace de Sala de espera" });
  const url = (await shown.getByRole("link", { name: /\/kiosco\// }).getAttribute("href")) as string;
  await shown.getByRole("button", { name: "Listo" }).click();

  await page.goto(`/agenda?cita=${id}`);
  const entry = page.getByRole("dialog").first();
  const code = (await entry
    .getByLabel("Código de llegada")
    .getByText(/^\d{4}$/)
    .textContent()) as string;

  const tablet = await screen(TABLET);
  await tablet.page.addInitScript(watchWakeLock);
  await tablet.page.goto(new URL(url).pathname);
  await tablet.page.getByRole("heading", { name: "Registra tu llegada" }).waitFor();
  expect(await tablet.page.evaluate("keptAwake")).toEqual(["screen"]);
  expect(await tablet.page.locator("html").getAttribute("data-mode")).toBe("dark");
  await tablet.page.getByRole("listitem").filter({ hasText: "Tadeo L." }).waitFor();
  // a wrong code, by the digits on screen
  await press(tablet.page, NUMBER);
  await tablet.page.getByRole("button", { name: "Continuar" }).click();
  await tablet.page.getByRole("heading", { name: "Escribe tu código" }).waitFor();
  await press(tablet.page, String((Number(code) + 1) % 10_000).padStart(4, "0"));
  await tablet.page.getByText("No encontramos una cita con ese número y ese código.").waitFor();
  await tablet.page.getByRole("button", { name: "Intentar de nuevo" }).click();
  // the right one, by a keyboard
  await tablet.page.keyboard.type(NUMBER);
  await tablet.page.keyboard.press("Enter");
  await tablet.page.getByRole("heading", { name: "Escribe tu código" }).waitFor();
  await tablet.page.keyboard.type(code);
  await tablet.page.getByRole("heading", { name: "Llegaste" }).waitFor();
  await tablet.page.getByRole("listitem").filter({ hasText: "Tadeo L." }).getByText("Ya llegó").waitFor();
  // the open screen of the desk, which nobody touched
  await entry.getByText("Asistida").first().waitFor();
  // it clears itself for the next client
  await tablet.page.getByRole("heading", { name: "Registra tu llegada" }).waitFor({ timeout: 20_000 });
  expect(await tablet.page.getByLabel("Tu número de WhatsApp, a 10 dígitos").inputValue()).toBe("");

  await page.goto("/tabletas");
  await page.getByRole("row", { name: /Sala de espera/ }).waitFor();
  await page.getByRole("button", { name: "Acciones de Sala de espera" }).click();
  await page.getByRole("menuitem", { name: "Retirar el enlace" }).click();
  await page.getByRole("button", { name: "Retirar enlace" }).click();
  await page.getByRole("row", { name: /Sala de espera.*Retirado/ }).waitFor();
  await tablet.page.reload();
  await tablet.page.getByText("Esta tableta no está activa.").waitFor();
  await page.getByRole("button", { name: "Acciones de Sala de espera" }).click();
  await page.getByRole("menuitem", { name: "Eliminar" }).click();
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expect.poll(() => page.getByRole("row", { name: /Sala de espera/ }).count()).toBe(0);
  await context.request.delete(`/api/appointment/${id}`);
  expect(complaints).toEqual([]);
});

/** Lists what the page asks the browser to keep on. */
function watchWakeLock(): void {
  const keptAwake: string[] = [];
  Object.assign(globalThis, { keptAwake });
  const request = navigator.wakeLock.request.bind(navigator.wakeLock);
  navigator.wakeLock.request = (type) => {
    keptAwake.push(type ?? "");
    return request(type);
  };
}

async function press(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole("button", { name: digit, exact: true }).click();
}

async function placeOf(context: BrowserContext) {
  const ask = async (path: string): Promise<JsonBody> => (await (await context.request.get(path)).json()).data;
  const me = await ask("/api/me");
  const businessId = me.memberships.find(({ name }: JsonBody) => name === "Salón Ágata").businessId as string;
  const branches = (await ask(`/api/branch?businessId=${businessId}`)) as JsonBody[];
  return { ask, businessId, branches };
}

/** An appointment that starts within two hours, with the first person who is free: at any hour of any day. */
async function bookSoon(context: BrowserContext): Promise<{ id: string; branchName: string }> {
  const { ask, businessId, branches } = await placeOf(context);
  const services: JsonBody[] = await ask(`/api/service?businessId=${businessId}`);
  const service = services.reduce((one, other) => (other.duration < one.duration ? other : one));
  const specialists: JsonBody[] = await ask(`/api/specialist?businessId=${businessId}`);
  const client = { businessId, name: "Tadeo", lastname: "Luna", whatsapp: NUMBER };
  const made = (await (await context.request.post("/api/client", { data: { client } })).json()).data;
  for (let minutes = 5; minutes <= 110; minutes += 5) {
    for (const { _id: specialistId, branchId } of specialists) {
      const start = new Date(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + minutes * MINUTE_MS).toISOString();
      const appointment = {
        ...{ businessId, branchId, specialistId, serviceId: service._id, clientId: made._id, start },
        ...{ confirmOutsideHours: true, confirmOtherBranch: true, confirmNotGiven: true },
      };
      const answer = await context.request.post("/api/appointment", { data: { appointment } });
      if (answer.status() !== 201) continue;
      const branchName = branches.find(({ _id }) => _id === branchId)?.name;
      return { id: (await answer.json()).data._id, branchName };
    }
  }
  throw new Error("Nobody is free in the next two hours.");
}
