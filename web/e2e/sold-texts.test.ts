// The texts of what is sold that only an unusual moment shows: a save that fails, a row that is gone.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("says which save did not work: a course, an enrollment, a property", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/cursos");
  await page.getByRole("button", { name: "Registrar curso" }).click();
  const course = page.getByRole("dialog", { name: "Registrar curso" });
  await course.getByLabel("Nombre").fill("Trenzas");
  await course.getByLabel("Sesiones").fill("2");
  await course.getByLabel("Lugar", { exact: true }).fill("Sucursal Centro");
  await course.getByLabel("Descripción").fill("Trenzas de fiesta");
  await failing(page, "**/api/course", async () => {
    await course.getByRole("button", { name: "Guardar" }).click();
    await says(course, "Error al registrar el curso");
  });

  await page.goto("/cursos/inscripciones");
  await page.getByRole("button", { name: "Inscribir" }).click();
  const enrollment = page.getByRole("dialog", { name: "Registrar inscripción" });
  await enrollment.getByRole("combobox", { name: "Curso" }).click();
  await page.getByRole("option", { name: /Automaquillaje/ }).click();
  await enrollment.getByRole("combobox", { name: "Cliente" }).fill("Andrea");
  await page.getByRole("option", { name: /Andrea Cuautle/ }).click();
  await enrollment.getByLabel("Saldo pendiente").fill("300");
  await failing(page, "**/api/enrollment", async () => {
    await enrollment.getByRole("button", { name: "Guardar" }).click();
    await says(enrollment, "Error al guardar la inscripción");
  });

  await page.goto("/inmuebles");
  await page.getByRole("button", { name: "Registrar inmueble" }).click();
  const property = page.getByRole("dialog", { name: "Registrar inmueble" });
  await property.getByLabel("Nombre").fill("Bodega");
  await property.getByLabel("Precio").fill("$3,000 MXN");
  await property.getByRole("textbox", { name: "Ubicación" }).fill("Calle 3 Sur 12");
  await failing(page, "**/api/property", async () => {
    await property.getByRole("button", { name: "Guardar" }).click();
    await says(property, "Error al gestionar el inmueble");
  });
});

it("names the ticket of an enrollment, and the form of a business of the directory", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/cursos/inscripciones");
  await page.getByRole("columnheader", { name: "Boleto" }).waitFor();
  await page.goto("/negocios-directorio");
  await page.getByRole("button", { name: "Registrar negocio" }).click();
  await page.getByRole("dialog", { name: "Registrar nuevo negocio" }).getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("button", { name: "Acciones de Nutrióloga Inés Robles" }).click();
  await page.getByRole("menuitem", { name: "Editar" }).click();
  await page.getByRole("dialog", { name: "Editar negocio" }).waitFor();
  expect(complaints).toEqual([]);
});

it("says of an interest whose course or property is gone that it is not known", async () => {
  const { page } = await screen({ as: OWNER });
  const { data } = await (await page.request.get("/api/me")).json();
  const { businessId } = data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const get = async (path: string) => (await (await page.request.get(path)).json()).data;
  const [{ _id }] = await get(`/api/client/search?businessId=${businessId}&search=Andrea%20Cuautle`);
  const [[course], [property]] = [
    await get(`/api/course?businessId=${businessId}`),
    await get(`/api/property?businessId=${businessId}`),
  ];
  const interests = { courses: [course._id], properties: [property._id] };
  const saved = await page.request.put(`/api/client/${_id}`, { data: { client: { interests } } });
  expect(saved.status()).toBe(200);
  await page.route(/\/api\/(course|property)\?/, (route) =>
    route.fulfill({ json: { success: true, message: "", data: [], next: null } }),
  );
  await page.goto(`/contactos/${_id}?ver=intereses`);
  await page.getByText("Curso desconocido").waitFor();
  await page.getByText("Propiedad desconocida").waitFor();
});

it("says that the business could not be read, and whether it is gone", async () => {
  const { page } = await screen({ as: OWNER });
  const answering = async (status: number) => {
    await page.route(/\/api\/business\/[\w-]{36}$/, (route) =>
      route.fulfill({ status, json: { success: false, message: "No se encontró el negocio" } }),
    );
    await page.goto("/negocio");
  };
  await answering(404);
  await page.getByText("No se pudo cargar el negocio", { exact: true }).waitFor();
  await page.unrouteAll();
  await answering(503);
  await page.getByText("Error al cargar el negocio", { exact: true }).waitFor();
});

/** Posts to the address get no answer during this. */
async function failing(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  await page.route(path, (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
  await act();
  await page.unroute(path);
}

async function says(dialog: ReturnType<Page["getByRole"]>, text: string): Promise<void> {
  await expect.poll(async () => (await dialog.getByRole("alert").first().textContent())?.split("\n")[0]).toBe(text);
}
