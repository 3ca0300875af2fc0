// Upsells, sequences and sales funnels: their forms, and the texts that only an unusual moment shows.
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { businessOf, register } from "./own-contacts.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("makes an upsell within the bounds of its slider, sees how it will happen, and edits it", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/upsells");
  await page.getByRole("button", { name: "Registrar upsell" }).click();
  const form = page.getByRole("dialog", { name: /^Crear Nuevo Upsell/ });
  const words = "{{nombre}}, ¿le sumas una hidratación a tu {{servicio}}?";
  await form.getByLabel("Mensaje", { exact: true }).fill(words);
  const bounds = async (unit: string) => {
    await form.getByRole("button", { name: unit, exact: true }).click();
    const slider = form.getByRole("slider");
    return `${await slider.getAttribute("min")} a ${await slider.getAttribute("max")}`;
  };
  expect(await bounds("Minutos")).toBe("15 a 60");
  await form.getByRole("button", { name: "Antes", exact: true }).click();
  expect(await bounds("Minutos")).toBe("1 a 60");
  expect(await bounds("Horas")).toBe("1 a 24");
  await form.getByRole("button", { name: "Después", exact: true }).click();
  expect(await bounds("Días")).toBe("1 a 30");
  expect(await bounds("Meses")).toBe("1 a 12");
  await form.getByRole("slider").press("End");
  const preview = form.getByRole("region", { name: "Vista previa" });
  await preview.getByText("12 meses después de la cita").waitFor();
  await preview.getByText("Solo con su última cita").waitFor();
  await preview.getByText("Ana, ¿le sumas una hidratación a tu Corte de cabello?").waitFor();
  await form.getByRole("button", { name: "Crear Upsell" }).click();
  await form.waitFor({ state: "detached" });

  await page.getByRole("button", { name: /^Acciones de \{\{nombre\}\}, ¿le sumas/ }).click();
  await page.getByRole("menuitem", { name: "Editar" }).click();
  const edit = page.getByRole("dialog", { name: "Editar Upsell" });
  await edit.getByRole("button", { name: "Todas", exact: true }).click();
  await edit.getByRole("button", { name: "Actualizar Upsell" }).click();
  await edit.waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
});

it("refuses a sequence in its dialog, and leads back to it when the funnel is saved", async () => {
  const { page, complaints } = await screen({ as: OWNER, width: 320, height: 700 });
  await page.goto("/funnels/nuevo");
  await page.getByLabel("Nombre", { exact: true }).fill("Con secuencia");
  const open = page.getByRole("button", { name: /mensajes? de reactivación de Agendó|Reactivación: .* de Agendó/ });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Secuencia de reactivación de Agendó" });
  await dialog.getByRole("button", { name: "Agregar mensaje" }).click();
  await dialog.getByText("Se manda: 1 día después de llegar al escenario").waitFor();
  await dialog.getByRole("combobox", { name: "Se cuenta desde" }).click();
  await page.getByRole("option", { name: "Su última cita" }).click();
  await dialog.getByLabel("Tiempo").fill("-2");
  await dialog.getByText("Se manda: 2 días antes de su última cita").waitFor();
  await dialog.getByRole("button", { name: "Listo" }).click();
  await page.getByRole("button", { name: "Guardar" }).click();
  const refusal = page.getByText("Revisa los mensajes de reactivación.");
  await refusal.waitFor();
  // It is in view, not behind the bar at the top.
  const isOnTop = (one: Element) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === one;
  };
  await expect.poll(() => refusal.evaluate(isOnTop)).toBe(true);
  await open.click();
  await dialog.getByText("El texto del mensaje es requerido.").waitFor();
  await dialog.getByLabel("Mensaje", { exact: true }).fill("Nos vemos el {{fecha}}");
  await dialog.getByRole("button", { name: "Listo" }).click();
  await failing(page, "**/api/funnel", async () => {
    await page.getByRole("button", { name: "Guardar" }).click();
    await page.getByText("Error al guardar el funnel").waitFor();
  });
  expect(complaints.filter((line) => !line.includes("ERR_FAILED"))).toEqual([]);
});

