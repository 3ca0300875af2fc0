// Tests a service with pictures, payment link and consumption: in its form, on its page, and for customers.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { andreaBooked } from "./customers.ts";
import { freeDay } from "./free-hours.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const NAME = "Peinado de novia";

const picture = (page: Page, width: number) => page.screenshot({ clip: { x: 0, y: 0, width, height: 200 } });

it("shows a service's pictures in their order, on its page and to whoever books", async () => {
  const { page, context, complaints } = await screen({ as: OWNER });
  await page.goto("/servicios");
  await page.getByRole("button", { name: "Registrar servicio" }).click();
  const form = page.getByRole("dialog", { name: "Registrar servicio" });
  for (const [label, text] of Object.entries({ Nombre: NAME, Precio: "$1,800" }))
    await form.getByRole("textbox", { name: label, exact: true }).fill(text);
  await form.getByRole("textbox", { name: "Descripción" }).fill("Con prueba una semana antes.");
  const files = [
    { name: "una.png", mimeType: "image/png", buffer: await picture(page, 300) },
    { name: "otra.png", mimeType: "image/png", buffer: await picture(page, 400) },
    { name: "lista.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") },
  ];
  // slow enough for a save before it
  await page.route("**/api/cloudinary", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await form.locator("input[type=file]").setInputFiles(files);
  await form.getByRole("progressbar", { name: "Subiendo una.png" }).waitFor();
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.getByText("Espera a que terminen de subir las imágenes").waitFor();
  await form.getByText("Error al subir lista.pdf: El archivo debe ser una imagen").waitFor();
  await form.getByRole("group", { name: "Imagen 2" }).waitFor();
  await form.getByRole("button", { name: "Poner primero la imagen 2" }).click();
  await page.route("**/api/service", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.getByRole("button", { name: "Guardando..." }).waitFor();
  await page.getByText("Servicio creado correctamente").waitFor();
  await page.getByRole("row", { name: new RegExp(NAME) }).click();
  const shown = page.getByRole("img", { name: `${NAME}, imagen 1` });
  await shown.waitFor();
  const width = await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
  // of two that arrived together, the one placed first
  expect([300, 400]).toContain(width);
  await page.getByRole("tab", { name: "Información" }).click();
  await page.getByRole("definition").filter({ hasText: "Sin liga de pago" }).waitFor();
  const id = new URL(page.url()).pathname.split("/").at(-1);

  const { page: stranger, complaints: ofStranger } = await screen({ width: 390, height: 844 });
  await stranger.goto("/reservar/salon-agata");
  const cover = stranger.getByRole("button", { name: new RegExp(NAME) }).locator("img");
  await cover.scrollIntoViewIfNeeded();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width);
  expect((await context.request.delete(`/api/service/${id}`)).status()).toBe(200);
  expect([...complaints, ...ofStranger]).toEqual([]);
});

it("tells on the page of a service how it is paid online, and on that of a branch its days", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/servicios?buscar=balayage");
  await page.getByRole("row", { name: /Mechas balayage/ }).click();
  await page.getByRole("tab", { name: "Información" }).click();
  const said = page.getByRole("definition");
  await said.filter({ hasText: /: \$1,800\.00 MXN/ }).waitFor();
  await said.filter({ hasText: "10 %" }).waitFor();
  await said.filter({ hasText: "La cita queda confirmada." }).waitFor();
  await page.goto("/sucursales");
  await page.getByRole("row", { name: /Centro/ }).click();
  await page.getByRole("tab", { name: "Horarios y descansos" }).click();
  await said.first().waitFor();
});

it("says that there are no resources where a service would name some", async () => {
  const { page } = await screen({ as: OWNER });
  await page.route("**/api/resource?*", (route) => route.fulfill({ json: { success: true, message: "", data: [] } }));
  await page.goto("/servicios?nuevo=1");
  const form = page.getByRole("dialog", { name: "Registrar servicio" });
  await form.getByText("No hay recursos disponibles. Crea recursos primero.").waitFor();
});

