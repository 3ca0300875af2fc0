import { expect, it } from "vitest";
import { OWNER, PASSWORD } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("brings the owner to the agenda of this week", async () => {
  const { page, complaints } = await screen();
  await page.goto("/");
  await page.getByLabel("Correo").fill(OWNER);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Ingresar" }).click();
  await page.getByRole("region", { name: /^Agenda de / }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/agenda");
  await page.getByRole("group", { name: new RegExp(`^${today()}`) }).waitFor();
  await page.locator("[data-entry]").first().waitFor();
  // the 401 of whoever is not yet signed in is the browser's own remark
  expect(complaints.filter((line) => !line.includes("401"))).toEqual([]);
});

it("refuses a wrong password in Spanish and keeps what was typed", async () => {
  const { page } = await screen();
  await page.goto("/auth/ingresar");
  await page.getByLabel("Correo").fill(OWNER);
  await page.getByLabel("Contraseña", { exact: true }).fill("otra-clave-cualquiera");
  await page.getByRole("button", { name: "Ingresar" }).click();
  const alert = page.getByRole("alert").filter({ hasText: /\S/ }).first();
  await alert.waitFor();
  expect(await alert.textContent()).toMatch(/correo|contraseña/i);
  expect(await page.getByLabel("Correo").inputValue()).toBe(OWNER);
  expect(new URL(page.url()).pathname).toBe("/auth/ingresar");
});

it("returns to the page that asked for the session", async () => {
  const { page } = await screen();
  await page.goto("/servicios");
  await page.waitForURL("**/auth/ingresar?p=*");
  await page.getByLabel("Correo").fill(OWNER);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Ingresar" }).click();
  await page.waitForURL("**/servicios");
  await page.getByText("Corte de dama").first().waitFor();
});

it("never leaves the product for a foreign address", async () => {
  const { page } = await screen();
  await page.goto(`/auth/ingresar?p=${encodeURIComponent("//evil.example/x")}`);
  await page.getByLabel("Correo").fill(OWNER);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Ingresar" }).click();
  await page.getByRole("navigation", { name: "Menú principal" }).waitFor();
  expect(new URL(page.url()).hostname).toBe("127.0.0.1");
});

/** As the agenda calls its columns: 'viernes 20 de noviembre'. */
function today(): string {
  const zone = { timeZone: "America/Mexico_City" } as const;
  const words = new Intl.DateTimeFormat("es-MX", { ...zone, weekday: "long", day: "numeric", month: "long" });
  return words.format(Date.now()).replace(",", "");
}
