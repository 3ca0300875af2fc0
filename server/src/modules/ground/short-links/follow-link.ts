// `/c/{code}`: redirects to the page or file of the code, always on this installation. Unknown, expired and malformed
// codes get the same answer.
import { isCode, isTarget } from "@mostrador/domain/ground/short-links/short-link.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { RawRoute } from "../../../kernel/http/registry.ts";
import { readLink } from "./short-link.store.ts";

export const followLink: RawRoute = {
  method: "GET",
  path: "/c/:code",
  from: "people",
  rate: "public",
  summary: "Un enlace corto de un mensaje: lleva a la cita, su pago o su archivo de calendario",
  guard: "código de 12 caracteres al azar",
  handle: async (ctx, request, reply) => {
    const { code } = request.params as { code: string };
    const path = isCode(code) ? await readTogether(ctx, (tx) => readLink(tx, code, new Date(ctx.now))) : undefined;
    void reply.header("cache-control", "no-store");
    // The stored target is checked again: no row may lead elsewhere.
    if (path !== undefined && isTarget(path)) return reply.redirect(path, 302);
    return reply.code(404).type("text/html; charset=utf-8").send(GONE);
  },
};

const GONE = `<!doctype html>
<html lang="es-MX">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Este enlace ya no sirve</title>
    <style>
      body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
        font: 16px/1.5 system-ui, sans-serif; text-align: center; }
      h1 { font-size: 22px; margin: 0 0 8px; }
      p { margin: 0; max-width: 40ch; }
    </style>
  </head>
  <body>
    <main>
      <h1>Este enlace ya no sirve</h1>
      <p>Puede que esté incompleto o que ya haya vencido. Escríbele al negocio que te lo mandó y te ayuda con gusto.</p>
    </main>
  </body>
</html>
`;
