import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { choose, person, stored } from "./specialist-rows.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

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
