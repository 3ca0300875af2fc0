// Fills in the first steps of a person and a business.
import type { Page } from "playwright-core";

export async function signUp(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.goto("/auth/registro");
  await fill(page, { Nombre: name, Correo: email });
  await page.getByLabel("Contraseña", { exact: true }).fill("una-clave-larga");
  await page.getByRole("button", { name: "Crear cuenta" }).click();
}

export async function step(page: Page, title: string): Promise<void> {
  await page.getByRole("heading", { name: title, level: 1 }).waitFor();
}

/** A choice is enough: it goes on automatically. */
export async function choose(page: Page, question: string, count: number): Promise<void> {
  await page.getByRole("combobox", { name: question }).click();
  await page.getByRole("option", { name: String(count), exact: true }).click();
}

export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page
      .getByRole("textbox", { name: label, exact: true })
      .or(page.getByRole("combobox", { name: label, exact: true }))
      .fill(text);
}

export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Guardar y continuar" }).click();
}
