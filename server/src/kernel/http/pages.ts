// Pages that the server gives out itself: the built web application and the list of calls.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { Route } from "@mostrador/domain/kit/route.ts";
import type { FastifyInstance } from "fastify";
import { accessText } from "./openapi.ts";
import type { RawDoor } from "./registry.ts";

/** Assets carry a hash in their name and never change; every page is the same document. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    setHeaders: (reply, path) => {
      const lasting = path.includes(`${join(folder, "assets")}`);
      void reply.header("cache-control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const page = readFileSync(join(folder, "index.html"), "utf8");
  app.get("/", (_request, reply) =>
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page),
  );
  app.get("/*", (request, reply) => {
    const { pathname } = new URL(request.url, "http://localhost");
    if (pathname.startsWith("/api/") || pathname.startsWith("/socket.io/") || /\.\w{2,5}$/.test(pathname)) {
      return reply.callNotFound();
    }
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page);
  });
}

/** `/api/docs`: every call on one page, to read and to search. */
export function serveDocs(app: FastifyInstance, routes: Route[], doors: RawDoor[]): void {
  const rows = [
    ...routes.map((route) => [route.method, route.path, route.summary, accessText(route.access)]),
    ...doors.map((door) => [door.method, door.path, door.summary, door.guard]),
  ].map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell as string)}</td>`).join("")}</tr>`);
  const page = `<!doctype html><html lang="es-MX"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Llamadas de Mostrador</title><style>
:root{color-scheme:light dark;font:14px/1.5 system-ui,sans-serif}body{max-width:1200px;margin:32px auto;padding:0 16px}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:8px;border-bottom:1px solid color-mix(in srgb,currentColor 15%,transparent);vertical-align:top}
td:first-child{font-weight:700}td:nth-child(2){font-family:ui-monospace,monospace}</style>
<h1>Llamadas de Mostrador</h1>
<p>Las respuestas tienen la forma <code>{success, message, data}</code>. Las formas completas están en <a href="/api/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Método<th>Ruta<th>Qué hace<th>Quién</tr></thead><tbody>${rows.join("\n")}</tbody></table></html>`;
  app.get("/api/docs", (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
