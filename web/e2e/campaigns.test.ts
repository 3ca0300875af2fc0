// Campaigns and ready messages in the browser: from an audience to sent, with what each contact got.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { heardBy, write } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const FROM = "2229990701";

it("sends an approved template to an audience, and shows what each contact got", { timeout: 240_000 }, async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await write(FROM, "Lola Campaña", "hola, ¿a qué hora abren?");
  await expect.poll(() => isKnown(page), { timeout: 60_000 }).toBe(true);
  const backTo = await moveToMorning(page);
  try {
    await page.goto("/audiencias");
    await page.getByRole("button", { name: "Registrar audiencia" }).click();
    const audience = page.getByRole("dialog", { name: "Crear audiencia" });
    await audience.getByLabel("Nombre").fill("Solo Lola");
    await audience.getByRole("combobox").fill("Lola Campaña");
    await page.getByRole("option", { name: /Lola Campaña/ }).click();
    await audience.getByRole("button", { name: "Guardar" }).click();
    await audience.waitFor({ state: "detached" });

    await page.goto("/massiveAI");
    await page.getByRole("button", { name: "Registrar campaña" }).click();
    const form = page.getByRole("dialog", { name: /^Crear campaña/ });
    await form.getByLabel("Nombre", { exact: true }).fill("Para Lola");
    await form.getByRole("combobox", { name: "Audiencia" }).click();
    await page.getByRole("option", { name: "Solo Lola" }).click();
    await form.getByText("1 contacto", { exact: true }).waitFor();
    await form.getByText(/^Solo le llegará a quien haya escrito/).waitFor();
    await form.getByRole("button", { name: "Una plantilla" }).click();
    await form.getByText(/^Solo le llegará a quien haya escrito/).waitFor({ state: "detached" });
    await form.getByRole("combobox", { name: "Plantilla" }).click();
    await page.getByRole("option", { name: /^novedades/ }).click();
    await form.getByRole("button", { name: "Guardar" }).click();
    await form.getByText("Falta escribir {{novedad}}").waitFor();
    await form.getByLabel("novedad").fill("hoy hay un regalo para ti.");
    await form.getByRole("combobox", { name: "Asistente que contesta" }).click();
    await page.getByRole("option", { name: "Ágata" }).waitFor();
    // it serves the team
    expect(await page.getByRole("option", { name: "Recepción" }).count()).toBe(0);
    await page.getByRole("option", { name: "Ágata" }).click();
    const preview = form.getByRole("group", { name: "Vista previa para Lola Campaña" });
    await preview.getByText(/^Hola Lola Campaña, te escribimos de Salón Ágata: hoy hay un regalo para ti\./).waitFor();
    await form.getByRole("button", { name: "Guardar" }).click();
    await form.waitFor({ state: "detached" });

    await page.getByText("Para Lola").first().click();
    await page.getByText("Ágata", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Iniciar" }).click();
    await page.getByRole("dialog").getByText("La plantilla les llega por WhatsApp, hayan escrito o no").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Iniciar" }).click();
    await page.getByText("Campaña iniciada").waitFor();
    const got = async () => (await heardBy(FROM)).map(({ text }) => text).filter((text) => /hay un regalo/.test(text));
    await expect.poll(got, { timeout: 30_000 }).toHaveLength(1);
    await page.getByRole("tab", { name: "Contactos" }).click();
    const contacts = page.getByRole("tabpanel");
    await contacts.getByText("Lola Campaña").waitFor();
    await contacts.getByText("Enviada", { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  } finally {
    await backTo();
  }
});

it("turns a ready message on with its own words, and off again", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/mensajes-listos");
  const card = (title: string) => page.locator("section", { has: page.getByRole("heading", { name: title }) }).first();
  const review = card("Solicitud de reseña");
  await review.getByText("Apagado").waitFor();
  await review.getByRole("button", { name: "Editar" }).click();
  const form = page.getByRole("form", { name: "Solicitud de reseña" });
  await form.getByLabel("Encendido").click();
  await form.getByText(/^Solo le llegará a quien haya escrito/).waitFor();
  await form.getByLabel("Días después de la cita").fill("31");
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.getByText("Los días van de 0 a 30").waitFor();
  await form.getByLabel("Días después de la cita").fill("2");
  await form.getByLabel("Mensaje").fill("¿Cómo te fue con tu {{servicio}}, {{nombre}}?");
  await form.getByText("¿Cómo te fue con tu Corte de cabello, Ana?").waitFor();
  await form.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Mensaje listo guardado: está encendido").waitFor();
  await review.getByText("2 días después de la cita, a las 12:00").waitFor();
  await review.getByText("Encendido").waitFor();
  await review.getByRole("button", { name: "Editar" }).click();
  await form.getByLabel("Encendido").click();
  await form.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Mensaje listo guardado: está apagado").waitFor();
  await review.getByText("Apagado").waitFor();
  expect(complaints).toEqual([]);
});

/** The business has the contact who wrote. */
async function isKnown(page: Page): Promise<boolean> {
  const ask = async (path: string) => (await (await page.request.get(path)).json()).data;
  const { memberships } = await ask("/api/me");
  return (await ask(`/api/client/search?businessId=${memberships[0].businessId}&search=${FROM}`)).length > 0;
}

/** Campaigns rest at night: the business moves to where it is morning. Returns the way back. */
async function moveToMorning(page: Page): Promise<() => Promise<void>> {
  const hourIn = (timeZone: string) =>
    new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(Date.now());
  const morning = Intl.supportedValuesOf("timeZone").find((zone) => hourIn(zone) === "10") ?? "UTC";
  const { data } = await (await page.request.get("/api/me")).json();
  const path = `/api/business/${data.memberships[0].businessId}`;
  const { timezone } = (await (await page.request.get(path)).json()).data;
  const move = async (name: string) => {
    const answer = await page.request.put(path, { data: { business: { timezone: { name } } } });
    if (!answer.ok()) throw new Error(await answer.text());
  };
  await move(morning);
  return () => move(timezone.name);
}
