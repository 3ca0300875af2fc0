import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("narrows the directory in the panel, counts as it is written, and keeps it in the address and in a view", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/contactos");
  await page.getByText(/^1–\d+ de \d+$/).waitFor();
  await page.getByRole("button", { name: "Filtros" }).click();
  const panel = page.getByRole("dialog", { name: "Filtros" });
  for (const title of ["Demográfico", "Monetización", "Interacción", "Citas", "Intereses", "Primer contacto"]) {
    await panel.getByRole("heading", { name: title }).waitFor();
  }
  await panel.getByRole("textbox", { name: "Citas, al menos" }).fill("1");
  await page.waitForURL(/appointmentsMin=1/);
  const counted = page.waitForResponse((answer) => {
    const { pathname, searchParams: asked } = new URL(answer.url());
    return pathname === "/api/client/directory" && asked.has("appointmentsMin") && asked.get("type") === "client";
  });
  await panel.getByRole("combobox", { name: "Tipo de Cliente" }).click();
  await page.getByRole("option", { name: "Cliente" }).click();
  await page.waitForURL(/tipo=client/);
  await page.keyboard.press("Escape");
  const count: number = (await (await counted).json()).data.total;
  await panel.getByRole("button", { name: `Ver ${count} contactos` }).click();
  await page.getByText(new RegExp(` de ${count}$`)).waitFor();
  await page.reload();
  await page.getByText(new RegExp(` de ${count}$`)).waitFor();

  await page.getByRole("columnheader", { name: "Ingresos Totales" }).getByRole("button").click();
  await page.waitForURL(/orden=totalRevenue/);
  await page.getByRole("button", { name: "Vistas" }).click();
  await page.getByRole("menuitem", { name: "Guardar o quitar vistas" }).click();
  const dialog = page.getByRole("dialog", { name: "Guardar vista" });
  const name = `Vista ${process.pid}`;
  await dialog.getByRole("textbox", { name: "Nombre de la vista" }).fill(name);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Vista guardada").waitFor();
  await page.goto("/contactos");
  await page.getByRole("button", { name: "Vistas" }).click();
  await page.getByRole("menuitem", { name }).click();
  await page.waitForURL(/orden=totalRevenue/);
  await page.getByText(new RegExp(` de ${count}$`)).waitFor();
  expect(complaints).toEqual([]);
});

it("changes the type of many and takes it back, and puts them on an audience", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/contactos?tipo=lead&renglones=25");
  const boxes = page.getByRole("checkbox", { name: /^Seleccionar (?!todo)/ });
  await boxes.first().check();
  await boxes.nth(1).check();
  await page.getByText("2 seleccionados").waitFor();
  const counted = page.getByText(/^1–\d+ de \d+$/);
  const before = await counted.textContent();
  await page.getByRole("button", { name: "Cambiar", exact: true }).click();
  await page.getByRole("menuitem", { name: "Tipo: Cliente" }).click();
  const said = page.getByRole("status").filter({ hasText: "2 contactos actualizados" });
  await said.waitFor();
  await expect.poll(() => counted.textContent()).not.toBe(before);
  await said.getByRole("button", { name: "Deshacer" }).click();
  await expect.poll(() => counted.textContent()).toBe(before);

  await boxes.first().check();
  await page.getByRole("button", { name: "Agregar a audiencia" }).click();
  await page.getByRole("menuitem", { name: "Crear audiencia" }).click();
  const form = page.getByRole("dialog", { name: "Crear audiencia" });
  const name = `Elegidos ${process.pid}`;
  await form.getByRole("textbox", { name: "Nombre" }).fill(name);
  await form.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Audiencia creada exitosamente!").waitFor();
  await page.goto("/audiencias");
  await page.getByRole("row", { name: new RegExp(`${name}.*Fija.*1 contacto`) }).click();
  await page.getByRole("link", { name: "Ver contactos" }).click();
  await page.getByText("1–1 de 1").waitFor();
  expect(complaints).toEqual([]);
});
