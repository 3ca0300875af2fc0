// Tests the first text after each failed save, as in contract/texts: each call is made to fail once.
import type { Locator, Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { choose, pointOf } from "./agenda-day.ts";
import { type FreeDay, freeDay } from "./free-hours.ts";
import { OWNER, PASSWORD } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const LUIS = "Luis Ortega";
const SERVICE = "Corte de caballero";
const HOURS = ["10:00", "10:30", "11:00", "11:30", "12:00", "12:30", "13:00"];

it("says what did not work with an appointment, a message about it and a block", async () => {
  const { page, context } = await screen({ as: OWNER });
  const free = await freeDay(context, { specialist: LUIS, service: SERVICE, hours: HOURS, daysAhead: 49 });
  await openDay(page, free);

  await touch(page, "10:00", "left");
  const form = page.getByRole("dialog", { name: "Agendar cita" });
  await choose(page, "Cliente", "Guadalupe");
  await choose(page, "Servicio", SERVICE);
  const book = form.getByRole("button", { name: "Agendar", exact: true });
  await failing(page, "POST", "**/api/appointment", async () => {
    await book.click();
    await says(form.getByRole("alert"), "Ocurrió un error inesperado al agendar la cita");
  });
  await book.click();
  const entry = page.getByRole("button", { name: /de 10:00 am a 10:30 am/ });
  await entry.waitFor();

  await failing(page, "GET", "**/api/client/*", async () => {
    await entry.click();
    await page.getByText("Error al cargar información del cliente").waitFor();
  });
  const detail = page.getByRole("dialog").first();
  const state = detail.locator("[aria-haspopup=menu]");
  await failing(page, "PATCH", "**/api/appointment/*", async () => {
    await state.click();
    await page.getByRole("menuitem", { name: "Confirmada" }).click();
    await toast(page, "Error al actualizar el estado de la cita");
  });
  await state.filter({ hasText: "Agendada" }).waitFor();

  const notices = detail.getByRole("region", { name: "Avisos" });
  await failing(page, "POST", "**/api/notification", async () => {
    await notices.getByRole("button", { name: "Programar mensaje" }).click();
    const planning = page.getByRole("dialog", { name: "Programar mensaje" });
    await planning.getByRole("textbox", { name: "Mensaje" }).fill("Te esperamos");
    await planning.getByRole("button", { name: "Programar", exact: true }).click();
    await says(planning.getByRole("alert"), "Error al crear la notificación");
    await planning.getByRole("button", { name: "Cancelar" }).click();
  });

  await detail.getByRole("button", { name: "Editar cita" }).click();
  const edit = page.getByRole("dialog", { name: "Editar cita" });
  await failing(page, "PUT", "**/api/appointment/*", async () => {
    await edit.getByRole("textbox", { name: "Notas del cliente" }).fill("Llega diez minutos tarde");
    await edit.getByRole("button", { name: "Guardar" }).click();
    await says(edit.getByRole("alert"), "Error al actualizar la cita");
  });
  await edit.getByRole("button", { name: "Guardar" }).click();
  await edit.waitFor({ state: "detached" });

  await entry.click();
  await page.getByText("Llega diez minutos tarde").waitFor();
  await failing(page, "DELETE", "**/api/appointment/*", async () => {
    await page.getByRole("dialog").first().getByRole("button", { name: "Eliminar", exact: true }).click();
    await page.getByText("Cita eliminada con éxito").waitFor();
    // after the time to undo
    await toast(page, "Error al eliminar la cita");
  });
  await entry.waitFor();

  await touch(page, "12:00", "right");
  await page.getByRole("menuitem", { name: "Bloquear horario" }).click();
  const block = page.getByRole("dialog", { name: "Bloquear horario" });
  await block.getByRole("textbox", { name: "Título" }).fill("Inventario");
  await failing(page, "POST", "**/api/block", async () => {
    await block.getByRole("button", { name: "Bloquear", exact: true }).click();
    await says(block.getByRole("alert"), "Error al procesar la solicitud");
  });
  await block.getByRole("button", { name: "Bloquear", exact: true }).click();
  await block.waitFor({ state: "detached" });
  const blocked = page.getByRole("button", { name: /Inventario.*bloqueo/ });
  await blocked.click();
  const own = page.getByRole("dialog", { name: "Editar bloqueo" });
  await failing(page, "DELETE", "**/api/block/*", async () => {
    await own.getByRole("button", { name: "Eliminar", exact: true }).click();
    await toast(page, "Error al eliminar el bloqueo");
  });
  await own.getByRole("button", { name: "Eliminar", exact: true }).click();
  await page.getByText("Bloqueo eliminado con éxito").waitFor();
}, 180_000);

it("says that a message about an appointment was not sent", async () => {
  const { page, context } = await screen({ as: OWNER });
  const data = async (path: string) => (await (await context.request.get(path)).json()).data;
  const { businessId } = (await data("/api/me")).memberships.find(
    ({ name }: { name: string }) => name === "Salón Ágata",
  );
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const entries = await data(`/api/appointment?businessId=${businessId}&from=${day(1)}&to=${day(14)}`);
  const entry = entries.find((one: { status: string }) => one.status === "agendada");
  const unsent = {
    ...{ _id: entry._id, businessId, clientId: entry.clientId, whatsapp: "2221234567", countryCode: "52" },
    ...{
      countryCodeExt: "521",
      text: "Te recordamos tu cita",
      deliveryDate: entry.start,
      phase: "appointment_reminder",
    },
    ...{ funnelId: null, sent: false, deletable: false, kind: "reminder", status: "not_sent" },
    ...{ reason: "Pasaron más de 24 horas desde su último mensaje.", recipient: "Ana", appointmentId: entry._id },
    ...{ appointmentIds: [entry._id], createdAt: entry.createdAt },
    cause: { rule: "Recordatorio", services: [], appointmentAt: entry.start, by: "" },
  };
  await page.route("**/api/appointment/*/notification*", (route) =>
    route.fulfill({ json: { success: true, message: "", data: [unsent] } }),
  );
  await page.goto(`/agenda?vista=dia&dia=${entry.start.slice(0, 10)}&cita=${entry._id}`);
  await page.getByRole("region", { name: "Avisos" }).getByText("Error al enviar notificaciones").waitFor();
});

it("says what was not registered, and that nobody knows why where nobody says it", async () => {
  const { page, context } = await screen({ as: OWNER });
  await page.goto("/servicios");
  await page.getByRole("button", { name: "Registrar servicio" }).click();
  const service = page.getByRole("dialog", { name: "Registrar servicio" });
  await service.getByRole("textbox", { name: "Nombre", exact: true }).fill("Peinado");
  await service.getByRole("textbox", { name: "Precio", exact: true }).fill("$300");
  await service.getByRole("textbox", { name: "Descripción" }).fill("Peinado para eventos");
  await failing(page, "POST", "**/api/service", async () => {
    await service.getByRole("button", { name: "Guardar" }).click();
    await says(service.getByRole("alert"), "Error al gestionar el servicio");
  });
  const silent = (route: Route) => route.fulfill({ status: 500, body: "" });
  await page.route("**/api/service", (route) =>
    route.request().method() === "POST" ? silent(route) : route.continue(),
  );
  await service.getByRole("button", { name: "Guardar" }).click();
  await expect
    .poll(() => service.getByRole("alert").textContent())
    .toBe("Error al gestionar el servicio\nOcurrió un error desconocido");

  await page.goto("/negocio?editar=1");
  const kind = page.getByRole("textbox", { name: "Giro" });
  await kind.fill("Estética");
  await failing(page, "PUT", "**/api/business/*", async () => {
    await page.getByRole("button", { name: "Guardar" }).click();
    await says(page.getByRole("alert"), "Error al Registrar el negocio");
  });

  const me = await (await context.request.get("/api/me")).json();
  const { businessId } = me.data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const found = await context.request.get(`/api/client/search?businessId=${businessId}&search=Andrea`);
  const [{ _id }] = (await found.json()).data;
  await page.goto(`/contactos/${_id}`);
  await page.getByRole("button", { name: "Editar" }).click();
  const contact = page.getByRole("dialog", { name: "Editar contacto" });
  await contact.getByRole("textbox", { name: "Correo" }).fill("andrea@correo.mx");
  await failing(page, "PUT", "**/api/client/*", async () => {
    await contact.getByRole("button", { name: "Guardar" }).click();
    await says(contact.getByRole("alert"), "Error al actualizar el contacto");
  });
});

it("says that a new business was not made", async () => {
  const { page, context } = await screen();
  const person = { email: `falla.${process.pid}@correo.mx`, password: PASSWORD, name: "Flor Falla" };
  expect((await context.request.post("/api/auth/sign-up/email", { data: person })).ok()).toBe(true);
  await context.request.post("/api/auth/sign-in/email", { data: person });
  await page.goto("/onboarding");
  await page.getByRole("button", { name: /Registra tu negocio/ }).click();
  await page.getByRole("button", { name: /Gestión de eventos/ }).click();
  await page.getByRole("textbox", { name: "Nombre del negocio" }).fill("Florería Flor");
  await page.getByLabel("Descripción").fill("Flores para toda ocasión.");
  await page.getByLabel("WhatsApp del negocio").fill("2225550188");
  await page.getByLabel("WhatsApp de quien es dueño").fill("2225550189");
  await failing(page, "POST", "**/api/business", async () => {
    await page.getByRole("button", { name: "Guardar y continuar" }).click();
    await says(page.getByRole("alert"), "Error al crear el negocio");
  });
});

it("says which part of an upload failed", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/contactos");
  await page.getByRole("button", { name: "Carga Masiva" }).click();
  const dialog = page.getByRole("dialog", { name: "Carga Masiva" });
  const give = async (...rows: string[]) => {
    const lines = ["Nombre,WhatsApp,Tipo,Código de País", ...rows];
    const file = { name: "clientes.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) };
    await dialog.getByLabel("Archivo de la carga").setInputFiles(file);
    await dialog.getByRole("button", { name: "Validar archivo" }).click();
  };
  await failing(page, "GET", "**/api/client/import*", async () => {
    await give("Ximena,2289000001,lead,52");
    await says(dialog.getByRole("alert"), "Error al validar el archivo");
  });
  await failing(page, "POST", "**/api/client/import", async () => {
    await give("Ximena,2289000001,lead,52");
    await says(dialog.getByRole("alert"), "Error en la carga masiva");
    await give("Ximena,2289000001,amiga,52");
    await dialog.getByRole("button", { name: "Corregir y Continuar" }).click();
    await says(dialog.getByRole("alert"), "Error al aplicar correcciones");
  });
});

it("says on the payment page that the ways to pay were not read", async () => {
  const { page } = await screen({ width: 390, height: 844 });
  await page.route("**/api/mercadopago/link*", (route) => route.abort());
  await page.goto("/pagar-cita?a=ABCDEFG");
  await page.getByText("No se pudieron cargar las opciones de pago. Por favor, intenta más tarde.").waitFor();
});

/** Calls of that kind get no answer during this. */
async function failing(page: Page, method: string, path: string, act: () => Promise<void>): Promise<void> {
  await page.route(path, (route) => (route.request().method() === method ? route.abort() : route.fallback()));
  await act();
  await page.unroute(path);
}

async function says(alert: Locator, text: string): Promise<void> {
  await expect.poll(async () => (await alert.first().textContent())?.split("\n")[0]).toBe(text);
}

async function toast(page: Page, text: string): Promise<void> {
  await page.getByText(text).first().waitFor();
}

/** The day of one person: it has its own column. */
async function openDay(page: Page, { day, specialistId, branchId }: FreeDay): Promise<void> {
  const query = new URLSearchParams({ vista: "dia", dia: day, especialistas: specialistId, sucursal: branchId });
  await page.goto(`/agenda?${query}`);
  await page.getByRole("progressbar", { name: "Cargando citas" }).waitFor({ state: "detached" });
  await page.locator("[data-agenda-area]").waitFor();
}

/** Some pixels below a full hour's line, in the middle of the column. */
async function touch(page: Page, time: string, button: "left" | "right"): Promise<void> {
  const { x, y } = await pointOf(page, time);
  await page.mouse.click(x, y, { button });
}
