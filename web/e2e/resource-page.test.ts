import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

/** A person of the demo's business without appointments; the test deletes them. */
async function person(page: Page, name: string): Promise<string> {
  const me = await (await page.request.get("/api/me")).json();
  const { businessId } = me.data.memberships.find((one: { name: string }) => one.name === "Salón Ágata");
  const { data } = await (await page.request.get(`/api/branch?businessId=${businessId}`)).json();
  const specialist = { businessId, branchId: data[0]._id, name, whatsapp: "2221110099" };
  const answer = await page.request.post("/api/specialist", { data: { specialist } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data._id;
}

async function stored(page: Page): Promise<{ _id: string; name: string; isArchived: boolean }[]> {
  const me = await (await page.request.get("/api/me")).json();
  const { businessId } = me.data.memberships.find((one: { name: string }) => one.name === "Salón Ágata");
  return (await (await page.request.get(`/api/specialist?businessId=${businessId}`)).json()).data;
}

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Acciones de ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

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

it("archives many at once, and says of one that has appointments that it was archived instead of deleted", async () => {
  const { page } = await screen({ as: OWNER });
  const names = [1, 2].map((number) => `Grupo ${number} de ${process.pid}`);
  for (const name of names) await person(page, name);
  await page.goto("/especialistas");
  for (const name of names) await page.getByRole("checkbox", { name: `Seleccionar ${name}` }).check();
  const bar = page.getByRole("region", { name: "Selección" });
  await bar.getByText("2 seleccionados").waitFor();
  await bar.getByRole("button", { name: "Archivar" }).click();
  await page.getByText("Se archivaron 2 especialistas").waitFor();
  await page.getByRole("button", { name: "Ver Archivados" }).click();
  await page.getByRole("heading", { name: "Especialistas Archivados" }).waitFor();
  for (const name of names) await page.getByRole("row", { name }).waitFor();
  await page.getByRole("button", { name: "Ver Especialistas" }).click();

  // Marta has appointments: she is archived, and can be restored there.
  await choose(page, "Marta Solís", "Eliminar");
  await page.getByText("Se eliminó a Marta Solís").waitFor();
  await page.getByText(/así que se archiv/).waitFor();
  await page.goto("/especialistas?archivados=1");
  await choose(page, "Marta Solís", "Desarchivar");
  await page.getByText("Se recuperó a Marta Solís").waitFor();
});

it("walks the server's pages as the end of the list comes near, and asks it to search and sort", async () => {
  const { page } = await screen({ as: OWNER });
  const [sample] = await stored(page);
  const everybody = Array.from({ length: 250 }, (_, index) => ({
    ...sample,
    _id: `01890a5d-ac96-774b-bcce-${String(index).padStart(12, "0")}`,
    name: `Persona ${String(index).padStart(3, "0")}`,
  }));
  const asked: URLSearchParams[] = [];
  // Like a server with pages.
  await page.route("**/api/specialist?**", async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query);
    const from = Number(query.get("after") ?? 0);
    const to = from + Number(query.get("limit") ?? 500);
    const found = everybody.filter(({ name }) => name.includes(query.get("search") ?? ""));
    const next = to < found.length ? String(to) : null;
    await route.fulfill({ json: { success: true, message: "", data: found.slice(from, to), next } });
  });
  await page.goto("/especialistas");
  await page.getByRole("row", { name: "Persona 099" }).waitFor();
  expect(await page.getByRole("row", { name: "Persona 249" }).count()).toBe(0);
  await page.getByRole("row", { name: "Persona 099" }).scrollIntoViewIfNeeded();
  await page.getByRole("row", { name: "Persona 199" }).waitFor();
  await page.getByRole("row", { name: "Persona 199" }).scrollIntoViewIfNeeded();
  await page.getByRole("row", { name: "Persona 249" }).waitFor();
  const pages = asked.filter((query) => query.has("archived"));
  expect(new Set(pages.map((query) => `${query.get("after")} by ${query.get("sort")}`))).toEqual(
    new Set(["null by name", "100 by name", "200 by name"]),
  );
  const sorted = page.waitForRequest(/sort=-name/);
  await page.getByRole("button", { name: "Nombre" }).click();
  await sorted;
  await page.getByRole("searchbox", { name: "Buscar especialista" }).fill("Persona 24");
  await page.getByRole("row", { name: "Persona 099" }).waitFor({ state: "detached" });
  expect(await page.locator("tbody tr").count()).toBe(10);
  expect(asked.at(-1)?.get("archived")).toBe("false");
});

it("says that a row does not exist, and registers another one from there", async () => {
  const { page, complaints } = await screen({ as: OWNER, width: 390, height: 844 });
  await page.goto("/servicios/0123456789abcdef01234567");
  await page.getByRole("heading", { name: "No se encontró este servicio" }).waitFor();
  await page.getByRole("button", { name: "Agregar Registro" }).click();
  await page.getByRole("dialog", { name: "Registrar servicio" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Ver servicios" }).click();
  await page.getByRole("heading", { level: 1, name: "Servicios" }).waitFor();
  expect(complaints.filter((line) => !/\b40[04]\b/.test(line))).toEqual([]);
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
