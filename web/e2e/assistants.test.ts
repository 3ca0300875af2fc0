// Tests the assistant pages: the list, creating one of another kind, the three editors, and the numbers of two
// audiences.
import type { BrowserContext } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

async function businessOf({ request }: BrowserContext): Promise<string> {
  const me = await (await request.get("/api/me")).json();
  return me.data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata").businessId;
}

it("shows what each does, makes one for the team, edits it, and takes it away again", async () => {
  const { page, context, complaints } = await screen({ as: OWNER });
  await page.goto("/asistentes");
  const agata = page.getByRole("article", { name: "Ágata" });
  await agata.getByText(/^Hoy/).waitFor();
  await page
    .getByRole("article", { name: "Ensayo de Navidad" })
    .getByText(/solo contesta a tus números/)
    .waitFor();
  await page.getByRole("button", { name: "Crear asistente" }).click();
  const dialog = page.getByRole("dialog", { name: "Crear asistente" });
  await dialog.getByRole("textbox", { name: "Nombre" }).fill("Turno de tarde");
  await dialog.getByRole("button", { name: "Negocio", exact: true }).click();
  await dialog.getByText("Administrador y empleados").waitFor();
  await dialog.getByRole("button", { name: "Crear asistente" }).click();
  await page.waitForURL(/\/asistentes\/[0-9a-f-]+/);
  const trial = page.getByRole("dialog", { name: "Probar a Turno de tarde" });
  await trial.waitFor();
  await trial.getByRole("button", { name: "Cerrar" }).first().click();
  await trial.waitFor({ state: "hidden" });
  expect(page.url()).not.toContain("probar");
  await page.getByRole("heading", { level: 1, name: "Turno de tarde" }).waitFor();
  await page.getByRole("button", { name: "Editar" }).click();
  const blocks = page.getByRole("switch", { name: /Bloquear horarios/ });
  expect(await blocks.isChecked()).toBe(true);
  expect(await page.getByRole("switch", { name: /Crear recordatorios/ }).isChecked()).toBe(true);
  for (const name of [/Entender audios/, /Entender imágenes/])
    expect(await page.getByRole("switch", { name }).isEnabled()).toBe(true);
  await blocks.click();
  await page.getByText("Cambios guardados correctamente").waitFor();
  await page.getByRole("tab", { name: "Configuración" }).click();
  await page.getByRole("button", { name: "Editar" }).click();
  await page.getByRole("radio", { name: "Robot, fondo verde" }).click();
  expect(await page.getByRole("switch", { name: /Instagram/ }).isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: "Comentarios", exact: true }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Pruebas" }).click();
  await expect
    .poll(async () => {
      const list = await context.request.get(`/api/assistant?businessId=${await businessOf(context)}`);
      const made = (await list.json()).data.find(({ name }: { name: string }) => name === "Turno de tarde");
      const { mode, type, correspondTo, color, isWorking } = made;
      return [mode, type, correspondTo, color, made.capabilities.createBlockSchedules, isWorking];
    })
    .toEqual(["testing", "business", "business", "robot_green", false, false]);
  await page.getByRole("button", { name: "Acciones de Turno de tarde" }).click();
  await page.getByRole("menuitem", { name: "Eliminar" }).click();
  await page.waitForURL(/\/asistentes$/);
  expect(complaints).toEqual([]);
});

it("shows every ability, each to be switched on, and saves what is written of one", async () => {
  const { page, context } = await screen({ as: OWNER });
  const list = await context.request.get(`/api/assistant?businessId=${await businessOf(context)}`);
  const [agata] = (await list.json()).data;
  await page.goto(`/asistentes/${agata._id}`);
  await page.getByRole("button", { name: "Editar" }).click();
  for (const name of [
    "Guardar el nombre",
    "Crear recordatorios",
    "Entender audios",
    "Entender imágenes",
    "Contestar con audios",
    "Tomar pedidos",
    "Registrar eventos de conversión",
  ])
    expect(await page.getByRole("switch", { name: new RegExp(name) }).isEnabled()).toBe(true);
  await page.getByRole("switch", { name: /Publicar horarios libres/ }).click();
  const words = page.getByRole("textbox", { name: "Texto" });
  await words.fill("Hay lugar por {{precio}}");
  await page.getByText("La variable {{precio}} no existe").waitFor();
  await words.fill("Hola, {{nombre}}. {{fecha}} tengo: {{horarios}}");
  await page.getByText("Cambios guardados correctamente").waitFor();
  const capabilities = async () =>
    (await (await context.request.get(`/api/assistant/${agata._id}`)).json()).data.capabilities;
  const saved = await capabilities();
  expect(saved.postFreeSchedules).toMatchObject({ enabled: true, daysBefore: 1, deliveryHour: "09:00" });
  await page.getByRole("switch", { name: /Publicar horarios libres/ }).click();
  await page.getByRole("switch", { name: /Contestar con audios/ }).click();
  await page.getByRole("combobox", { name: "Contestar con audios: cuánto" }).click();
  await page.getByRole("option", { name: "A veces (25 de cada 100)" }).click();
  await page.getByRole("switch", { name: /Entender imágenes/ }).click();
  await expect
    .poll(async () => {
      const { audioFrequency, processImages } = await capabilities();
      return [audioFrequency, processImages];
    })
    .toEqual([25, true]);
  await page.getByRole("switch", { name: /Contestar con audios/ }).click();
  await page.getByRole("switch", { name: /Entender imágenes/ }).click();
  await expect.poll(async () => (await capabilities()).audioFrequency).toBe(null);
  await page.goto("/asistentes/undefined");
  await page.getByText("Id de asistente no encontrado").waitFor();
  await page.getByRole("button", { name: "Agregar Registro" }).click();
  await page.getByRole("dialog").waitFor();
});
