import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { write } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const FIRST = "100200300400501";
const SECOND = "100200300400650";
const MISTYPED = "100200300400651";
const ACCOUNT = "900800700600650";

it("joins what a customer writes to two numbers of the business in one conversation", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/integraciones/whatsapp");
  await connect(page, { number: SECOND, account: ACCOUNT, key: "EAA-clave-del-segundo-numero" });
  await page.getByText("WhatsApp conectado. Ya puedes recibir mensajes.").waitFor();

  await page.goto("/chat");
  await write("2227770077", "Dora Dosnúmeros", "Hola, quiero hablar con una persona", FIRST);
  await page
    .getByRole("row")
    .filter({ hasText: "Dora Dosnúmeros" })
    .getByText(/^Espera \d+ min$/)
    .waitFor();
  const row = page.getByRole("row").filter({ hasText: "Dora Dosnúmeros" });
  await row.first().click();
  const conversation = page.getByRole("region", { name: "Conversación" });
  await conversation.getByText("Hola, quiero hablar con una persona").waitFor();
  await conversation.getByText(/El asistente te pasó esta conversación|Espera a una persona/).waitFor();
  await write("2227770077", "Dora Dosnúmeros", "Escribo también por aquí", SECOND);
  await conversation.getByText("Escribo también por aquí").waitFor();
  await expect.poll(() => row.count()).toBe(1);
  await conversation.getByText(/· por …\d{4}$/).waitFor();
  await page.goto("/chat");
  await row.waitFor();
  await expect.poll(() => row.getByRole("img", { name: /sin leer/ }).count()).toBe(0);
});

it("says how far a test message came", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/chat");
  await write("2227770078", "Telma Prueba", "hola");
  // her message opens the 24 hours in which she can be written to
  await page.getByRole("row").filter({ hasText: "Telma Prueba" }).first().waitFor();
  await page.goto("/integraciones/whatsapp");
  await page.getByRole("button", { name: "Enviar mensaje de prueba" }).first().click();
  const form = page.getByRole("dialog", { name: "Enviar mensaje de prueba" });
  await form.getByRole("textbox", { name: "Teléfono con WhatsApp" }).fill("222 777 0078");
  await form.getByRole("button", { name: "Enviar", exact: true }).click();
  const outcome = page.getByRole("dialog", { name: "Mensaje de prueba" });
  await outcome.getByText(/Tu WhatsApp funciona\.$/).waitFor();
  await outcome.getByRole("button", { name: "Listo" }).click();
  await outcome.waitFor({ state: "detached" });
});

it("lets the owner give up a number that was typed wrong", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/integraciones/whatsapp");
  await connect(page, { number: MISTYPED, account: ACCOUNT, key: "invalid-clave-equivocada" });
  const reason = "WhatsApp no acepta esta clave de acceso. Revisa que esté completa y vigente.";
  await page.getByText(reason).first().waitFor();
  // by keyboard: the notice of the refusal may lie over the button
  await page.getByRole("button", { name: `Más acciones de ${MISTYPED}` }).press("Enter");
  await page.getByRole("menuitem", { name: "Desconectar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Desconectar" }).click();
  await page.getByText("Canal desconectado").waitFor();
});

async function connect(page: Page, given: { number: string; account: string; key: string }): Promise<void> {
  await page.getByRole("button", { name: "Conectar otro" }).click();
  await page.getByLabel("Identificador del número").fill(given.number);
  await page.getByLabel("Identificador de la cuenta de WhatsApp").fill(given.account);
  await page.getByLabel("Clave de acceso", { exact: true }).fill(given.key);
  await page.getByRole("button", { name: "Conectar", exact: true }).click();
}
