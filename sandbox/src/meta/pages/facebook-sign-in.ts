import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { World } from "../../world/world.ts";

const CODE_MS = 30_000;
/** The person who signs in when the form names none. */
const PERSON = "10159000000000001";

export const facebookAsked = z.looseObject({
  client_id: z.string().min(1, "Falta client_id."),
  redirect_uri: z.url("redirect_uri no es una dirección."),
  response_type: z.literal("code", "response_type debe ser code."),
  scope: z.string().regex(/pages_messaging/, "Falta el permiso pages_messaging."),
  state: z.string().optional(),
});

/** Returns from Facebook's dialog: with a code for the chosen pages, or with none. */
export function facebookSignIn(server: FastifyInstance, world: World): void {
  server.post("/meta/facebook", async (request, reply) => {
    const form = request.body as Record<string, string>;
    const asked = facebookAsked.safeParse(form);
    if (!asked.success) return reply.code(400).send({ error: asked.error.issues[0]?.message });
    const { redirect_uri: redirectUri, state } = asked.data;
    const back = new URL(redirectUri);
    if (state !== undefined) back.searchParams.set("state", state);
    if (form.decision !== "allow") {
      back.searchParams.set("error", "access_denied");
      return reply.redirect(back.href, 303);
    }
    const chosen = world.pages.list().filter(({ pageId }) => form[`page-${pageId}`] === "yes");
    const made = form.newPage?.trim() ? [makePage(world, form.newPage.trim(), form.newInstagram?.trim())] : [];
    const accessToken = world.ids.token("EAA", 60);
    world.pages.grant(
      accessToken,
      form.person || PERSON,
      [...chosen, ...made].map(({ pageId }) => pageId),
    );
    const code = world.ids.token("AQ", 80);
    world.signUps.give(code, { wabaId: "", accessToken, redirectUri, expiresAt: world.clock.now() + CODE_MS });
    back.searchParams.set("code", code);
    return reply.redirect(back.href, 303);
  });
}

function makePage(world: World, name: string, username: string | undefined) {
  const page = world.pages.save({
    pageId: world.ids.digits(15),
    name,
    accessToken: world.ids.token("EAAP", 60),
    subscribed: [],
    mayMessage: true,
    dataEndsAt: world.clock.now() + 90 * 24 * 3600_000,
    ...(username ? { instagram: { id: world.ids.digits(17), username } } : {}),
  });
  world.changed();
  world.live.publish({ kind: "numbers" });
  return page;
}
