// Tests a voice note from the composer, with a microphone that beeps: recorded, played, sent, and played in the
// conversation.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { heardBy, openChat, write } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { demo, stage } from "./stage.ts";

const { screen } = stage({ isFresh: true });
let last = 5_562_000_000 + (process.pid % 1000) * 100;

async function makeChat(name: string, { width = 1440, prepare }: { width?: number; prepare?: string } = {}) {
  const from = String(++last);
  await write(from, name, "Hola, buenas tardes");
  const { page, complaints } = await screen({ as: OWNER, width });
  if (prepare) await page.addInitScript(prepare);
  const chat = await openChat(page, name);
  await chat.getByText("Hola, buenas tardes").waitFor();
  const heard = async () => (await heardBy(from)).filter(({ type }) => type === "audio");
  return { page, chat, complaints, heard };
}

const recorderFiles = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => /voice-recorder|ogg-of-webm/.test(name)).length,
  );

it.each([1440, 390])(
  "records a note, lets it be heard before it is sent, and sends it as Opus in Ogg, at %i",
  async (width) => {
    const { page, chat, complaints, heard } = await makeChat(`Karla Voz ${width}`, { width });
    const microphone = chat.getByRole("button", { name: "Grabar una nota de voz" });
    await microphone.waitFor();
    expect(await recorderFiles(page)).toBe(0);
    await microphone.click();
    const bar = chat.getByRole("group", { name: "Grabar una nota de voz" });
    await expect.poll(() => bar.getByRole("timer").textContent()).toBe("0:02");
    await bar.getByRole("button", { name: "Detener y escuchar" }).click();
    await bar.getByRole("button", { name: "Escuchar: Nota de voz" }).click();
    await bar.getByText(/0:0[0-3] \/ 0:0[23]/).waitFor();
    expect(await heard()).toEqual([]);
    await bar.getByRole("button", { name: "Enviar la nota de voz" }).click();
    await bar.waitFor({ state: "detached" });
    const note = chat.getByRole("group", { name: "Nota de voz" });
    await note.getByText(/0:0[23]/).waitFor();
    await expect.poll(async () => (await heard()).length).toBe(1);
    const [{ media }] = await heard();
    expect(media).toMatchObject({ mimeType: "audio/ogg; codecs=opus", voice: true });
    const bytes = Buffer.from(await (await fetch(`${demo().phoneUrl}/console/media/${media.id}`)).arrayBuffer());
    expect([bytes.subarray(0, 4).toString(), bytes.includes("OpusHead")]).toEqual(["OggS", true]);
    // mono
    expect(bytes[bytes.indexOf("OpusHead") + 9]).toBe(1);
    await page.reload();
    const kept = chat.getByRole("group", { name: "Nota de voz" });
    await kept.getByRole("button", { name: "Escuchar: Nota de voz" }).click();
    await kept.getByText(/0:0[0-3] \/ 0:0[23]/).waitFor();
    expect(complaints).toEqual([]);
  },
  90_000,
);

it("sends the first note of a page at once, also where what records came after the finger went", async () => {
  const { page, chat, heard } = await makeChat("Tania Lenta");
  await page.route(/voice-recorder/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await chat.getByRole("button", { name: "Grabar una nota de voz" }).click();
  const bar = chat.getByRole("group", { name: "Grabar una nota de voz" });
  await expect.poll(() => bar.getByRole("timer").textContent()).toBe("0:02");
  await bar.getByRole("button", { name: "Enviar la nota de voz" }).click();
  await bar.waitFor({ state: "detached" });
  await expect.poll(async () => (await heard()).length).toBe(1);
});

it("ends when the button that was held is let go, and can be thrown away or sent at once", async () => {
  const { page, chat, complaints, heard } = await makeChat("Lucía Voz");
  const microphone = chat.getByRole("button", { name: "Grabar una nota de voz" });
  const place = await microphone.boundingBox();
  if (!place) throw new Error("There is no microphone.");
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  const bar = chat.getByRole("group", { name: "Grabar una nota de voz" });
  await expect.poll(() => bar.getByRole("timer").textContent()).toBe("0:01");
  await page.mouse.up();
  await bar.getByRole("button", { name: "Escuchar: Nota de voz" }).waitFor();
  await bar.getByRole("button", { name: "Descartar la nota de voz" }).click();
  await bar.waitFor({ state: "detached" });
  expect(await heard()).toEqual([]);
  await microphone.click();
  await expect.poll(() => bar.getByRole("timer").textContent()).toBe("0:01");
  await bar.getByRole("button", { name: "Enviar la nota de voz" }).click();
  await expect.poll(async () => (await heard()).length).toBe(1);
  expect(complaints).toEqual([]);
});

it("says kindly that the microphone was refused, and keeps what was being written", async () => {
  const prepare = `navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"))`;
  const { chat, complaints } = await makeChat("Mónica Sin Permiso", { prepare });
  await chat.getByRole("button", { name: "Grabar una nota de voz" }).click();
  await chat.getByText("Tu navegador no da permiso para usar el micrófono.", { exact: false }).waitFor();
  await chat.getByRole("button", { name: "Intentar de nuevo" }).click();
  await chat.getByText("Tu navegador no da permiso", { exact: false }).waitFor();
  await chat.getByRole("button", { name: "Cerrar" }).click();
  await chat.getByRole("textbox", { name: "Mensaje" }).fill("Mejor escribo");
  await chat.getByRole("button", { name: "Enviar", exact: true }).click();
  await chat.getByText("Mejor escribo").waitFor();
  expect(complaints).toEqual([]);
});
