// Tests privacy as its owner: a notice for customers, requests from start to end, legal holds.
import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const DEMO = "Salón Ágata";

let last = 0;
async function register(context: BrowserContext, name: string): Promise<string> {
  const me = await (await context.request.get("/api/me")).json();
  const { businessId } = me.data.memberships.find((one: { name: string }) => one.name === DEMO);
  last += 1;
  const whatsapp = `2297${String(process.pid % 1000).padStart(3, "0")}${String(last).padStart(3, "0")}`;
  const client = { businessId, name, lastname: "Tzec", whatsapp, email: `${name.toLowerCase()}@correo.mx` };
  const answer = await context.request.post("/api/client", { data: { client } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data._id;
}

async function ask(page: Page, name: string, right: string, purpose?: string) {
  await page.goto("/privacidad?nuevo=1");
  const form = page.getByRole("dialog", { name: "Registrar solicitud" });
  // An empty field is reported as required, not as an invalid id.
  await form.getByRole("button", { name: "Registrar" }).click();
  await form.getByText("Este campo es requerido").first().waitFor();
  expect(await form.getByText("El identificador no es válido").count()).toBe(0);
  await form.getByRole("combobox", { name: "Contacto" }).fill(`${name} Tzec`);
  await page.getByRole("option", { name: new RegExp(`${name} Tzec`) }).click();
  await form.getByRole("combobox", { name: "Derecho que ejerce" }).click();
  await page.getByRole("option", { name: right }).click();
  if (purpose) {
    await form.getByRole("combobox", { name: "A qué se opone" }).fill(purpose);
    await page.getByRole("option", { name: purpose }).click();
    await page.keyboard.press("Escape");
  }
  await form.getByRole("textbox", { name: "Por dónde llegó" }).fill("Correo electrónico");
  await form.getByRole("textbox", { name: "Qué pide" }).fill("Mostró su INE");
  await form.getByRole("button", { name: "Registrar" }).click();
  const request = page.getByRole("dialog", { name: `${right} de ${name} Tzec` });
  await request.getByText("Por responder").waitFor();
  return request;
}

async function grant(page: Page, request: ReturnType<Page["getByRole"]>) {
  await request.getByRole("button", { name: "Responder" }).click();
  const form = page.getByRole("dialog", { name: "Responder la solicitud" });
  await form.getByRole("textbox", { name: "Qué se le respondió" }).fill("Se le confirmó por correo");
  await form.getByRole("button", { name: "Registrar respuesta" }).click();
  await request.getByText("Respondió que procede").waitFor();
}

it("edits the notice, publishes it as a new version, and customers read it", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/privacidad?ver=aviso&editar=1");
  await page.getByRole("textbox", { name: "Quién atiende las solicitudes" }).fill("Marta Solís, en recepción");
  await page.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Marta Solís, en recepción").first().waitFor();
  await page.getByRole("button", { name: /^Publicar/ }).click();
  await page
    .getByRole("dialog", { name: /¿Publicar la versión/ })
    .getByRole("button", { name: "Publicar" })
    .click();
  await page.getByText(/^2, desde el/).waitFor();
  const visitor = await screen();
  await visitor.page.goto("/aviso/salon-agata");
  await visitor.page.getByText("Marta Solís, en recepción").waitFor();
  await visitor.page.goto("/aviso/salon-agata?version=1");
  await visitor.page.getByText("la gerencia").waitFor();
  expect([...complaints, ...visitor.complaints]).toEqual([]);
});

it("answers an access: the copy is gathered and taken, and the log says each step", async () => {
  const { page, context, complaints } = await screen({ as: OWNER });
  const name = "Anastasia";
  await register(context, name);
  const request = await ask(page, name, "Acceso");
  await grant(page, request);
  await request.getByText(/La copia está lista/).waitFor({ timeout: 30_000 });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    request.getByRole("button", { name: "Descargar documento" }).click(),
  ]);
  expect(readFileSync(await file.path(), "utf8")).toContain("anastasia@correo.mx");
  await request.getByRole("button", { name: "Descargar JSON" }).waitFor();
  await request.getByRole("button", { name: "Ya se la entregué" }).click();
  await page
    .getByRole("dialog", { name: "¿Ya le entregaste la copia?" })
    .getByRole("button", { name: "Ya se la entregué" })
    .click();
  await page.getByText("Solicitud llevada a cabo").waitFor();
  const log = request.getByRole("region", { name: "Bitácora" });
  for (const step of ["Respondió que procede", "Entregó la copia de los datos"]) await log.getByText(step).waitFor();
  expect(await log.getByRole("listitem").count()).toBeGreaterThanOrEqual(4);
  expect(complaints).toEqual([]);
});

