// Tests the exact texts of the inbox (contract/texts), each in the way a person reaches it: with the demo's data, or
// with changed answers where the demo lacks the case.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openChat, write } from "./customers.ts";
import type { JsonBody } from "./json-body.ts";
import { DESK, OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
let last = 5_564_000_000 + (process.pid % 1000) * 100;

/** The server's answer with one changed part. */
async function alter(
  page: Page,
  pattern: string,
  change: (told: JsonBody, asked: URLSearchParams) => void,
): Promise<void> {
  await page.route(pattern, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const answer = await route.fetch();
    if (!answer.ok()) return route.fulfill({ response: answer });
    const told = await answer.json();
    change(told, new URL(route.request().url()).searchParams);
    await route.fulfill({ response: answer, json: told });
  });
}

const THREADS = "**/api/thread?*";
const MESSAGES = "**/api/thread/messages?*";
const CHANNELS = "**/api/channel?*";

const listOf = (page: Page) => page.getByRole("region", { name: "Conversaciones" });
const chatOf = (page: Page) => page.getByRole("region", { name: "Conversación", exact: true });

it("names the list, its filters and what can be done in a conversation", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/chat");
  await page.getByText("Inbox", { exact: true }).first().waitFor();
  await page.getByText("Conectado", { exact: true }).waitFor();
  await page.getByText("Elige una conversación.", { exact: false }).waitFor();
  const filters = page.getByRole("group", { name: "Filtrar conversaciones" });
  for (const name of ["Todos", "Mías", "Instagram", "Messenger", "WhatsApp"])
    await filters.getByRole("button", { name, exact: true }).waitFor();
  await filters.getByRole("button", { name: /^Esperando/ }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("filtro")).toBe("esperando");
  await filters.getByRole("button", { name: "Todos" }).click();
  await page.getByRole("button", { name: "No leídos" }).waitFor();

  const from = String(++last);
  await write(from, "Teresa Textos", "¿Cuánto cuesta el corte de dama?");
  const chat = await openChat(page, "Teresa Textos");
  await chat.getByPlaceholder("Escribe un mensaje...").waitFor();
  await openFirstCall(page);
  await chat.getByText("Acción", { exact: true }).first().waitFor();
  await chat.getByText("Resultado", { exact: true }).first().waitFor();

  const id = `wamid.borrado-${from}`;
  await write(from, "Teresa Textos", { text: "Muchas gracias, Ágata", id });
  await chat.getByText("Muchas gracias, Ágata").waitFor();
  await write(from, "Teresa Textos", { type: "revoke", revoke: { messageId: id } });
  await chat.getByText("Mensaje eliminado", { exact: true }).waitFor();

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/client/*", async (route) => {
    if (route.request().method() === "PUT") await held;
    await route.fallback();
  });
  await chat.getByRole("button", { name: "Desactivar asistente" }).click();
  await chat.getByRole("button", { name: "Guardando..." }).waitFor();
  letGo();
  await chat.getByRole("button", { name: "Activar asistente" }).waitFor();
  await chat.getByText("El asistente está desactivado para este contacto. Responde tu equipo.").waitFor();
  expect(complaints).toEqual([]);
});

/** Opens a card of several actions, and then each of them. */
async function openFirstCall(page: Page): Promise<void> {
  const messages = chatOf(page).getByRole("region", { name: "Mensajes" });
  const folded = messages.locator('button[aria-expanded="false"]');
  await folded.first().waitFor();
  for (let step = 0; step < 2 && (await messages.getByText("Acción", { exact: true }).count()) === 0; step += 1)
    await folded.first().click();
}

it("reads what is older by its button, and says where nothing is", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  const from = String(++last);
  await write(from, "Ulises Antes", "Hola, buenas tardes");
  let asked = 0;
  await alter(page, MESSAGES, ({ data }, query) => {
    if (query.has("before")) asked += 1;
    const [first] = data.messages;
    if (!first || ["before", "around", "after"].some((name) => query.has(name))) return;
    // more than the screen shows, so that nothing is read automatically
    const many = Array.from({ length: 30 }, (_, index) => {
      const date = new Date(Date.parse(first.date) - (40 - index) * 60_000).toISOString();
      return { ...first, _id: `${first._id}-${index}`, date, message: `Renglón ${index}` };
    });
    Object.assign(data, { messages: [...many, ...data.messages], hasMore: true, before: first.date });
  });
  const chat = await openChat(page, "Ulises Antes");
  await chat.getByText("Renglón 29", { exact: true }).waitFor();
  const button = chat.getByRole("button", { name: "Cargar mensajes anteriores" });
  await button.waitFor({ state: "attached" });
  expect(asked).toBe(0);
  await button.evaluate((one) => (one as HTMLButtonElement).click());
  await expect.poll(() => asked).toBe(1);

  const clientId = new URL(page.url()).searchParams.get("cliente");
  await page.goto(`/chat?cliente=${clientId}&mensaje=${crypto.randomUUID()}`);
  await page.getByText("Este mensaje ya no está en la conversación.").waitFor();
  await page.getByRole("button", { name: "Ver la conversación" }).click();
  await chat.getByText("Hola, buenas tardes").waitFor();
  expect(complaints.filter((line) => !line.includes("404"))).toEqual([]);
});

