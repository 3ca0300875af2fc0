// Tests files in the chat: received files are shown and played, staff's files arrive, and quick replies and planned
// messages work.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { heardBy, openChat, write } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { demo, stage } from "./stage.ts";

const { screen } = stage();
const PDF = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
let last = 5_561_000_000 + (process.pid % 1000) * 100;

async function tellSandbox(method: "PUT" | "DELETE", failures?: object): Promise<void> {
  await fetch(`${demo().phoneUrl}/__sandbox/failures`, {
    method,
    ...(failures && { headers: { "content-type": "application/json" }, body: JSON.stringify(failures) }),
  });
}

/** A contact who writes to the demo's business, and their conversation on a screen. */
async function makeChat(name: string, width = 1440) {
  const from = String(++last);
  await write(from, name, "Hola, buenas tardes");
  const { page, complaints } = await screen({ as: OWNER, width });
  const chat = await openChat(page, name);
  await chat.getByText("Hola, buenas tardes").waitFor();
  return { page, chat, complaints, send: (message: object) => write(from, name, message), heard: () => heardBy(from) };
}

/** A picture drawn in the page: 40 by 30. */
function picture(page: Page): Promise<Buffer> {
  return page
    .evaluate(() => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [40, 30];
      canvas.getContext("2d")?.fillRect(0, 0, 20, 20);
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    })
    .then((text) => Buffer.from(text, "base64"));
}

