// Tests the rehearsal of an assistant by mouse and keyboard, and its stored test conversations.
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

type Screen = Awaited<ReturnType<typeof screen>>;

async function openAgata({ page, context }: Screen, editor = "") {
  const me = await (await context.request.get("/api/me")).json();
  const { businessId } = me.data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const list = await (await context.request.get(`/api/assistant?businessId=${businessId}`)).json();
  const agata = list.data.find(({ name }: { name: string }) => name === "Ágata");
  await page.goto(`/asistentes/${agata._id}${editor && `?editor=${editor}`}`);
  return { businessId, agata };
}

it("answers as the form stands, says what it would do and why, and keeps nothing", async () => {
  const opened = await screen({ as: OWNER });
  const { page, context, complaints } = opened;
  const { businessId } = await openAgata(opened, "prompt");
  await page.getByRole("button", { name: "Probar", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Probar a Ágata" });
  await panel.getByText(/Nada se envía ni se guarda/).waitFor();
  // Only by keyboard: Enter sends.
  await panel.getByRole("textbox", { name: "Mensaje de prueba" }).focus();
  await page.keyboard.type("quiero hablar con una persona");
  await page.keyboard.press("Enter");
  await panel.getByText(/^Pasaría la conversación a una persona/).waitFor();
  await panel.getByText("Es una prueba: no se guardó nada.").waitFor();
  await panel.getByText("Respuesta incluida · sin costo").waitFor();
  // The text returns to the box for a change.
  await panel.getByRole("button", { name: "Deshacer" }).click();
  const input = panel.getByRole("textbox", { name: "Mensaje de prueba" });
  await expect.poll(() => input.inputValue()).toBe("quiero hablar con una persona");
  await input.fill("¿qué servicios tienen?");
  await panel.getByRole("button", { name: "Enviar prueba" }).click();
  await panel.getByRole("button", { name: "¿Por qué contestó esto?" }).click();
  await panel.getByText("Leyó tus servicios y precios.").waitFor();
  // Another hour restarts it.
  await panel.getByRole("button", { name: "Cambiar" }).click();
  await panel.getByRole("textbox", { name: "Nombre del cliente nuevo" }).fill("Zulema Prueba");
  await panel.getByRole("combobox", { name: "Como si fueran las" }).fill("22:00");
  await panel.getByRole("button", { name: "Empezar de nuevo así" }).click();
  await panel.getByText("Escribe: Zulema Prueba, como si fueran las 10:00 pm").waitFor();
  await panel.getByRole("button", { name: "Hola, ¿qué servicios tienen?" }).click();
  await panel.getByText("Respuesta incluida · sin costo").waitFor();
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  for (const path of ["client/search?search=Zulema", "thread?name=Zulema"]) {
    const { data } = await (await context.request.get(`/api/${path}&businessId=${businessId}`)).json();
    expect(data.threads ?? data).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

it("runs the conversations of the business, and says why one failed", async () => {
  const opened = await screen({ as: OWNER });
  const { page, complaints } = opened;
  await openAgata(opened, "pruebas");
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Agregar conversación de prueba" });
  await dialog.getByRole("textbox", { name: "Nombre", exact: true }).fill("Promete un descuento");
  await dialog.getByRole("textbox", { name: "Lo que escribe el cliente" }).fill("Hola\n¿Me haces un descuento?");
  await dialog.getByRole("combobox", { name: "Expectativa 1" }).click();
  await page.getByRole("option", { name: "Dice…", exact: true }).click();
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.getByText("Escribe el texto esperado").waitFor();
  await dialog.getByRole("textbox", { name: "Texto" }).fill("90% de descuento");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("checkbox", { name: "Elegir «Promete un descuento»" }).click();
  await page.getByRole("button", { name: "Probar 1", exact: true }).click();
  await page.getByText("No dijo «90% de descuento».").waitFor();
  await page.getByText(/^Pasaron 0 de 1 · sin costo/).waitFor();
  await page.getByRole("button", { name: "Ver la conversación «Promete un descuento»" }).click();
  await page.getByText("Cliente: ¿Me haces un descuento?").waitFor();
  expect(complaints).toEqual([]);
});
