// Tests merging: by hand, proposed, and undone; selection across pages; searching an audience; both ways to register.
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("merges two that were selected, leads the old address on, and takes it back in the history", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/contactos?buscar=zacar%C3%ADas");
  await page.getByText("1–1 de 1").waitFor();
  await page.goto("/contactos?tipo=lead&renglones=25");
  // new customers of the demo keep arriving on top
  const boxes = page.getByRole("checkbox", { name: /^Seleccionar (?!todo)/, checked: false });
  await boxes.first().check();
  await page.getByText("1 seleccionado").waitFor();
  await boxes.first().check();
  await page.getByRole("button", { name: "Unir contactos" }).click();
  const dialog = page.getByRole("dialog", { name: "Unir contactos" });
  const stays = dialog.getByRole("radiogroup", { name: "Se queda" });
  await stays.getByRole("radio").nth(1).check();
  const names = await stays.locator("label").allTextContents();
  await dialog.getByRole("button", { name: "Unir contactos" }).click();
  const said = page.getByRole("status").filter({ hasText: `Se unieron en «${names[1]}».` });
  await said.waitFor();
  await page
    .getByRole("row", { name: new RegExp(names[1] as string) })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: names[1] as string }).waitFor();
  await page.getByRole("button", { name: "Historial de cambios" }).click();
  const history = page.getByRole("dialog", { name: "Historial de cambios" });
  await history.getByText(new RegExp(`lo unió con «${names[0]}»`)).waitFor();
  await history.getByRole("button", { name: "Deshacer" }).click();
  await page.getByText("Son otra vez dos contactos.").waitFor();
  expect(complaints).toEqual([]);
});

it("leads kept addresses of the one that went, of the chat and of the contact, to the one that stayed", async () => {
  const { page, context } = await screen({ as: OWNER });
  const me = await (await context.request.get("/api/me")).json();
  const { businessId } = me.data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const [keptId, goneId] = await Promise.all(
    ["1", "2"].map(async (end) => {
      const whatsapp = `2296${String(process.pid % 100_000).padStart(5, "0")}${end}`;
      const client = { businessId, name: `Duplicada ${end}`, whatsapp };
      return (await (await context.request.post("/api/client", { data: { client } })).json()).data._id as string;
    }),
  );
  const merge = { businessId, keptId, goneId };
  expect((await context.request.post("/api/client/merge", { data: { merge } })).status()).toBe(200);
  await page.goto(`/chat?cliente=${goneId}`);
  await page.waitForURL(new RegExp(`cliente=${keptId}`));
  await page.getByRole("region", { name: "Conversación", exact: true }).getByText("Duplicada 1").first().waitFor();
  await page.goto(`/contactos/${goneId}`);
  await page.waitForURL(new RegExp(`/contactos/${keptId}`));
  await page.getByRole("heading", { level: 1, name: "Duplicada 1" }).waitFor();
});

it("proposes who looks alike, and lets go of two who are two", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/contactos");
  const button = page.getByRole("button", { name: /^Posibles duplicados \(\d+\)$/ });
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Posibles duplicados" });
  await dialog.getByText("Mismo correo").first().waitFor();
  const pairs = dialog.getByRole("listitem");
  const before = await pairs.count();
  await pairs.first().getByRole("button", { name: "Son dos personas" }).click();
  const said = dialog.getByRole("status").filter({ hasText: "No se volverán a proponer." });
  await said.waitFor();
  await expect.poll(() => pairs.count()).toBe(before - 1);
  await said.getByRole("button", { name: "Deshacer" }).click();
  await expect.poll(() => pairs.count()).toBe(before);
  expect(complaints).toEqual([]);
});

it("chooses all that a filter finds, past the page", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/contactos?tipo=client&renglones=25");
  const shown = page.getByText(/^1–25 de \d+$/);
  await shown.waitFor();
  const total = Number(/de (\d+)$/.exec((await shown.textContent()) ?? "")?.[1]);
  await page.getByRole("checkbox", { name: /^Seleccionar todo/ }).check();
  await page.getByText("25 seleccionados").waitFor();
  await page.getByRole("button", { name: `Seleccionar los ${total} que cumplen` }).click();
  // the demo's customers keep booking: some may have become clients in between
  const bar = page.getByRole("region", { name: "Selección" }).getByText(/^\d{3,} seleccionados$/);
  const chosen = Number.parseInt((await bar.textContent()) ?? "", 10);
  expect(chosen).toBeGreaterThanOrEqual(total);
  await page.getByRole("button", { name: "Página siguiente" }).click();
  await page.getByText(/^26–/).waitFor();
  await page.getByText(`${chosen} seleccionados`).waitFor();
  await page.getByRole("region", { name: "Selección" }).getByRole("button", { name: "Exportar" }).click();
  await page.getByText(`Se descargó el archivo con ${chosen} contactos.`).waitFor();
  expect(complaints).toEqual([]);
});

it("makes an audience of people who are searched for, and exports it", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/audiencias?nuevo=1");
  const form = page.getByRole("dialog", { name: "Crear audiencia" });
  const name = `Buscados ${process.pid}`;
  await form.getByRole("textbox", { name: "Nombre" }).fill(name);
  const field = form.getByRole("combobox", { name: "Contactos" });
  await field.fill("zacar");
  await page.getByRole("option", { name: /Eréndira Zacarías/ }).click();
  await field.fill("ubaldo");
  await page.getByRole("option", { name: /Wenceslao/ }).click();
  await form.getByText("2 contactos elegidos").waitFor();
  await form.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Audiencia creada exitosamente!").waitFor();
  await page.getByRole("row", { name: new RegExp(`${name}.*2 contactos`) }).click();
  await page.getByRole("button", { name: "Exportar" }).click();
  await page.getByText("Se descargó el archivo con 2 contactos.").waitFor();
  expect(complaints).toEqual([]);
});

it("registers one or many in one form, and keeps what was typed of the one", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/contactos");
  await page.getByRole("button", { name: "Registrar contacto" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrar contacto" });
  await dialog.getByRole("textbox", { name: "Nombre" }).fill("A medias");
  await dialog.getByRole("tab", { name: "Carga Masiva" }).click();
  await dialog.getByText("libreta-de-clientes.xlsx").waitFor();
  await dialog.getByRole("tab", { name: "Individual" }).click();
  await expect.poll(() => dialog.getByRole("textbox", { name: "Nombre" }).inputValue()).toBe("A medias");
  expect(complaints).toEqual([]);
});

it("walks past the edge of the page from contact to contact", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/contactos?renglones=25");
  await page.getByText(/^1–25 de/).waitFor();
  await page.getByRole("row").nth(25).click();
  await page.getByRole("button", { name: "Contacto siguiente" }).click();
  await page.waitForURL(/pagina=2/);
  await page.getByRole("button", { name: "Contacto anterior" }).click();
  await expect.poll(() => page.url()).not.toMatch(/pagina=2/);
  expect(complaints).toEqual([]);
});