it("asks for a room in a service, and says kindly that none is left at an hour", async () => {
  await andreaBooked();
  const { page, context, complaints } = await screen({ as: OWNER });
  const [room, name] = [`Cabina ${process.pid}`, `Facial de prueba ${process.pid}`];
  const wanted = { specialist: "Luis Ortega", service: "Corte de caballero", hours: ["11:00"], daysAhead: 12 };
  const { day, branchId, businessId, specialistId } = await freeDay(context, wanted);
  const read = async (path: string) => (await (await context.request.get(path)).json()).data;
  const write = async (path: string, data: object) => {
    const answer = await context.request.post(path, { data });
    expect([answer.status(), await answer.text()]).toEqual([201, expect.any(String)]);
    return (await answer.json()).data;
  };
  const people: { _id: string; branchId: string }[] = await read(`/api/specialist?businessId=${businessId}`);
  const other = people.find((one) => one.branchId === branchId && one._id !== specialistId)?._id;
  const [andrea] = await read(`/api/client/search?businessId=${businessId}&search=Andrea%20Cuautle`);
  const service = { businessId, name, price: "$400", description: "Con vapor", duration: 30 };
  const { _id: serviceId } = await write("/api/service", {
    service,
    branches: [branchId],
    specialists: [specialistId, other],
  });

  await page.goto("/salas-y-equipos");
  await page.getByRole("button", { name: "Registrar sala o equipo" }).click();
  const form = page.getByRole("dialog", { name: "Registrar sala o equipo" });
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.getByText("Este campo es requerido").first().waitFor();
  await form.getByLabel("Nombre").fill(room);
  const branches: { _id: string; name: string }[] = await read(`/api/branch?businessId=${businessId}`);
  await form.getByRole("combobox", { name: "Sucursal" }).click();
  await page.getByRole("option", { name: branches.find(({ _id }) => _id === branchId)?.name ?? "" }).click();
  await form.getByRole("button", { name: "Guardar" }).click();
  await page.getByRole("row", { name: new RegExp(room) }).waitFor();

  await page.goto(`/servicios/${serviceId}`);
  await page.getByRole("button", { name: "Editar", exact: true }).first().click();
  await page.getByRole("combobox", { name: /Salas y equipos/ }).click();
  await page.getByRole("option", { name: new RegExp(room) }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.getByText("Servicio actualizado correctamente").waitFor();

  const freeOf = async (who: string | undefined): Promise<string[]> => {
    const at = new URLSearchParams({ businessId, branchId, serviceId, specialistId: who ?? "", from: day, to: day });
    const { slots } = await read(`/api/slot?${at}`);
    return slots.map((slot: { start: string }) => slot.start);
  };
  const ofOther = new Set(await freeOf(other));
  const start = (await freeOf(specialistId)).find((one) => ofOther.has(one)) ?? "";
  const appointment = { businessId, branchId, specialistId: other, serviceId, clientId: andrea._id, start };
  const first = await write("/api/appointment", { appointment: { ...appointment, confirmOutsideHours: true } });
  await page.goto(`/agenda?vista=dia&dia=${day}&sucursal=${branchId}&especialistas=${specialistId}&nuevo=cita`);
  const panel = page.getByRole("dialog", { name: "Agendar cita" });
  await panel.getByRole("combobox", { name: "Servicio", exact: true }).fill(name);
  await page.getByRole("option", { name: new RegExp(name) }).click();
  const who = panel.getByRole("combobox", { name: "Especialista", exact: true });
  // the only one on screen may be chosen already
  if ((await who.inputValue()) !== "Luis Ortega") {
    await who.fill("Luis Ortega");
    await page
      .getByRole("option", { name: /Luis Ortega/ })
      .first()
      .click();
  }
  await panel.getByRole("combobox", { name: "Cliente" }).fill("Andrea");
  await page
    .getByRole("option", { name: /Andrea Cuautle/ })
    .first()
    .click();
  await panel.getByRole("combobox", { name: "De", exact: true }).fill(start.slice(11, 16));
  await page.keyboard.press("Tab");
  await panel.getByRole("button", { name: "Agendar", exact: true }).click();
  await panel.getByText("A esa hora no queda libre ninguna sala para ese servicio").first().waitFor();

  const facilities: { _id: string; name: string }[] = await read(`/api/facility?businessId=${businessId}`);
  const made = facilities.find((one) => one.name === room)?._id;
  for (const path of [`appointment/${first._id}`, `service/${serviceId}`, `facility/${made}`])
    expect((await context.request.delete(`/api/${path}`)).status()).toBe(200);
  expect(complaints.filter((line) => !/409|400/.test(line))).toEqual([]);
});
