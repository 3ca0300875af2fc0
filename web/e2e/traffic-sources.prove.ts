import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("registers a source, says what fails, finds it by name, and shows who came through one on both pages", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/fuentes-trafico");
  await page.getByRole("row", { name: "Reel de balayage" }).waitFor();
  await page.getByRole("button", { name: "Registrar fuente de tráfico" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrar fuente de tráfico" });
  const save = dialog.getByRole("button", { name: "Guardar" });
  await save.click();
  await dialog.getByText("Este campo es requerido").first().waitFor();
  await dialog.getByLabel("Fuente", { exact: true }).fill("Radio de la colonia");
  await dialog.getByLabel("Descripción").fill("Spot de la mañana");
  await dialog.getByLabel("Palabra clave").fill("los oí en la radio");
  await page.route("**/api/trafficSource", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await save.click();
  await dialog.getByRole("alert").getByText("Error al crear la fuente de tráfico").waitFor();
  await page.unroute("**/api/trafficSource");
  await save.click();
  await page.getByText("Fuente de tráfico creada correctamente").waitFor();
  await page.getByRole("row", { name: "Radio de la colonia" }).getByText("«los oí en la radio»").waitFor();

  const search = page.getByRole("searchbox", { name: "Buscar fuente de tráfico" });
  await search.fill("cine");
  await search.press("Enter");
  await page.getByText("No se encontraron fuentes de tráfico con este nombre").waitFor();
  await page.route("**/api/trafficSource?*", (route) => route.abort());
  await search.fill("volante");
  await search.press("Enter");
  await page.getByText("Error al buscar la fuente de tráfico").waitFor();
  await page.unroute("**/api/trafficSource?*");
  await page.getByRole("button", { name: "Reintentar" }).click();
  await page.getByRole("row", { name: "Volante del mercado" }).click();
  await page.getByText("El mensaje es exactamente esta").waitFor();
  await page.getByRole("tab", { name: "Contactos" }).click();
  const people = page.getByRole("list", { name: "Contactos de la fuente" });
  await people.getByRole("link").first().click();
  await page.getByRole("tab", { name: "Fuentes de tráfico" }).click();
  await page.getByRole("link", { name: "Volante del mercado" }).waitFor();
  await page.getByRole("link", { name: "Volante del mercado" }).click();
  await page.getByRole("tab", { name: "Contactos" }).click();
  await page.getByRole("link", { name: "Ver en Contactos" }).click();
  await page.getByRole("button", { name: "Filtros (1)" }).waitFor();

  const { data } = await page.evaluate(async () => (await fetch("/api/me")).json());
  const { businessId } = data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const nobodys = await page.request.get(`/api/client/search?businessId=${businessId}&search=0500679`);
  await page.goto(`/contactos/${(await nobodys.json()).data[0]._id}?ver=fuentes`);
  await page.getByText("Sin fuentes de tráfico").waitFor();
  expect(complaints.filter((line) => !/ERR_FAILED|Failed to load/.test(line))).toEqual([]);
});

it("gives an advertisement to a source, and shows the link, the code and the results of a source", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/fuentes-trafico");
  await page.getByRole("button", { name: "Anuncios", exact: true }).click();
  const ads = page.getByRole("dialog", { name: "Anuncios" });
  await ads.getByLabel("Identificador del anuncio").fill("120210000000000777");
  await ads.getByLabel("Fuente", { exact: true }).click();
  await page.getByRole("option", { name: "Google Maps" }).click();
  await ads.getByRole("button", { name: "Añadir anuncio" }).click();
  await page.getByText("Anuncio asignado a la fuente").waitFor();
  const chosen = ads.getByRole("combobox", { name: "Fuente de 120210000000000777" });
  await expect.poll(() => chosen.textContent()).toBe("Google Maps");
  await chosen.click();
  await page.getByRole("option", { name: "Sin fuente" }).click();
  await page.getByText("El anuncio ya no tiene fuente").waitFor();
  await ads.getByRole("button", { name: "Cerrar", exact: true }).click();
  // one whose contacts have paid
  const earning = page
    .getByRole("row")
    .filter({ hasText: /\$[1-9]/ })
    .first();
  const name = await earning.getByRole("cell").nth(1).textContent();
  await earning.click();
  await page.getByRole("tab", { name: "Enlace y QR" }).click();
  await page.getByRole("img", { name: `Código QR de ${name}` }).waitFor();
  await page.getByRole("link", { name: /^https:\/\/wa\.me\/\d+\?text=/ }).waitFor();
  await page.getByRole("tab", { name: "Resultados" }).click();
  await page.getByRole("list", { name: "Ingresos por lo que se pagó" }).waitFor();
  expect(complaints).toEqual([]);
});

it("chooses on a phone which sources an assistant attends", async () => {
  const { page, complaints } = await screen({ as: OWNER, width: 390, height: 844 });
  await page.goto("/asistentes");
  const { data } = await page.evaluate(async () => (await fetch("/api/me")).json());
  const { businessId } = data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const all = await page.request.get(`/api/assistant?businessId=${businessId}`);
  const one = (await all.json()).data.find(({ correspondTo }: { correspondTo: string }) => correspondTo !== "business");
  await page.goto(`/asistentes/${one._id}?editor=configuracion`);
  await page.getByText("Todas", { exact: true }).last().waitFor();
  await page.getByRole("button", { name: "Editar" }).click();
  const field = page.getByRole("combobox", { name: "Fuentes de tráfico" });
  await field.click();
  await page.getByRole("option", { name: "Google Maps" }).click();
  await page.getByText("Cambios guardados correctamente").waitFor();
  await page.reload();
  await page.getByText("Google Maps").waitFor();
  expect(complaints).toEqual([]);
});
