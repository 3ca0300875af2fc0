import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { choose, person, stored } from "./specialist-rows.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("keeps search, order and archive in the address, and opens a row at an address of its own with the way back to them", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/servicios?buscar=corte&orden=-duration");
  const names = () => page.locator("tbody tr td:nth-child(2)").allTextContents();
  await page.getByRole("row", { name: /Corte de dama/ }).waitFor();
  // Equal ones by id, so in registration order, here from last to first.
  await expect.poll(names).toEqual(["Corte de dama", "Corte infantil", "Corte de caballero"]);
  await page.getByRole("button", { name: "Nombre" }).click();
  await expect.poll(names).toEqual(["Corte de caballero", "Corte de dama", "Corte infantil"]);
  await page.getByRole("row", { name: /Corte de dama/ }).click();
  await page.getByRole("heading", { name: "Corte de dama", level: 1 }).waitFor();
  await page.getByRole("tab", { name: "Horario" }).click();
  await page.getByText("Se da en todo el horario de sus sucursales.").waitFor();

  await page.reload();
  await page.getByText("Se da en todo el horario de sus sucursales.").waitFor();
  await page.getByRole("button", { name: "Editar" }).click();
  const dialog = page.getByRole("dialog", { name: "Editar servicio" });
  await expect.poll(() => dialog.getByLabel("Nombre").inputValue()).toBe("Corte de dama");
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("main").getByRole("link", { name: "Servicios", exact: true }).click();
  await page.getByRole("row", { name: /Corte infantil/ }).waitFor();
  await expect.poll(names).toEqual(["Corte de caballero", "Corte de dama", "Corte infantil"]);
  expect(new URL(page.url()).search).toBe("?buscar=corte");

  await page.goto("/servicios?buscar=corte&orden=nada");
  await page.getByRole("row", { name: /Corte infantil/ }).waitFor();
  await page.goto("/servicios/01890a5d-ac96-774b-bcce-b302099a8057");
  await page.getByText("No se encontró este servicio").waitFor();
});

it("archives at once with a way back, and deletes only when the way back is gone", async () => {
  const { page } = await screen({ as: OWNER });
  const name = `Ágata Efímera ${process.pid}`;
  const id = await person(page, name);
  await page.goto("/especialistas");
  const row = page.getByRole("row", { name });
  await row.waitFor();
  await choose(page, name, "Archivar");
  await row.waitFor({ state: "detached" });
  await expect.poll(async () => (await stored(page)).find(({ _id }) => _id === id)?.isArchived).toBe(true);
  const undo = (said: string) => page.getByRole("status").filter({ hasText: said }).getByText("Deshacer");
  await undo("Se archivó a").click();
  await row.waitFor();

  let deletes = 0;
  page.on("request", (request) => {
    if (request.method() === "DELETE") deletes += 1;
  });
  await choose(page, name, "Eliminar");
  await row.waitFor({ state: "detached" });
  await page.getByText(`Se eliminó a ${name}`).waitFor();
  expect((await stored(page)).some(({ _id }) => _id === id)).toBe(true);
  await undo("Se eliminó a").click();
  await row.waitFor();
  expect(deletes).toBe(0);

  await choose(page, name, "Eliminar");
  await row.waitFor({ state: "detached" });
  // Leaving the page meanwhile still deletes it.
  await page.goto("about:blank");
  await page.goto("/especialistas");
  const isThere = async () => (await stored(page)).some(({ _id }) => _id === id);
  await expect.poll(isThere).toBe(false);
});

it("shows the owner who did what, and gives a new person the access of a role", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/negocio");
  await page.getByRole("button", { name: "Invitar" }).click();
  const dialog = page.getByRole("dialog", { name: "Invitar a una persona" });
  await dialog.getByRole("button", { name: "Contador" }).click();
  const level = (name: string) => dialog.getByRole("combobox", { name, exact: true });
  await expect.poll(() => level("Tableros").textContent()).toBe("Ver");
  expect(await level("Chat").textContent()).toBe("Sin acceso");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Bitácora" }).click();
  await page.getByRole("heading", { level: 1, name: "Bitácora" }).waitFor();
  await page.getByRole("grid", { name: "Bitácora" }).getByRole("row").first().waitFor();
  expect(complaints).toEqual([]);
});
