// The directory of contacts on a phone.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("keeps a filter as a living audience, also on the phone", async () => {
  const { page, complaints } = await screen({ as: OWNER, width: 390, height: 844 });
  await page.goto("/contactos?tipo=client&hasEmail=no");
  const counted = await page.getByText(/^1–\d+ de \d+$/).textContent();
  await page.getByRole("button", { name: "Audiencia", exact: true }).tap();
  await page.getByRole("menuitem", { name: "Crear audiencia" }).tap();
  const form = page.getByRole("dialog", { name: "Crear audiencia" });
  const name = `Sin correo ${process.pid}`;
  await form.getByRole("textbox", { name: "Nombre" }).fill(name);
  await form.getByRole("button", { name: "Guardar" }).tap();
  await page.getByText("Audiencia creada exitosamente!").waitFor();
  await page.goto("/audiencias");
  await page.getByText(name).tap();
  await page.getByText("Viva", { exact: true }).waitFor();
  await page.getByText(`${(counted ?? "").split(" de ")[1]} contactos`).waitFor();
  await page.getByRole("link", { name: "Ver contactos" }).tap();
  await page.waitForURL(/tipo=client/);
  await page.getByText(counted ?? "").waitFor();
  // Replaces the filter of the existing one; the directory's search is not part of it.
  await page.goto("/contactos?tipo=lead&buscar=a");
  await page.getByRole("button", { name: "Audiencia", exact: true }).tap();
  await page.getByRole("menuitem", { name: "Crear audiencia" }).tap();
  await form.getByText("La búsqueda «a» no cuenta.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Audiencia", exact: true }).tap();
  await page.getByRole("menuitem", { name: `Usar estos filtros en «${name}»` }).tap();
  await page.getByText(`«${name}» usa ahora estos filtros`).waitFor();
  await page.getByRole("button", { name: "Deshacer" }).tap();
  await expect.poll(() => filterOf(page, name)).toEqual(["client"]);
  expect(complaints).toEqual([]);
});

it("is put in order on a phone, where no headers stand", async () => {
  const { page, complaints } = await screen({ as: OWNER, width: 390, height: 844 });
  await page.goto("/contactos?tipo=client");
  const first = page.getByRole("grid", { name: "Contactos" }).getByRole("row").first();
  await page.getByRole("button", { name: "Ordenar" }).tap();
  await page.getByRole("menuitem", { name: "Nombre" }).tap();
  await page.waitForURL(/orden=name/);
  const lowest = await first.textContent();
  await page.getByRole("button", { name: "Ordenar" }).tap();
  await page.getByRole("menuitem", { name: "Nombre ↑" }).tap();
  await page.waitForURL(/orden=-name/);
  await expect.poll(() => first.textContent()).not.toBe(lowest);
  expect(complaints).toEqual([]);
});

async function filterOf(page: Page, name: string): Promise<unknown> {
  return page.evaluate(async (wanted) => {
    const me = await (await fetch("/api/me")).json();
    const { memberships } = me.data ?? me;
    const list = await (await fetch(`/api/audience?businessId=${memberships[0].businessId}&search=${wanted}`)).json();
    return list.data[0]?.filter?.type;
  }, name);
}
