import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("proposes a suggestion and a template of one's own, follows them, and deletes after asking", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/integraciones/whatsapp");
  await page.getByRole("link", { name: "Plantillas de mensajes" }).click();
  await page.getByRole("heading", { name: "Cita recordatorio" }).waitFor();
  await page.getByRole("button", { name: "Crear plantilla: Mensaje general" }).click();
  await page.getByRole("heading", { name: "Mensaje general" }).waitFor();
  await page.getByRole("button", { name: "Nueva plantilla" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nombre", { exact: true }).fill("Aviso Nuevo");
  await dialog.locator("textarea[name=body]").fill("{{nombre}}, ven.");
  await dialog.getByRole("button", { name: "Enviar a revisión" }).click();
  await dialog.getByText("El texto no puede empezar ni terminar con una variable").waitFor();
  await dialog.locator("textarea[name=body]").fill("Hola {{nombre}}, ven.");
  await dialog.getByRole("group", { name: "Vista previa" }).getByText("Hola Ana, ven.").waitFor();
  await dialog.getByRole("button", { name: "Enviar a revisión" }).click();
  const card = page.locator("section", { has: page.getByRole("heading", { name: "Aviso nuevo" }) }).first();
  await card.getByText("Aprobada").waitFor();
  // both go again: other stories have no template for general messages
  for (const name of ["aviso_nuevo", "mensaje_general"]) {
    await page.getByRole("button", { name: `Más acciones de ${name}` }).click();
    await page.getByRole("menuitem", { name: "Eliminar" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
    await page.getByRole("button", { name: `Más acciones de ${name}` }).waitFor({ state: "detached" });
  }
  await card.waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
});

it("writes to somebody who never wrote, with a template", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  const { data } = await (await page.request.get("/api/me")).json();
  const businessId = data.memberships[0].businessId;
  const list = await page.request.get(`/api/client?businessId=${businessId}&type=client&limit=1`);
  const [client] = (await list.json()).data.clients;
  await page.goto(`/chat?cliente=${client._id}`);
  await page.getByRole("button", { name: "Enviar plantilla" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Plantilla" }).click();
  await page.getByRole("option", { name: /cita_agendada/ }).click();
  for (const label of ["Servicio", "Fecha de la cita", "Hora de la cita"]) {
    await dialog.getByLabel(label).fill(`Mi ${label}`);
  }
  await dialog.getByRole("button", { name: "Enviar", exact: true }).click();
  await page.getByText("Plantilla cita_agendada").waitFor();
  expect(complaints).toEqual([]);
});
