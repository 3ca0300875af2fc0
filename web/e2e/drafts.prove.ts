import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { dayFrom } from "./free-hours.ts";
import { OWNER, PASSWORD } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("gives a draft back with the client that it shows, and never sends one that it cannot show", async () => {
  const { page } = await screen({ as: OWNER });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/appointment")) sent.push(request.postData() ?? "");
  });
  await page.goto(`/agenda?vista=dia&dia=${dayFrom(60)}`);
  const client = page.getByRole("combobox", { name: "Cliente" });
  await touch(page);
  await client.pressSequentially("m");
  await page.getByText("Ingresa al menos 2 caracteres").waitFor();
  await client.pressSequentially("ar");
  const first = page.getByRole("option", { name: /^mar\S* \S+ \S+ \+/i }).first();
  await first.locator("mark").first().waitFor();
  // First names before surnames, with both surnames, and the match marked.
  expect(await first.locator("mark").first().textContent()).toMatch(/^mar/i);
  const name = ((await first.textContent()) ?? "").split("+")[0] ?? "";
  expect(name.trim().split(" ").length).toBeGreaterThan(2);
  await first.click();
  await expect.poll(() => client.inputValue()).toBe(name);
  await close(page);

  await touch(page);
  await page.getByText("Recuperamos lo que habías escrito.").waitFor();
  await expect.poll(() => client.inputValue()).toBe(name);
  await close(page);

  await page.route("**/api/client/*", (route) => route.abort());
  await touch(page);
  await page.getByText("Recuperamos lo que habías escrito.").waitFor();
  for (const [label, text] of [
    ["Servicio", "Corte de caballero"],
    ["Especialista", "Luis Ortega"],
  ] as const) {
    await page.getByRole("combobox", { name: label }).fill(text);
    await page.getByRole("option", { name: new RegExp(text) }).click();
  }
  expect(await client.inputValue()).toBe("");
  await page.getByRole("button", { name: "Agendar", exact: true }).click();
  await page.getByText("Por favor, llena todos los campos").first().waitFor();
  expect(sent).toEqual([]);
});

it("keeps the first step of a new business through a reload, and is connected only with a channel", async () => {
  const { page, context } = await screen();
  const email = `borrador.${process.pid}@correo.mx`;
  const person = { email, password: PASSWORD, name: "Bruno Borrador" };
  expect((await context.request.post("/api/auth/sign-up/email", { data: person })).ok()).toBe(true);
  await context.request.post("/api/auth/sign-in/email", { data: person });
  await page.goto("/onboarding");
  await page.getByRole("button", { name: /Registra tu negocio/ }).click();
  await page.getByRole("button", { name: /Gestión de eventos/ }).click();
  const named = page.getByRole("textbox", { name: "Nombre del negocio" });
  await named.fill("Barbería Bruno");
  await page.getByLabel("WhatsApp de quien es dueño").fill("+1 305 555 1234");
  // Saved at once: a person who is interrupted does not wait for a pause in typing.
  await page.getByLabel("Descripción").fill("Cortes y barba en el centro.");
  await page.reload();
  await page.getByText("Recuperamos lo que habías escrito.").waitFor();
  expect(await named.inputValue()).toBe("Barbería Bruno");
  expect(await page.getByLabel("Descripción").inputValue()).toBe("Cortes y barba en el centro.");
  await page.getByLabel("WhatsApp del negocio").fill("2225550177");
  await page.getByRole("button", { name: "Guardar y continuar" }).click();
  await page.getByRole("heading", { name: "Registrar nueva sucursal", level: 1 }).waitFor();

  await page.goto("/negocio?editar=1");
  const codes = page.getByRole("combobox", { name: "Clave del país" });
  await codes.last().waitFor();
  expect(await codes.allTextContents()).toEqual(["+52", "+1"]);
  await page.goto("/chat");
  const state = page.getByRole("region", { name: "Conversaciones" }).getByRole("status").first();
  await page.getByText("Conecta los canales donde te escriben tus clientes para recibir aquí sus mensajes.").waitFor();
  await expect.poll(() => state.textContent()).toBe("Desconectado");
  // It stays so after the live connection is open.
  await expect.poll(() => state.getAttribute("title")).toContain("No hay ningún canal conectado");
});

/** The same empty place each time: it names the draft. */
async function touch(page: Page): Promise<void> {
  const area = page.locator("[data-agenda-area]");
  await area.waitFor();
  await page.getByRole("progressbar", { name: "Cargando citas" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Agendar cita" }).click();
  await page.getByRole("dialog", { name: "Agendar cita" }).waitFor();
}

async function close(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Cancelar", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}