it("shows the picture and plays the voice note that a customer sends", async () => {
  const { page, chat, complaints, send } = await makeChat("Frida Retrato");
  await send({ type: "image", text: "Así lo quiero" });
  await send({ type: "audio" });
  await send({
    type: "image",
    media: { base64: Buffer.from("<svg/>").toString("base64"), mimeType: "image/svg+xml" },
  });
  const small = chat.getByRole("img", { name: "Foto de Frida Retrato" });
  await small.waitFor();
  await expect.poll(() => small.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(480);
  await chat.getByText("Así lo quiero").waitFor();
  await chat.getByText("El archivo no es una imagen que se pueda mostrar").waitFor();
  await chat.getByRole("button", { name: "Ver grande: Foto de Frida Retrato" }).click();
  const large = page.getByRole("dialog", { name: "Foto de Frida Retrato" });
  await large.getByRole("link", { name: "Descargar" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await large.getByRole("img", { name: "Foto de Frida Retrato, grande" }).waitFor();
  await page.keyboard.press("Escape");
  await large.waitFor({ state: "detached" });
  const note = chat.getByRole("group", { name: "Nota de voz" });
  await note.getByText("0:03").waitFor();
  await note.getByRole("button", { name: "Velocidad 1×" }).click();
  await note.getByRole("button", { name: "Escuchar: Nota de voz" }).click();
  await note.getByText(/0:0[1-3] \/ 0:03/).waitFor();
  await note.getByRole("button", { name: "Escuchar: Nota de voz" }).waitFor();
  expect(complaints).toEqual([]);
});

it("sends a picture and a PDF, and parks what nobody knows the end of", async () => {
  const { page, chat, complaints, heard } = await makeChat("Gloria Papeles");
  const chosen = page.locator("input[data-attach]");
  await chosen.setInputFiles([
    { name: "corte.png", mimeType: "image/png", buffer: await picture(page) },
    { name: "precios.pdf", mimeType: "application/pdf", buffer: PDF },
  ]);
  const tray = chat.getByRole("list", { name: "Archivos por enviar" });
  await tray.getByRole("button", { name: "Quitar precios.pdf" }).waitFor();
  // Enter sends, and does not open the file menu again.
  const box = chat.getByRole("textbox", { name: "Mensaje" });
  await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
  await box.fill("Así quedaría");
  // the files are there
  await expect.poll(() => chat.getByRole("button", { name: "Enviar", exact: true }).isEnabled()).toBe(true);
  await box.press("Enter");
  await tray.waitFor({ state: "detached" });
  await chat.getByRole("link", { name: "Descargar precios.pdf" }).waitFor();
  await expect
    .poll(async () => (await heard()).filter(({ type }) => type !== "text").map(({ type, text }) => [type, text]), {
      timeout: 20_000,
    })
    .toEqual([
      ["image", "Así quedaría"],
      ["document", ""],
    ]);
  const [there] = (await heard()).filter(({ type }) => type === "image");
  expect((await fetch(`${demo().phoneUrl}/console/media/${there.media.id}`)).headers.get("content-type")).toBe(
    "image/png",
  );

  // every send: the demo has others under way
  await tellSandbox("PUT", { graphDropAfterAccept: true, statusesOff: true });
  try {
    await chosen.setInputFiles({ name: "otra.png", mimeType: "image/png", buffer: await picture(page) });
    await tray.getByRole("button", { name: "Quitar otra.png" }).waitFor();
    await chat.getByRole("button", { name: "Enviar", exact: true }).click();
    await chat.getByText("No sabemos si se envió.", { exact: false }).waitFor();
  } finally {
    await tellSandbox("DELETE");
  }
  expect(complaints).toEqual([]);
});

it("says what WhatsApp does not take before it is sent", async () => {
  const { page, chat } = await makeChat("Hugo Zip");
  await page.locator("input[data-attach]").setInputFiles([
    { name: "cancion.flac", mimeType: "audio/flac", buffer: Buffer.from("fLaC") },
    { name: "vacio.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) },
  ]);
  await chat.getByText("WhatsApp solo acepta audios MP3, M4A, AAC, AMR u OGG").waitFor();
  await chat.getByText("El archivo está vacío").waitFor();
  expect(await chat.getByRole("button", { name: "Enviar", exact: true }).isDisabled()).toBe(true);
});

it.each([1440, 390])(
  "keeps words ready: written once, chosen by their name, filled in, at %i",
  async (width) => {
    const { page, chat, complaints } = await makeChat(`Inés Rápida ${width}`, width);
    const box = chat.getByRole("textbox", { name: "Mensaje" });
    await box.fill("/");
    await page.getByRole("button", { name: "Administrar respuestas rápidas" }).click();
    await page.getByRole("button", { name: "Agregar respuesta rápida" }).click();
    const form = page.getByRole("dialog").last();
    await form.getByLabel("Atajo").fill(`horario${width}`);
    await form.getByRole("textbox", { name: "Texto" }).fill("Hola {{nombre}}, abrimos a las {{hora}}");
    await form.getByRole("button", { name: "Guardar" }).click();
    await form.getByText("La variable {{hora}} no existe aquí").waitFor();
    await form.getByRole("textbox", { name: "Texto" }).fill("Hola {{nombre}}, en {{negocio}} abrimos a las 9");
    await form.getByRole("button", { name: "Guardar" }).click();
    await page.getByRole("dialog").getByText(`/horario${width}`).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click();
    await box.fill(`/hora`);
    await page.getByRole("option", { name: `/horario${width}` }).waitFor();
    await box.fill(`/horario${width}`);
    await box.press("Enter");
    await expect.poll(() => box.inputValue()).toBe(`Hola Inés Rápida ${width}, en Salón Ágata abrimos a las 9`);
    expect(complaints).toEqual([]);
  },
  60_000,
);

it("keeps words for later: cancelled, and sent at once", async () => {
  const { page, chat, complaints, heard } = await makeChat("Julia Después");
  const box = chat.getByRole("textbox", { name: "Mensaje" });
  const plan = async (text: string) => {
    await box.fill(text);
    await chat.getByRole("button", { name: "Adjuntar" }).click();
    await page.getByRole("menuitem", { name: "Enviar más tarde" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Programar" }).click();
    return chat.getByRole("list", { name: "Mensajes programados" }).getByRole("listitem").filter({ hasText: text });
  };
  const first = await plan("Te aviso mañana");
  await first.getByText("Se enviará", { exact: false }).waitFor();
  await first.getByRole("button", { name: "Cancelar" }).click();
  await first.waitFor({ state: "detached" });
  const second = await plan("Ya puedes pasar");
  await second.getByRole("button", { name: "Enviar ahora" }).click();
  await second.waitFor({ state: "detached" });
  await expect.poll(async () => (await heard()).map(({ text }) => text)).toContain("Ya puedes pasar");
  expect((await heard()).map(({ text }) => text)).not.toContain("Te aviso mañana");
  expect(complaints).toEqual([]);
});