it("adds a message of a person to the phase of a contact, and names the phases that it left", async () => {
  const { page, context } = await screen({ as: OWNER });
  const client = await register(context, { name: "Fabiola Etapas" });
  const businessId = await businessOf(context);
  await page.goto(`/contactos/${client._id}`);
  await page.getByRole("tab", { name: "Formularios" }).click();
  await page.getByText("Sin formularios").waitFor();
  await page.getByRole("tab", { name: "Conversión" }).click();
  await page.getByText("Sin datos de conversión").waitFor();
  const funnels = (await (await context.request.get(`/api/funnel?businessId=${businessId}`)).json()).data;
  const { _id: funnelId, phases } = funnels.find(({ name }: { name: string }) => name === "Ventas");
  const move = async (scenarioId: string) => {
    const answer = await context.request.put(`/api/funnel/${funnelId}/client/${client._id}`, { data: { scenarioId } });
    expect(answer.ok()).toBe(true);
  };
  await move(phases[0].scenarios[0]._id);
  await page.reload();
  const messages = page.getByRole("region", { name: "Mensajes de Ventas" });
  await messages.getByRole("button", { name: "Añadir notificación" }).click();
  const form = page.getByRole("dialog", { name: "Añadir notificación" });
  await form.getByLabel("Mensaje", { exact: true }).fill("Te guardamos tu lugar, {{nombre}}");
  await form.getByRole("button", { name: "Programar", exact: true }).click();
  await messages.getByText("Te guardamos tu lugar, Fabiola Etapas").waitFor();
  await move(phases[0].scenarios[1]._id);
  await page.reload();
  await messages.getByText("Antes: Nuevos · Escribió").waitFor();

  await page.route("**/api/notification?cId=*", async (route) => {
    const answer = await (await route.fetch()).json();
    const data = answer.data.map((one: object) => ({ ...one, status: "not_sent", reason: "No contestó el canal" }));
    await route.fulfill({ json: { ...answer, data } });
  });
  await page.reload();
  await messages
    .getByRole("button", { name: /Te guardamos tu lugar/ })
    .getByText("No enviada")
    .waitFor();
  await page.route("**/api/appointment/populate?*", (route) =>
    route.fulfill({ json: { success: true, message: "", data: { ...NOTHING, appointments: [visit(client._id)] } } }),
  );
  await page.getByRole("tab", { name: "Citas" }).click();
  await page.getByText("Servicio desconocido").waitFor();
});

it("says when there is no sales funnel, and what was not saved", async () => {
  const { page, context } = await screen({ as: OWNER });
  const { memberships } = (await (await context.request.get("/api/me")).json()).data;
  const { businessId } = memberships.find(({ name }: { name: string }) => name === "Clínica Dental Sonríe");
  await page.addInitScript((id) => localStorage.setItem("mostrador.business", id), businessId);
  await page.goto("/sales-funnels");
  await page.getByText("No sales funnels registered").waitFor();
  await page.getByText("Create a new funnel to get started").waitFor();
  await page.goto("/sales-funnels/nuevo");
  await page.getByLabel("Nombre").fill("Ortodoncia");
  await failing(page, "**/api/sales-funnel", async () => {
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await page.getByText("Error al guardar el funnel").waitFor();
  });

  await page.goto("/audiencias");
  await page.getByRole("button", { name: "Registrar audiencia" }).click();
  const audience = page.getByRole("dialog", { name: "Crear audiencia" });
  await audience.getByLabel("Nombre").fill("Ortodoncia");
  await failing(page, "**/api/audience", async () => {
    await audience.getByRole("button", { name: "Guardar" }).click();
    await firstLine(audience, "Error al crear la audiencia. Por favor, intenta de nuevo.");
  });
});

const NOTHING = { services: [], branches: [], specialists: [] };

function visit(clientId: string) {
  const [start, end] = [Date.now() - 86_400_000, Date.now() - 82_800_000].map((at) => new Date(at).toISOString());
  const id = "0198a000-0000-7000-8000-00000000000";
  return {
    _id: `${id}1`,
    clientId,
    serviceId: `${id}2`,
    branchId: `${id}3`,
    specialistId: `${id}4`,
    start,
    end,
    status: "asistida",
  };
}

/** No save of this path answers while `act` lasts. */
async function failing(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  await page.route(path, (route) => (route.request().method() === "GET" ? route.fallback() : route.abort()));
  await act();
  await page.unroute(path);
}

async function firstLine(dialog: Locator, text: string): Promise<void> {
  await expect.poll(async () => (await dialog.getByRole("alert").first().textContent())?.split("\n")[0]).toBe(text);
}
