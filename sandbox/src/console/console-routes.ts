import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { switchAgent } from "../meta/agent/switch-agent.ts";
import { looksLikePhone } from "../world/phone.ts";
import type { World } from "../world/world.ts";
import { ConsoleError } from "./console-error.ts";
import { customerMessageSchema } from "./customer-message-schema.ts";
import { pageMessageSchema, savePage, toldChat, toldPages, writeToPage } from "./page-messages.ts";
import { toldComments, writeComment } from "./post-comments.ts";
import { receiveMessage } from "./receive-message.ts";
import { saveNumber, toldNumber } from "./save-number.ts";
import { saveTemplate } from "./save-template.ts";
import { toldMessage } from "./told-message.ts";

/** The console's JSON API: read and write chats, list and register business numbers. */
export function consoleRoutes(server: FastifyInstance, world: World): void {
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof ConsoleError) return reply.code(error.status).send({ error: { message: error.message } });
    if (error instanceof z.ZodError) {
      const issue = error.issues[0]!;
      const field = issue.path.join(".");
      const message = issue.code === "unrecognized_keys" ? `No conozco el campo '${issue.keys[0]}'.` : issue.message;
      return reply.code(400).send({ error: { message, ...(field ? { field } : {}) } });
    }
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) console.error("sandbox:", error);
    const message = status < 500 ? "No pude leer la petición: revisa que sea JSON." : "Algo falló en el simulador.";
    return reply.code(status).send({ error: { message } });
  });

  server.post("/console/messages", async (request, reply) => {
    const { channel } = (request.body ?? {}) as { channel?: unknown };
    if (channel === "messenger" || channel === "instagram") {
      const told = writeToPage(world, pageMessageSchema.parse(request.body), `127.0.0.1:${request.socket.localPort}`);
      return reply.code(201).send(told);
    }
    const wanted = customerMessageSchema.parse(request.body ?? {});
    const { message, again } = receiveMessage(world, businessNumber(world, wanted.to), wanted);
    return reply.code(again ? 200 : 201).send(toldMessage(message));
  });

  server.get("/console/messages", async (request) => {
    const { channel, to, from } = request.query as Record<string, string | undefined>;
    if (channel === "messenger" || channel === "instagram") {
      if (!to || !from) throw new ConsoleError(400, "Falta la página o cuenta ('to'), o quién escribe ('from').");
      return toldChat(world, channel, to, from);
    }
    if (channel !== undefined && channel !== "whatsapp")
      throw new ConsoleError(400, "El canal debe ser 'whatsapp', 'messenger' o 'instagram'.");
    if (!to) throw new ConsoleError(400, "Falta el número del negocio ('to').");
    if (!from || !looksLikePhone(from)) throw new ConsoleError(400, "Falta el número del cliente ('from').");
    const chat = world.conversations.peek(businessNumber(world, to).phoneNumberId, from);
    const name = world.conversations.customer(from)?.name;
    const isTyping = (chat?.typingUntil ?? 0) > world.clock.now();
    return { name, isTyping, messages: (chat?.messages ?? []).map(toldMessage) };
  });

  server.post("/console/comments", async (request, reply) => reply.code(201).send(writeComment(world, request.body)));

  server.get("/console/comments", async (request) => {
    const { channel, to = "" } = request.query as Record<string, string | undefined>;
    if (channel !== "messenger" && channel !== "instagram")
      throw new ConsoleError(400, "El canal debe ser 'messenger' o 'instagram'.");
    return toldComments(world, channel, to);
  });

  server.get("/console/conversations", async (request) => {
    const { to } = request.query as { to?: string };
    const number = to ? businessNumber(world, to) : undefined;
    const chats = world.conversations.all().filter((chat) => !number || chat.phoneNumberId === number.phoneNumberId);
    const told = chats.map((chat) => {
      const last = chat.messages.at(-1);
      const name = world.conversations.customer(chat.customer)?.name ?? chat.customer;
      return { phoneNumberId: chat.phoneNumberId, from: chat.customer, name, last: last && toldMessage(last) };
    });
    return { conversations: told.sort((a, b) => (b.last?.at ?? "").localeCompare(a.last?.at ?? "")) };
  });

  server.post("/console/agent", async (request) => switchAgent(world, request.body));

  server.get("/console/numbers", async () => ({
    numbers: [...world.numbers.list().map((one) => toldNumber(world, one)), ...toldPages(world)],
  }));

  server.post("/console/numbers", async (request, reply) => {
    if ((request.body as { channel?: unknown } | null)?.channel === "messenger") {
      const { fresh, told } = savePage(world, request.body);
      return reply.code(fresh ? 201 : 200).send({ numbers: told });
    }
    const { number, fresh } = saveNumber(world, request.body ?? {});
    return reply.code(fresh ? 201 : 200).send(toldNumber(world, number));
  });

  server.post("/console/templates", async (request, reply) => {
    const { template, fresh } = saveTemplate(world, request.body ?? {});
    return reply.code(fresh ? 201 : 200).send(template);
  });

  server.get<{ Params: { id: string } }>("/console/media/:id", async (request, reply) => {
    const file = world.media.get(request.params.id);
    if (!file) throw new ConsoleError(404, "Ese archivo ya no existe.");
    // Uploaded files are shown, never executed.
    return reply
      .header("content-security-policy", "sandbox; default-src 'none'")
      .header("x-content-type-options", "nosniff")
      .type(file.mimeType)
      .send(world.media.bytes(file.id));
  });
}

function businessNumber(world: World, to: string) {
  const number = world.numbers.find(to);
  if (!number) throw new ConsoleError(404, `Ningún negocio tiene el número ${to}. Conéctalo primero.`);
  return number;
}