it("says to somebody who never wrote what is possible, and that nothing was said yet", async () => {
  const { page, context } = await screen({ as: OWNER });
  const { data } = await (await context.request.get("/api/me")).json();
  const client = {
    businessId: data.memberships[0].businessId,
    name: "Vera Nueva",
    whatsapp: String(++last),
    type: "lead",
  };
  const made = await (await context.request.post("/api/client", { data: { client } })).json();
  await page.goto(`/chat?cliente=${made.data._id}`);
  await page.getByText("Todavía no hay mensajes con este cliente.").waitFor();
  await page
    .getByText("Este contacto todavía no te ha escrito. Para empezar, WhatsApp pide una plantilla aprobada.")
    .waitFor();
  await page.route(MESSAGES, (route) => route.fulfill({ status: 503, json: { success: false, message: "Ocupado" } }));
  await page.goto(`/contactos/${made.data._id}`);
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByText("Error al cargar nuevos datos. Por favor intenta nuevamente.").waitFor();
});

it("calls somebody without a name 'Cliente', and says when the 24 hours are over", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  const from = String(++last);
  await write(from, "Wendy Cerrada", "Hola");
  await alter(page, THREADS, ({ data }) => {
    for (const thread of data.threads) {
      if (thread.client?.whatsapp !== from) continue;
      Object.assign(thread, { clientName: "", freeUntil: new Date(Date.now() - 60_000).toISOString() });
    }
  });
  await page.goto("/chat");
  await listOf(page).getByRole("row").filter({ hasText: "Cliente" }).first().click();
  const chat = chatOf(page);
  await chat
    .getByText(
      "Pasaron más de 24 horas desde su último mensaje. WhatsApp solo permite enviarle una plantilla aprobada.",
    )
    .waitFor();
  await chat.getByRole("link", { name: "Llamar" }).waitFor();
  expect(await chat.getByRole("textbox", { name: "Mensaje" }).isDisabled()).toBe(true);
  await chat.getByRole("button", { name: "Enviar plantilla" }).click();
  await page.getByRole("dialog", { name: "Enviar plantilla" }).getByRole("combobox", { name: "Plantilla" }).waitFor();
  expect(complaints).toEqual([]);
});

it("says what keeps a person from writing: a number or page that fell out, and the rights", async () => {
  const owner = await screen({ as: OWNER });
  await write(String(++last), "Ximena Corte", "Hola");
  await alter(owner.page, CHANNELS, ({ data }) => {
    for (const channel of data) channel.status = "disconnected";
  });
  const chat = await openChat(owner.page, "Ximena Corte");
  await chat
    .getByText("WhatsApp está desconectado: lo que escribas saldrá cuando vuelva, hasta un día después.")
    .waitFor();
  await owner.page.getByText("Desconectado", { exact: true }).waitFor();
  await listOf(owner.page).getByRole("button", { name: "Messenger" }).click();
  await listOf(owner.page)
    .getByRole("row", { name: /Carmen Rojas/ })
    .click();
  await chat.getByText("Para responder por Messenger, inicia sesión con Facebook.").waitFor();
  await chat.getByRole("link", { name: "Iniciar sesión" }).waitFor();

  const desk = await screen({ as: DESK });
  await alter(desk.page, "**/api/me", ({ data }) => {
    for (const membership of data.memberships)
      for (const grant of membership.permissions) grant.actions = grant.actions.filter((one: string) => one === "view");
  });
  const dead = await screen({ as: DESK });
  await alter(dead.page, CHANNELS, ({ data }) => {
    for (const channel of data) channel.status = "disconnected";
  });
  const cut = await openChat(dead.page, "Ximena Corte");
  await cut.getByText("Avisa a quien administra el negocio.", { exact: false }).waitFor();
  expect(await cut.getByRole("link", { name: "Revisar conexión" }).count()).toBe(0);
  const read = await openChat(desk.page, "Ximena Corte");
  await read.getByText("No tienes permiso para escribir en este chat.").waitFor();
  expect(await read.getByRole("textbox", { name: "Mensaje" }).isDisabled()).toBe(true);
});
