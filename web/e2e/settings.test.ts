import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("opens settings to be read, asks whoever leaves them changed, and gives the draft back", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/negocio");
  await page.getByRole("definition").filter({ hasText: "Salón Ágata" }).waitFor();
  expect(await page.getByRole("textbox").count()).toBe(0);
  await page.getByRole("button", { name: "Editar" }).click();
  const sort = page.getByRole("textbox", { name: "Giro" });
  await sort.fill("Estética y novias");
  const leave = async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Buscar" }).fill("servicios");
    await page.getByRole("option", { name: "Servicios", selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "¿Salir sin guardar?" }).waitFor();
  };
  await leave();
  await page.getByRole("button", { name: "Seguir editando" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await sort.inputValue()).toBe("Estética y novias");
  await leave();
  await page.getByRole("button", { name: "Salir sin guardar", exact: true }).click();
  await page.waitForURL(/\/servicios$/);
  await page.goto("/negocio");
  await page.getByRole("button", { name: "Editar" }).click();
  await page.getByText("Recuperamos lo que habías escrito.").waitFor();
  expect(await sort.inputValue()).toBe("Estética y novias");
  await page.getByRole("button", { name: "Descartar" }).click();
  await page.getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("definition").filter({ hasText: "Salón Ágata" }).waitFor();
  expect(complaints).toEqual([]);
});

it("reads an assistant's settings first, and saves what is edited", async () => {
  const { page, context } = await screen({ as: OWNER });
  const me = await (await context.request.get("/api/me")).json();
  const { businessId } = me.data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const [assistant] = (await (await context.request.get(`/api/assistant?businessId=${businessId}`)).json()).data;
  await page.goto(`/asistentes/${assistant._id}?editor=prompt`);
  await page.getByRole("definition").filter({ hasText: assistant.goal }).waitFor();
  expect(await page.getByRole("textbox").count()).toBe(0);
  await page.getByRole("button", { name: "Editar" }).click();
  const goal = page.getByRole("textbox", { name: "Objetivo" });
  await goal.fill(`${assistant.goal} Con calma.`);
  await page.getByRole("button", { name: "Listo" }).click();
  await page.getByRole("definition").filter({ hasText: "Con calma." }).waitFor();
  const { _id } = assistant;
  const restored = await context.request.put(`/api/assistant/${_id}`, {
    data: { assistant: { goal: assistant.goal } },
  });
  expect(restored.ok()).toBe(true);
});

it("edits a number's account without its key, and never over what somebody else saved", async () => {
  const { page, context } = await screen({ as: OWNER });
  const me = await (await context.request.get("/api/me")).json();
  const { businessId } = me.data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const [channel] = (await (await context.request.get(`/api/channel?businessId=${businessId}`)).json()).data;
  await page.goto("/integraciones/whatsapp");
  await page.getByRole("button", { name: "Editar" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Editar número" });
  expect(await dialog.getByLabel("Identificador de la cuenta de WhatsApp").inputValue()).toBe(channel.wabaId);
  const other = await context.request.put(`/api/channel/${channel._id}`, {
    data: { channel: { wabaId: channel.wabaId } },
  });
  expect(other.ok()).toBe(true);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.getByRole("alert").getByText("Alguien más guardó cambios mientras editabas").waitFor();
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Editar" }).first().click();
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await page.getByText(/Cambios guardados|Los cambios se guardaron/).waitFor();
});
