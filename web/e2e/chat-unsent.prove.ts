// Tests that unsent work in a conversation is still there when it opens again: a voice note, files, a team note.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { heardBy, openChat, write } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const PDF = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
let last = 5_563_000_000 + (process.pid % 1000) * 100;

/** Two people have written; the first conversation is open. */
async function makeChats(one: string, other: string, width = 1440) {
  const from = String(++last);
  await write(String(++last), other, "Buenas, ¿abren hoy?");
  await write(from, one, "Hola, buenas tardes");
  const { page, complaints } = await screen({ as: OWNER, width });
  const chat = await openChat(page, one);
  await chat.getByText("Hola, buenas tardes").waitFor();
  const list = page.getByRole("region", { name: "Conversaciones" });
  const turnTo = async (name: string) => {
    if (width < 600) await chat.getByRole("button", { name: "Volver a las conversaciones" }).click();
    await list.getByRole("row").filter({ hasText: name }).click();
  };
  const heard = async () => (await heardBy(from)).filter(({ type }) => type !== "text");
  return { page, chat, complaints, turnTo, heard, row: list.getByRole("row").filter({ hasText: one }) };
}

const asksBeforeClosing = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));

it.each([1440, 390])(
  "keeps a voice note that was being recorded when another conversation was opened, at %i",
  async (width) => {
    const [one, other] = [`Nora Voz ${width}`, `Otra Persona ${width}`];
    const { page, chat, complaints, turnTo, heard, row } = await makeChats(one, other, width);
    expect(await asksBeforeClosing(page)).toBe(false);
    await chat.getByRole("button", { name: "Grabar una nota de voz" }).click();
    const bar = chat.getByRole("group", { name: "Grabar una nota de voz" });
    await expect.poll(() => bar.getByRole("timer").textContent()).toBe("0:02");
    await turnTo(other);
    await chat.getByText("Buenas, ¿abren hoy?").waitFor();
    await chat.getByRole("textbox", { name: "Mensaje" }).waitFor();
    expect(await bar.count()).toBe(0);
    expect(await asksBeforeClosing(page)).toBe(true);
    if (width < 600) await chat.getByRole("button", { name: "Volver a las conversaciones" }).click();
    await row.getByText("Borrador").waitFor();
    await row.click();
    await bar.getByRole("button", { name: "Escuchar: Nota de voz" }).click();
    await bar.getByText(/0:0[0-3] \/ 0:0[23]/).waitFor();
    expect(await heard()).toEqual([]);
    await bar.getByRole("button", { name: "Enviar la nota de voz" }).click();
    await bar.waitFor({ state: "detached" });
    await expect.poll(async () => (await heard()).map(({ type }) => type)).toEqual(["audio"]);
    await chat.getByRole("textbox", { name: "Mensaje" }).waitFor();
    expect(await asksBeforeClosing(page)).toBe(false);
    expect(complaints).toEqual([]);
  },
  90_000,
);

it("throws away a note that was kept, and nothing of it goes out", async () => {
  const { page, chat, turnTo, heard, row } = await makeChats("Olga Voz", "Otra Voz");
  await chat.getByRole("button", { name: "Grabar una nota de voz" }).click();
  const bar = chat.getByRole("group", { name: "Grabar una nota de voz" });
  await expect.poll(() => bar.getByRole("timer").textContent()).toBe("0:01");
  await bar.getByRole("button", { name: "Detener y escuchar" }).click();
  await bar.getByRole("button", { name: "Escuchar: Nota de voz" }).waitFor();
  await turnTo("Otra Voz");
  await row.getByText("Borrador").waitFor();
  await page.getByRole("link", { name: "Contactos" }).first().click();
  await page.getByRole("heading", { name: "Contactos", level: 1 }).waitFor();
  await page.getByRole("navigation", { name: "Menú principal" }).getByRole("link", { name: /Chat/ }).click();
  await row.click();
  await bar.getByRole("button", { name: "Descartar la nota de voz" }).click();
  await bar.waitFor({ state: "detached" });
  await turnTo("Otra Voz");
  expect(await row.getByText("Borrador").count()).toBe(0);
  expect(await heard()).toEqual([]);
});

it.each([1440, 390])(
  "keeps the chosen files with their conversation, after a reload too, at %i",
  async (width) => {
    const [one, other] = [`Pilar Papeles ${width}`, `Otra Papeles ${width}`];
    const { page, chat, complaints, turnTo, heard, row } = await makeChats(one, other, width);
    await page.locator("input[data-attach]").setInputFiles([
      { name: "precios.pdf", mimeType: "application/pdf", buffer: PDF },
      { name: "vacio.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) },
    ]);
    const tray = chat.getByRole("list", { name: "Archivos por enviar" });
    await tray.getByRole("button", { name: "Quitar precios.pdf" }).waitFor();
    await turnTo(other);
    await chat.getByText("Buenas, ¿abren hoy?").waitFor();
    expect(await tray.count()).toBe(0);
    await turnTo(one);
    await tray.getByText("El archivo está vacío").waitFor();
    await turnTo(other);
    await page.reload();
    if (width < 600) await chat.getByRole("button", { name: "Volver a las conversaciones" }).click();
    await row.getByText("Borrador").waitFor();
    await row.click();
    await tray.getByRole("button", { name: "Quitar precios.pdf" }).waitFor();
    await chat.getByRole("textbox", { name: "Mensaje" }).fill("Aquí van los precios");
    await chat.getByRole("button", { name: "Enviar", exact: true }).click();
    await expect
      .poll(async () => (await heard()).map(({ type, text }) => [type, text]))
      .toEqual([["document", "Aquí van los precios"]]);
    expect(await tray.count()).toBe(0);
    expect(complaints).toEqual([]);
  },
  90_000,
);

it("keeps a note for the team that was begun, until it is written or given up", async () => {
  const { page, chat, complaints, turnTo } = await makeChats("Rita Nota", "Otra Nota");
  await chat.getByRole("button", { name: "Escribir una nota para tu equipo" }).click();
  const note = chat.getByRole("textbox", { name: "Nota para tu equipo" });
  await note.fill("Prefiere que la atienda Marta");
  await turnTo("Otra Nota");
  await chat.getByRole("textbox", { name: "Mensaje" }).waitFor();
  await turnTo("Rita Nota");
  await expect.poll(() => note.inputValue()).toBe("Prefiere que la atienda Marta");
  await page.keyboard.press("Escape");
  await chat.getByRole("button", { name: "Escribir una nota para tu equipo" }).click();
  await expect.poll(() => note.inputValue()).toBe("Prefiere que la atienda Marta");
  await chat.getByRole("button", { name: "Guardar nota" }).click();
  await chat.getByText("Nota de", { exact: false }).first().waitFor();
  await chat.getByRole("button", { name: "Escribir una nota para tu equipo" }).click();
  expect(await note.inputValue()).toBe("");
  await note.fill("Esto no");
  await chat.getByRole("button", { name: "Cancelar" }).click();
  await chat.getByRole("button", { name: "Escribir una nota para tu equipo" }).click();
  expect(await note.inputValue()).toBe("");
  expect(complaints).toEqual([]);
});
