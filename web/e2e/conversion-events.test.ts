import { expect, it } from "vitest";
import { andreaBooked } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("registers an event, finds it, edits it, shows it on the contact's page, and gives a deleted one back", async () => {
  await andreaBooked();
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/eventos-conversion");
  await page.getByRole("row", { name: "Aceptó la cotización de balayage" }).getByText("Asistente").waitFor();
  await page.getByRole("button", { name: "Registrar evento" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrar evento" });
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.getByText("Este campo es requerido").first().waitFor();
  await dialog.getByLabel("Nombre").fill("Compró tarjeta de regalo");
  await dialog.getByLabel("Cliente").fill("Andrea");
  await page.getByRole("option", { name: /Andrea Cuautle/ }).click();
  await dialog.getByRole("combobox", { name: "Servicios relacionados" }).click();
  await page.getByRole("option", { name: "Manicure", exact: true }).click();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Evento de conversión registrado correctamente").waitFor();

  await page.getByRole("searchbox", { name: "Buscar eventos" }).fill("tarjeta cuautle");
  await page.getByRole("row", { name: "Aceptó la cotización de balayage" }).waitFor({ state: "detached" });
  const card = page.getByRole("row", { name: "Compró tarjeta de regalo" });
  await card.getByText("Manicure").waitFor();
  await card.click();
  const open = page.getByRole("dialog", { name: "Compró tarjeta de regalo" });
  await open.getByText("Andrea Cuautle").waitFor();
  await open.getByRole("button", { name: "Editar" }).click();
  const edit = page.getByRole("dialog", { name: "Editar evento" });
  await edit.getByLabel("Descripción").fill("De $500, para su mamá");
  await edit.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Evento de conversión actualizado correctamente").waitFor();
  await open.getByText("De $500, para su mamá").waitFor();

  const { data } = await page.evaluate(async () => (await fetch("/api/me")).json());
  const { businessId } = data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const found = await page.request.get(`/api/client/search?businessId=${businessId}&search=Andrea%20Cuautle`);
  await page.goto(`/contactos/${(await found.json()).data[0]._id}?ver=conversion`);
  await page.getByRole("link", { name: "Compró tarjeta de regalo" }).click();
  await open.getByRole("button", { name: "Eliminar" }).click();
  await page.getByText("Se eliminó «Compró tarjeta de regalo»").waitFor();
  await card.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Deshacer" }).click();
  await card.waitFor();
  expect(complaints.filter((line) => !/400/.test(line))).toEqual([]);
});

it("narrows the list by who registered it, on a phone", async () => {
  const { page, complaints } = await screen({ as: OWNER, width: 390, height: 844 });
  await page.goto("/eventos-conversion");
  await page.getByRole("row", { name: "Compró paquete de novia" }).waitFor();
  await page.getByRole("button", { name: "Filtros" }).click();
  const panel = page.getByRole("dialog", { name: "Filtros" });
  await panel.getByRole("combobox", { name: "Lo registró" }).click();
  await page.getByRole("option", { name: "Asistente" }).click();
  await panel.getByRole("button", { name: "Ver resultados" }).click();
  await page.getByRole("row", { name: "Compró paquete de novia" }).waitFor({ state: "detached" });
  await page.getByRole("row", { name: "Aceptó la cotización de balayage" }).waitFor();
  await page.getByRole("button", { name: "Filtros (1)" }).waitFor();
  await page.getByLabel("Totales de lo que se muestra").getByText("Del asistente").waitFor();
  const exported = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar a Excel" }).click();
  expect((await exported).suggestedFilename()).toBe("eventos-de-conversion.xlsx");
  await page.getByText(/Se descargó el archivo con \d+ eventos?\./).waitFor();
  expect(complaints).toEqual([]);
});
