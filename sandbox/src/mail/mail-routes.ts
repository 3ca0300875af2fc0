import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { receivedPage } from "../received-page.ts";
import { serveFolder, serveText } from "../serve-files.ts";
import type { World } from "../world/world.ts";

const address = z.string().regex(/^[^@\s]+@[^@\s]+$|<[^@\s<>]+@[^@\s<>]+>$/, "not an e-mail address");

const mailSchema = z.object({
  to: z.union([address.transform((one) => [one]), z.array(address).min(1)]),
  from: address,
  subject: z.string().max(998),
  text: z.string().default(""),
  html: z.string().optional(),
  /** Works like the Message-ID header: the same letter again is stored once. */
  messageId: z.string().max(200).optional(),
});

const LOOK =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:";

const PAGE = receivedPage({
  title: "Correos recibidos",
  about: "Todo lo que el sistema manda por correo llega aquí y a ningún otro lado.",
  script: "/mail/page/mail.js",
  listId: "mails",
  tools:
    '<label class="field"><span>Solo los de</span><input id="to" type="email" placeholder="ana@ejemplo.mx" autocomplete="off" /></label>',
});

/** Mail over plain HTTP: put a letter in, read a person's letters. Nothing leaves this machine. */
export function mailRoutes(server: FastifyInstance, world: World): void {
  const send = async (body: unknown) => {
    const parsed = mailSchema.safeParse(body);
    if (!parsed.success) return { refusal: z.prettifyError(parsed.error) };
    const { messageId } = parsed.data;
    const known = messageId && world.mail.list().find((one) => one.messageId === messageId);
    if (known) return { mail: known };
    const mail = world.mail.add({ ...parsed.data, id: world.ids.token("mail_", 20), at: new Date().toISOString() });
    world.changed();
    world.live.publish({ kind: "mail", id: mail.id });
    return { mail };
  };

  const folder = join(import.meta.dirname, "page");
  serveText(server, "/mail", PAGE);
  serveFolder(server, "/mail/page", folder);

  for (const path of ["/mail/messages", "/mail/send"]) {
    server.post(path, async (request, reply) => {
      const { mail, refusal } = await send(request.body);
      return mail ? reply.code(201).send({ id: mail.id }) : reply.code(400).send({ error: { message: refusal } });
    });
  }

  server.get("/mail/messages", async (request) => {
    const { to } = request.query as { to?: string };
    return { messages: world.mail.list(to).map((mail) => ({ ...mail, to: mail.to.join(", ") })) };
  });

  /** As a mail program shows it: pictures and styles, no code. */
  server.get<{ Params: { id: string } }>("/mail/messages/:id/html", async (request, reply) => {
    const mail = world.mail.list().find(({ id }) => id === request.params.id);
    if (!mail?.html) return reply.code(404).send({ error: { message: "no such letter" } });
    return reply
      .header("content-security-policy", LOOK)
      .header("x-content-type-options", "nosniff")
      .type("text/html; charset=utf-8")
      .send(mail.html.replace("<head>", '<head><base target="_blank">'));
  });
}
