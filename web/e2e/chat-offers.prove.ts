// Tests that the customer can press an assistant's offers and staff see the result, and that a colleague can be
// mentioned in a note.
import { expect, it } from "vitest";
import { openChat, openPhone, says } from "./customers.ts";
import { DESK, OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen, phone } = stage();
const ANSWER_MS = 30_000;

it("offers services as a list: pressed on the phone, shown in the chat as it was sent and chosen", async () => {
  const customer = await openPhone((await phone()).page, "2227770101", "Olga Lista");
  await says(customer, "Hola, ¿qué servicios tienen?");
  const list = customer.getByRole("button", { name: "Ver opciones" });
  await list.waitFor({ timeout: ANSWER_MS });
  await list.click();
  const rows = customer.getByRole("dialog").getByRole("radio");
  expect(await rows.count()).toBeGreaterThan(3);
  await customer.getByRole("dialog").getByText("Corte de dama", { exact: true }).click();
  await customer.getByRole("dialog").getByRole("button", { name: "Enviar" }).click();
  const { page, complaints } = await screen({ as: OWNER });
  const chat = await openChat(page, "Olga Lista");
  await chat.getByText("Eligió una opción").waitFor();
  // the services; the following hours are a list too
  const services = chat.getByText(/^Ver opciones \(\d+\)$/).first();
  await services.click();
  const row = chat
    .getByRole("list", { name: "Lista de opciones" })
    .first()
    .getByText(/^Corte de dama/);
  await row.first().waitFor();
  expect(complaints).toEqual([]);
});

it.each([1440, 390])(
  "names a colleague in a note, who is told wherever they are, at %i",
  async (width) => {
    const name = `Pilar Nota ${width}`;
    const customer = await openPhone((await phone()).page, `22277702${width === 390 ? "02" : "03"}`, name);
    await says(customer, "Quiero hablar con una persona");
    const desk = await screen({ as: DESK });
    await desk.page.goto("/contactos");
    await desk.page.getByRole("heading", { name: "Contactos" }).first().waitFor();
    const owner = await screen({ as: OWNER, width });
    const chat = await openChat(owner.page, name);
    await chat.getByRole("button", { name: "Escribir una nota para tu equipo" }).click();
    const box = chat.getByRole("textbox", { name: "Nota para tu equipo" });
    await box.pressSequentially("¿La atiendes, @lup");
    await chat.getByRole("option", { name: "Lupita Reyes" }).waitFor();
    await box.press("Enter");
    await expect.poll(() => box.inputValue()).toBe("¿La atiendes, @Lupita Reyes ");
    await box.pressSequentially("por favor?");
    await chat.getByRole("button", { name: "Guardar nota" }).click();
    await chat.getByText("¿La atiendes, @Lupita Reyes por favor?").waitFor();
    await desk.page.getByText("Te mencionaron en una nota").waitFor();
    await desk.page.goto("/chat");
    await desk.page.getByRole("button", { name: "Mías" }).click();
    const row = desk.page.getByRole("region", { name: "Conversaciones" }).getByText(name);
    await desk.page.getByText("Te mencionaron", { exact: true }).first().waitFor();
    await row.first().click();
    await desk.page.getByText("¿La atiendes, @Lupita Reyes por favor?").waitFor();
    await expect.poll(() => desk.page.getByText("Te mencionaron", { exact: true }).count()).toBe(0);
    expect([...owner.complaints, ...desk.complaints]).toEqual([]);
  },
  90_000,
);

it("says in its own words that a customer cannot be loaded, and loads them by 'Reintentar'", async () => {
  await openPhone((await phone()).page, "2227770301", "Quique Caído").then((customer) =>
    says(customer, "Quiero hablar con una persona"),
  );
  const { page } = await screen({ as: OWNER });
  await openChat(page, "Quique Caído");
  await page.route("**/api/client/*", (route) => route.fulfill({ status: 503, json: { error: true, message: "" } }));
  await page.reload();
  await page.getByText("Error al cargar información del cliente").first().waitFor();
  await page.unroute("**/api/client/*");
  await page.getByRole("button", { name: "Reintentar" }).first().click();
  await page.getByRole("button", { name: "Eliminar chat" }).waitFor();
});
