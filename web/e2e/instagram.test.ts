// Tests connecting an Instagram account on its page, from start to end, as its owner.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { demo, stage } from "./stage.ts";

const { screen } = stage();
const CHOOSE = "Elige qué conectar";

it("connects an account, tells why one cannot be, and gives it up", async () => {
  // Facebook returns to the public name of the installation.
  const { page } = await screen({ as: OWNER, url: demo().appUrl.replace("127.0.0.1", "localhost") });
  await page.goto("/integraciones/instagram");
  await signIn(page, "Cancelar");
  await page.getByText("Cancelaste el inicio de sesión con Facebook.").waitFor();

  await signIn(page, "Continuar", { page: "Salón sin cuenta" });
  const dialog = page.getByRole("dialog", { name: CHOOSE });
  await dialog.getByText(/^Ninguna de tus páginas tiene una cuenta profesional de Instagram vinculada/).waitFor();
  expect(await dialog.getByRole("button", { name: "Conectar" }).isDisabled()).toBe(true);
  await dialog.getByRole("button", { name: "Cancelar" }).click();

  await signIn(page, "Continuar", { page: "Salón Ágata Norte", account: "agata.norte" });
  await dialog.getByText("@agata.norte").waitFor();
  const boxes = dialog.getByRole("checkbox");
  expect([await boxes.nth(0).isChecked(), await boxes.nth(1).isChecked()]).toEqual([true, false]);
  await dialog.getByRole("button", { name: "Conectar" }).click();
  await page.getByText("Canales conectados").waitFor();
  const answering = page.getByRole("dialog", { name: "¿Quién contesta en Instagram?" });
  await answering.getByRole("radio", { name: "Solo mi equipo" }).check();
  await answering.getByRole("button", { name: "Guardar" }).click();
  await answering.waitFor({ state: "detached" });
  await page.getByText("Contesta tu equipo").first().waitFor();
  const card = page
    .getByRole("region", { name: "@agata.norte" })
    .or(page.getByRole("heading", { name: "@agata.norte" }));
  await card.first().waitFor();

  await page.getByRole("button", { name: "Desconectar" }).last().click();
  await page.getByRole("dialog").getByText("¿Desconectar @agata.norte?").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Desconectar" }).click();
  await page.getByText("Canal desconectado").waitFor();
});

/** On Facebook's page; `page` is a new page, and the only one with access. */
async function signIn(page: Page, decision: string, given: { page?: string; account?: string } = {}): Promise<void> {
  await page
    .getByRole("button", { name: /^(Conectar otra cuenta|Iniciar sesión con Facebook)$/ })
    .first()
    .click();
  await page.getByRole("heading", { name: "Continuar en Mostrador con Facebook" }).waitFor();
  for (const box of await page.getByRole("checkbox").all()) await box.uncheck();
  if (given.page) await page.getByLabel("Otra página").fill(given.page);
  if (given.account) await page.getByLabel("Su cuenta de Instagram").fill(given.account);
  await page.getByRole("button", { name: decision, exact: true }).click();
  await page.waitForURL(/\/integraciones\/instagram/);
}
