// Tests that an appointment deleted in Google is asked about in the agenda at once, and that an account can be removed.
import type { BrowserContext } from "playwright-core";
import { expect, it } from "vitest";
import { freeDay } from "./free-hours.ts";
import { OWNER } from "./screen.ts";
import { demo, stage } from "./stage.ts";

const { screen } = stage();

const FIRST_WRITE = { timeout: 60_000, interval: 500 };
const EMAIL = "estilista@gmail.test";

it("marks an appointment whose event was deleted in Google, asks, and keeps it", async () => {
  const { page, context } = await screen({ as: OWNER });
  const { ask, day, businessId, serviceId } = await linkedDay(context);
  const found = () => ask<{ _id: string }[]>(`/api/client/search?businessId=${businessId}&search=andrea`);
  await expect.poll(async () => (await found()).length, FIRST_WRITE).toBeGreaterThan(0);
  const [client] = await found();
  const appointment = {
    businessId,
    branchId: day.branchId,
    serviceId,
    specialistId: day.specialistId,
    clientId: client?._id,
    start: `${day.day}T12:00:00-06:00`,
  };
  const made = await context.request.post("/api/appointment", { data: { appointment } });
  expect(made.status()).toBe(201);
  const { _id: id } = (await made.json()).data;
  // a demo that has just started must first write its data
  await expect
    .poll(async () => (await ask<{ eventId: string | null }>(`/api/appointment/${id}`)).eventId, FIRST_WRITE)
    .not.toBeNull();
  await page.goto(`/agenda?vista=dia&dia=${day.day}`);
  const entry = page.locator(`[data-entry="${id}"]`);
  await entry.waitFor();
  expect(await entry.textContent()).not.toContain("se borró en Google");

  await tellGoogle("events/delete", { email: EMAIL, ids: [id.replaceAll("-", "")] });
  await expect.poll(() => entry.textContent()).toContain("se borró en Google");
  await entry.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Se borró en Google. ¿Cancelar la cita?").waitFor();
  await dialog.getByRole("button", { name: "Conservarla" }).click();
  await dialog.getByText("Se borró en Google").waitFor({ state: "detached" });
  await expect.poll(() => entry.textContent()).not.toContain("se borró en Google");
  expect((await ask<{ status: string }>(`/api/appointment/${id}`)).status).toBe("agendada");
  expect((await context.request.delete(`/api/appointment/${id}`)).status()).toBe(200);
});

it("takes an account away after it was said what goes with it", async () => {
  const { page, context } = await screen({ as: OWNER });
  const { businessId } = await linkedDay(context);
  const email = "otra@gmail.test";
  const begun = await context.request.post("/api/google/calendar/connect", { data: { businessId } });
  const consent = new URL((await begun.json()).data.url);
  const form = new URLSearchParams([...consent.searchParams, ["email", email], ["decision", "allow"]]);
  const answer = await fetch(new URL("/google/o/consent", consent), { method: "POST", body: form, redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "").searchParams;
  await context.request.post("/api/google/calendar/authorize", {
    data: { businessId, code: back.get("code"), state: back.get("state") },
  });
  await page.goto("/integraciones/google-calendar");
  await page.getByText("Calendario de ").first().waitFor();
  await page.getByRole("button", { name: `Más acciones de ${email}` }).click();
  await page.getByRole("menuitem", { name: "Quitar cuenta" }).click();
  const dialog = page.getByRole("dialog", { name: `¿Quitar la cuenta ${email}?` });
  await dialog.getByText("Se olvida su permiso").waitFor();
  await dialog.getByRole("button", { name: "Quitar cuenta" }).click();
  await page.getByText("Cuenta de Google quitada").waitFor();
  await page.getByRole("button", { name: `Más acciones de ${email}` }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: `Más acciones de ${EMAIL}` }).waitFor();
});

/** A day when the specialist with the linked calendar is free at noon. */
async function linkedDay(context: BrowserContext) {
  const ask = async <T>(path: string): Promise<T> => (await (await context.request.get(path)).json()).data;
  const me = await ask<{ memberships: { businessId: string; name: string }[] }>("/api/me");
  const businessId = me.memberships.find(({ name }) => name === "Salón Ágata")?.businessId;
  const [{ calendars }, people, services] = await Promise.all([
    ask<{ calendars: { specialistId: string }[] }>(`/api/google/calendar?businessId=${businessId}`),
    ask<{ _id: string; name: string }[]>(`/api/specialist?businessId=${businessId}`),
    ask<{ _id: string; name: string; specialists: string[] }[]>(`/api/service?businessId=${businessId}`),
  ]);
  const person = people.find(({ _id }) => _id === calendars[0]?.specialistId);
  const service = services.find(({ specialists }) => person && specialists.includes(person._id));
  if (!person || !service) throw new Error("Nobody of the demo has a linked calendar.");
  const where = { specialist: person.name, service: service.name, hours: ["12:00"], daysAhead: 30 };
  return { ask, businessId, serviceId: service._id, day: await freeDay(context, where) };
}

async function tellGoogle(path: string, body: object): Promise<void> {
  const answer = await fetch(`${demo().phoneUrl}/__sandbox/google/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`);
}
