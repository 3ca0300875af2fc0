import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { write } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { seek } from "./seek.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

/** The counts of the menu and notices, read again after live updates, which other tests cause too. */
const COUNTS = ["/api/thread/unread", "/api/thread/waiting", "/api/payment/task"];

it("hears after a cut of the line what it missed, and reads nothing whole", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.addInitScript(bringLinesInReach);
  await page.goto("/chat");
  const list = page.getByRole("region", { name: "Conversaciones" }).first();
  await (await seek(list, "Doña Lety")).click();
  const conversation = page.getByRole("region", { name: "Conversación", exact: true });
  await conversation.getByText("¿Dónde están ubicados?").waitFor();
  await write("2229990200", "Zoila Antes", "hola antes del corte");
  await list.getByText("Zoila Antes").waitFor();
  await page.waitForLoadState("networkidle");

  await page.evaluate(() => window.lines?.cut());
  await list.getByText("Desconectado").waitFor();
  const names = ["Ubaldo Uno", "Dora Dos", "Teo Tres"];
  for (const [index, name] of names.entries()) await write(`222999021${index}`, name, `durante el corte ${index}`);
  await expect.poll(() => messagesWith("durante el corte", page)).toBe(3);
  expect(await list.getByText("Ubaldo Uno").count()).toBe(0);

  const reads: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isOfOne = searchParams.has("clientId") || searchParams.has("cId");
    if (request.method() === "GET" && pathname.startsWith("/api/") && !isOfOne) reads.push(pathname);
  });
  await page.evaluate(() => window.lines?.mend());
  for (const name of names) await list.getByText(name, { exact: true }).waitFor();
  await list.getByText("Conectado", { exact: true }).waitFor();
  await write("2229990203", "Celia Después", "hola después del corte");
  await list.getByText("Celia Después").waitFor();
  expect(reads.filter((path) => !COUNTS.includes(path))).toEqual([]);
  expect(complaints.filter((line) => !line.includes("WebSocket"))).toEqual([]);
});

it("counts in the menu and in the tab what a person has to read", async () => {
  const { page } = await screen({ as: OWNER });
  const businessId = await businessOf(page);
  const unread = async () => {
    const answer = await page.request.get("/api/thread/unread", { params: { businessId } });
    return (await answer.json()).data.count as number;
  };
  const shown = async () => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0);
  // Earlier messages of others are answered by now, or waiting.
  await expect.poll(async () => [await unread(), await later(unread)]).toSatisfy(([a, b]) => a === b);
  const before = await unread();
  await page.goto("/contactos");
  await write("2229990301", "Petra Persona", "quiero hablar con una persona por favor");
  await expect.poll(shown).toBe(before + 1);
  await page.goto("/chat");
  await page.getByRole("region", { name: "Conversaciones" }).getByText("Petra Persona").click();
  await page.getByRole("textbox", { name: "Mensaje" }).fill("Con gusto, Petra");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect.poll(shown).toBe(before);
});

const later = <T>(ask: () => Promise<T>) => new Promise((wait) => setTimeout(wait, 3_000)).then(ask);

declare global {
  interface Window {
    lines?: { cut: () => void; mend: () => void };
  }
}

/** Runs in the page: its connections can be cut, and new ones fail until they are restored. */
function bringLinesInReach(): void {
  const open = new Set<WebSocket>();
  let isCut = false;
  class Line extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      open.add(this);
      if (isCut) this.close();
    }
  }
  window.WebSocket = Line;
  const cut = () => {
    isCut = true;
    for (const line of open) line.close();
  };
  const mend = () => {
    isCut = false;
  };
  window.lines = { cut, mend };
}

async function businessOf(page: Page): Promise<string> {
  return (await (await page.request.get("/api/me")).json()).data.memberships[0].businessId;
}

async function messagesWith(text: string, page: Page): Promise<number> {
  const businessId = await businessOf(page);
  const answer = await page.request.get("/api/thread/messages/search", { params: { businessId, text } });
  return (await answer.json()).data.messages.length;
}
