import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const TEAM = "admin@demo.mx";

it("takes a question with Enter, counts a vote once, and shows the team's reply", async () => {
  const { page, complaints } = await screen({ as: OWNER, width: 390, height: 844 });
  const question = `¿Puedo imprimir mi agenda ${Date.now()}?`;
  await page.goto("/ayuda");
  await page.getByLabel("Tu nombre").fill("Marta");
  const field = page.getByLabel("Tu pregunta");
  await field.press("Enter");
  await page.getByText("Este campo es requerido").waitFor();
  await field.fill(question);
  await field.press("Shift+Enter");
  expect(await field.inputValue()).toBe(`${question}\n`);
  await field.press("Enter");
  await page.getByText("¡Pregunta enviada con éxito!").waitFor();
  await expect.poll(() => field.inputValue()).toBe("");
  await page.getByRole("searchbox", { name: "Buscar pregunta" }).fill(question);
  const item = page.getByRole("listitem").filter({ hasText: `Marta: ${question}` });
  await item.getByText("Pendiente de respuesta").waitFor();
  await item.getByRole("button", { name: /^Me sirve/ }).click();
  await item.getByRole("button", { name: /^Te sirvió · 1/ }).waitFor();
  await page.reload();
  await item.getByText("Te sirvió · 1").waitFor();
  expect(await item.getByRole("button", { name: /^Responder/ }).count()).toBe(0);

  const { page: desk } = await screen({ as: TEAM });
  await desk.goto(`/ayuda?buscar=${encodeURIComponent(question)}`);
  await desk.route("**/api/faq/*", (route) => (route.request().method() === "GET" ? route.abort() : route.continue()));
  await desk.getByRole("button", { name: /^Responder/ }).click();
  const dialog = desk.getByRole("dialog", { name: "Responder pregunta" });
  await dialog.getByText("No se pudo obtener la información de la pregunta").waitFor();
  await desk.unroute("**/api/faq/*");
  await dialog.getByRole("button", { name: "Reintentar" }).click();
  const answer = dialog.getByLabel("Respuesta");
  await desk.route("**/api/faq/*", (route) => (route.request().method() === "PUT" ? route.abort() : route.continue()));
  await answer.fill("Sí, desde el menú de tu navegador.");
  await answer.press("Enter");
  await dialog.getByText("Error al enviar la respuesta. Por favor, inténtelo de nuevo.").waitFor();
  await desk.unroute("**/api/faq/*");
  await answer.press("Enter");
  await dialog.getByText("Respuesta enviada con éxito").waitFor();
  await dialog.waitFor({ state: "detached" });
  await desk.getByText("Sí, desde el menú de tu navegador.").waitFor();
  await page.reload();
  await item.getByText("Sí, desde el menú de tu navegador.").waitFor();
  expect(complaints).toEqual([]);
});

it("says that there is no question yet", async () => {
  const { page } = await screen({ as: OWNER });
  await page.route("**/api/faq?*", (route) =>
    route.fulfill({
      json: { success: true, message: "", data: [], next: null, totals: { count: 0, sums: {}, limit: null } },
    }),
  );
  await page.goto("/ayuda");
  await page.getByText("Aún no hay preguntas. ¡Sé el primero en preguntar!").waitFor();
});

it("finds the help page of a screen by the search, by ? and in the academy", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/servicios");
  await page.getByRole("heading", { level: 1, name: "Servicios" }).waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Atajos del teclado" }).getByRole("link", { name: "Ver la guía" }).click();
  await page.waitForURL("**/academy?tema=%2Fservicios");
  await page.getByRole("heading", { level: 1, name: "Servicios" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Buscar" }).fill("guia corte caja");
  await page.getByRole("option", { name: /Guía: Corte de caja/ }).click();
  await page.getByRole("link", { name: "Ir a Corte de caja" }).waitFor();
  await page.goto("/academy");
  await page.getByRole("searchbox", { name: "Buscar guía" }).fill("recordatorios");
  const guides = page.getByRole("list", { name: "Guías" });
  await guides.getByRole("link", { name: /^Mensajes programados/ }).click();
  await page.getByRole("heading", { level: 1, name: "Mensajes programados" }).waitFor();
  expect(complaints).toEqual([]);
});
