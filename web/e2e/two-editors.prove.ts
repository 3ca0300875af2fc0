// Tests two people who edit the same thing: no text is lost, and one's own quick changes cause no conflict.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { hourText } from "../src/ui/time/hour-text.ts";
import { freeDay } from "./free-hours.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const SERVICE = "Corte de caballero";

it("keeps what was typed of an appointment on top of what somebody else saved meanwhile", async () => {
  const { page, context } = await screen({ as: OWNER });
  const hours = ["10:00", "10:30", "11:00", "11:30"];
  const free = await freeDay(context, { specialist: "Luis Ortega", service: SERVICE, hours, daysAhead: 84 });
  const { businessId, branchId, specialistId, day } = free;
  const call = async (method: "get" | "post" | "put", path: string, data?: object) =>
    (await (await context.request[method](path, data && { data })).json()).data;
  const services: { _id: string; name: string }[] = await call("get", `/api/service?businessId=${businessId}`);
  const [client] = await call("get", `/api/client/search?businessId=${businessId}&search=Guadalupe`);
  const made = await call("post", "/api/appointment", {
    appointment: {
      ...{ businessId, branchId, specialistId, clientId: client._id, start: `${day}T10:00:00-06:00` },
      serviceId: services.find(({ name }) => name === SERVICE)?._id,
    },
  });
  const open = async () => {
    await page.goto(`/agenda?vista=dia&dia=${day}&cita=${made._id}`);
    await page.getByRole("button", { name: "Editar cita" }).click();
  };
  await open();
  const form = page.getByRole("dialog", { name: "Editar cita" });
  await form.getByRole("textbox", { name: "Notas internas" }).fill("Prefiere la silla del fondo");
  await call("put", `/api/appointment/${made._id}`, { appointment: { clientNotes: "Llega diez minutos tarde" } });
  await form.getByText(/^Alguien más guardó cambios\. Al ver la versión actual/).waitFor();
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.getByRole("alert").getByText("Alguien más guardó cambios mientras editabas").waitFor();
  // Closed and opened again, it is complete.
  await page.keyboard.press("Escape");
  await form.waitFor({ state: "detached" });
  await open();
  await form.getByText("Recuperamos lo que habías escrito.").waitFor();
  expect(await form.getByRole("textbox", { name: "Notas del cliente" }).inputValue()).toBe("Llega diez minutos tarde");
  await form.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Cita actualizada con éxito").waitFor();
  const saved = await call("get", `/api/appointment/${made._id}`);
  expect([saved.details, saved.clientNotes]).toEqual(["Prefiere la silla del fondo", "Llega diez minutos tarde"]);

  // Two quick moves on a slow connection are both one's own.
  await page.route("**/api/appointment/*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  const card = page.getByRole("button", { name: /Guadalupe.*de 1\d:\d\d am a 1\d:\d\d [ap]m/ });
  await page.getByRole("dialog").waitFor({ state: "detached" });
  for (const hour of ["10:30", "11:00"]) {
    const [from, to] = await Promise.all([card.first().boundingBox(), lineOf(page, hour)]);
    if (!from || !to) throw new Error(`${hour} is not in sight`);
    await page.mouse.move(from.x + from.width / 2, from.y + 6);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, from.y + 30, { steps: 4 });
    await page.mouse.move(from.x + from.width / 2, to + 6, { steps: 8 });
    await page.mouse.up();
    await page.getByRole("button", { name: new RegExp(`Guadalupe.*de ${hourText(hour)} a`) }).waitFor();
  }
  await expect
    .poll(async () => (await call("get", `/api/appointment/${made._id}`)).start)
    .toBe(`${day}T11:00:00-06:00`);
  expect(await page.getByText(/Alguien más guardó cambios/).count()).toBe(0);

  // The undo of a notice has a shortcut, also while a dialog has the focus.
  await page.unroute("**/api/appointment/*");
  await card.first().click();
  const detail = page.getByRole("dialog");
  await detail.locator("[aria-haspopup=menu]").click();
  await page.getByRole("menuitem", { name: "Confirmada" }).click();
  await page.getByRole("status").filter({ hasText: "Estado de la cita actualizado correctamente" }).waitFor();
  await page.keyboard.press("Control+z");
  await detail.locator("[aria-haspopup=menu]").filter({ hasText: "Agendada" }).waitFor();
});

/** Of an hour or a half, in pixels from the top. */
async function lineOf(page: Page, time: string): Promise<number | undefined> {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const y = async (at: number) =>
    (
      await page
        .locator(".gutter span", { hasText: new RegExp(`^${hourText(`${String(at).padStart(2, "0")}:00`)}$`) })
        .boundingBox()
    )?.y ?? 0;
  const [line, next] = [await y(hour), await y(hour + 1)];
  return line + ((next - line) * minute) / 60 + 8;
}
