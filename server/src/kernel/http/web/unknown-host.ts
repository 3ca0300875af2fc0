// What a name that leads here, and that nobody proved to be theirs, shows: a plain page, and a refusal for programs.
import type { FastifyReply, FastifyRequest } from "fastify";
import { failure } from "../envelope.ts";

const TITLE = "Esta dirección no está activa";

export function answerUnknownHost(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header("cache-control", "no-store");
  const isPage = request.method === "GET" && String(request.headers.accept ?? "text/html").includes("text/html");
  if (isPage && !request.url.startsWith("/api/")) return reply.code(404).type("text/html; charset=utf-8").send(PAGE);
  const { status, body } = failure(421, TITLE);
  return reply.code(status).type("application/json; charset=utf-8").send(JSON.stringify(body));
}

const PAGE = `<!doctype html>
<html lang="es-MX">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${TITLE}</title>
    <style>
      body { max-width: 480px; margin: 0 auto; padding: 15vh 20px 40px; font: 16px/1.5 system-ui, sans-serif; }
      h1 { font-size: 24px; line-height: 1.25; }
    </style>
  </head>
  <body>
    <h1>${TITLE}</h1>
    <p>Si llegaste por un enlace, pide la dirección correcta a quien te lo mandó.</p>
    <p>Si el dominio es tuyo, agrégalo en la página de tu cuenta y comprueba ahí que te pertenece.</p>
  </body>
</html>
`;
