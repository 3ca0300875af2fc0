import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { derivedDigits } from "../../world/ids.ts";
import type { World } from "../../world/world.ts";
import { escaped, STYLE } from "./sign-up-page.ts";

/** The application with which people sign in. */
const FACEBOOK_APP = { id: "100000000000005", secret: "sandbox-facebook-secret" };

const CODE_MS = 30_000;

export const personAsked = z.looseObject({
  client_id: z.literal(FACEBOOK_APP.id, "client_id no es el de la aplicación."),
  redirect_uri: z.url("redirect_uri no es una dirección."),
  response_type: z.literal("code", "response_type debe ser code."),
  scope: z.string().regex(/public_profile/, "Falta el permiso public_profile."),
  state: z.string().min(8, "Falta state."),
});

/** Returns from the dialog in which a person signs in, with a code or with none. */
export function facebookPersonRoutes(server: FastifyInstance, world: World): void {
  server.post("/meta/person", async (request, reply) => {
    const form = request.body as Record<string, string>;
    const asked = personAsked.safeParse(form);
    if (!asked.success) return reply.code(400).send({ error: asked.error.issues[0]?.message });
    const { redirect_uri: redirectUri, state, scope } = asked.data;
    const back = new URL(redirectUri);
    back.searchParams.set("state", state);
    const name = form.name?.trim();
    if (form.decision !== "allow" || !name) {
      back.searchParams.set("error", "access_denied");
      back.searchParams.set("error_reason", "user_denied");
      return reply.redirect(back.href, 303);
    }
    const accessToken = world.ids.token("EAA", 60);
    // Facebook tells no address of people who signed up with their telephone number.
    const email = scope.includes("email") && form.email?.trim().toLowerCase();
    world.people.set(accessToken, { id: derivedDigits(`facebook:${name}`, 16), name, ...(email && { email }) });
    const code = world.ids.token("AQ", 80);
    world.signUps.give(code, {
      ...{ wabaId: "", accessToken, redirectUri, expiresAt: world.clock.now() + CODE_MS },
      secret: FACEBOOK_APP.secret,
    });
    back.searchParams.set("code", code);
    return reply.redirect(`${back.href}#_=_`, 303);
  });
}

export function facebookPersonPage(query: Record<string, string>): string {
  const hidden = Object.entries(query)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join("");
  return `<!doctype html><html lang="es-MX"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>Facebook de prueba</title><style>${STYLE}</style>
<main><h1>Continuar en Mostrador con Facebook</h1><p>Mostrador podrá ver tu nombre y tu correo.</p>
<form method="post" action="/meta/person">${hidden}
<label>Nombre<input name="name" required maxlength="60" value="Marta Ríos"></label>
<label>Correo<input name="email" type="email" maxlength="120" value="marta@face.test"></label>
<button class="main" name="decision" value="allow">Continuar</button>
<button name="decision" value="deny" formnovalidate>Cancelar</button>
</form><small>Esta página imita a Facebook. Nada sale de esta máquina.</small></main></html>`;
}