it("holds a contact by law, so that a cancellation waits; lifts it, and blocks the data", async () => {
  const { page, context } = await screen({ as: OWNER });
  const name = "Bonifacia";
  const id = await register(context, name);
  await page.goto("/privacidad?ver=resguardos");
  await page.getByRole("button", { name: "Poner resguardo" }).click();
  const form = page.getByRole("dialog", { name: "Poner en resguardo legal" });
  await form.getByRole("combobox", { name: "Contacto" }).fill(`${name} Tzec`);
  await page.getByRole("option", { name: new RegExp(`${name} Tzec`) }).click();
  await form.getByRole("textbox", { name: "Motivo" }).fill("Juicio mercantil 12/2026");
  await form.getByRole("button", { name: "Poner resguardo" }).click();
  await page.getByText(`${name} Tzec · Juicio mercantil 12/2026`).waitFor();

  const request = await ask(page, name, "Cancelación");
  await grant(page, request);
  const block = async () => {
    await request.getByRole("button", { name: "Bloquear sus datos" }).click();
    await page
      .getByRole("dialog", { name: "¿Bloquear los datos de este contacto?" })
      .getByRole("button", { name: "Bloquear sus datos" })
      .click();
  };
  await block();
  await page
    .getByText(/Está en resguardo legal/)
    .first()
    .waitFor();

  await page.goto("/privacidad?ver=resguardos");
  await page
    .getByRole("row", { name: new RegExp(`${name} Tzec`) })
    .getByRole("button", { name: "Levantar" })
    .click();
  await page
    .getByRole("dialog", { name: /¿Levantar el resguardo/ })
    .getByRole("button", { name: "Levantar" })
    .click();
  await page.getByText("Levantado").first().waitFor();
  await page.goto("/privacidad");
  await page.getByRole("row", { name: new RegExp(`Cancelación · ${name} Tzec`) }).click();
  await block();
  await page.getByText("Solicitud llevada a cabo").waitFor();
  await page.getByText(/Nadie los ve\. Se eliminan después del/).waitFor();
  await page.goto(`/contactos/${id}`);
  await page.getByText("Cliente no encontrado").waitFor();
});

it("does not switch the assistant on for whoever objected to it, until it is noted that they accept it", async () => {
  const { page, context } = await screen({ as: OWNER });
  const name = "Casimira";
  const id = await register(context, name);
  const request = await ask(page, name, "Oposición", "Respuestas automáticas del asistente");
  await grant(page, request);
  await request.getByRole("button", { name: "Aplicar la oposición" }).click();
  await page
    .getByRole("dialog", { name: "¿Dejar de usar sus datos para eso?" })
    .getByRole("button", { name: "Aplicar la oposición" })
    .click();
  await page.getByText("Solicitud llevada a cabo").waitFor();
  const on = () => context.request.put(`/api/client/${id}`, { data: { client: { noRespond: false } } });
  expect((await on()).status()).toBe(422);
  await page.goto(`/contactos/${id}`);
  await page.getByRole("button", { name: "Privacidad" }).click();
  const facts = page.getByRole("dialog", { name: `Privacidad de ${name} Tzec` });
  await facts.getByRole("button", { name: /Lo volvió a aceptar/ }).click();
  const form = page.getByRole("dialog", { name: "Lo volvió a aceptar" });
  await form.getByRole("textbox", { name: "Cómo lo aceptó" }).fill("Por escrito en recepción");
  await form.getByRole("button", { name: "Anotar" }).click();
  await page.getByText("Quedó anotado que lo volvió a aceptar.").waitFor();
  await facts.getByRole("button", { name: /Lo volvió a aceptar/ }).waitFor({ state: "detached" });
  expect((await on()).status()).toBe(200);
});
