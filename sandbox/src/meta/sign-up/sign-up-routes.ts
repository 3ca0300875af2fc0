import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { derivedDigits } from "../../world/ids.ts";
import { canonicalPhone, displayPhone, writtenPhone } from "../../world/phone.ts";
import type { World } from "../../world/world.ts";
import { facebookPage } from "../pages/facebook-page.ts";
import { facebookAsked, facebookSignIn } from "../pages/facebook-sign-in.ts";
import { facebookPersonPage, facebookPersonRoutes, personAsked } from "./facebook-person.ts";
import { signUpPage } from "./sign-up-page.ts";

const CODE_MS = 30_000;

const askedSchema = z.looseObject({
  client_id: z.string().min(1, "Falta client_id."),
  config_id: z.string().min(1, "Falta config_id."),
  redirect_uri: z.url("redirect_uri no es una dirección."),
  response_type: z.literal("code", "response_type debe ser code."),
  state: z.string().optional(),
});

/** Meta's sign-up for WhatsApp: `/{version}/dialog/oauth`, where a person chooses a number and returns with a code. */
export function signUpRoutes(server: FastifyInstance, world: World): void {
  server.get("/:version/dialog/oauth", async (request, reply) => {
    reply.type("text/html; charset=utf-8");
    const query = request.query as Record<string, string>;
    // A sign-in names permissions; the sign-up for WhatsApp has its own configuration.
    if (query.scope !== undefined && !query.scope.includes("pages_")) {
      const wanted = personAsked.safeParse(query);
      if (!wanted.success) return reply.code(400).send(`Error: ${wanted.error.issues[0]?.message}`);
      return facebookPersonPage(query);
    }
    if (query.scope !== undefined) {
      const wanted = facebookAsked.safeParse(query);
      if (!wanted.success) return reply.code(400).send(`Error: ${wanted.error.issues[0]?.message}`);
      return facebookPage(query, world.pages.list());
    }
    const asked = askedSchema.safeParse(query);
    if (!asked.success) return reply.code(400).send(`Error: ${asked.error.issues[0]?.message}`);
    const suggested = displayPhone(writtenPhone(`55${derivedDigits(`sign-up:${world.clock.now()}`, 8)}`));
    return signUpPage(query, suggested);
  });

  facebookSignIn(server, world);
  facebookPersonRoutes(server, world);

  server.post("/meta/sign-up", async (request, reply) => {
    const form = request.body as Record<string, string>;
    const asked = askedSchema.safeParse(form);
    if (!asked.success) return reply.code(400).send({ error: asked.error.issues[0]?.message });
    const { redirect_uri: redirectUri, state } = asked.data;
    const back = new URL(redirectUri);
    if (state !== undefined) back.searchParams.set("state", state);
    if (form.decision !== "allow" || !form.phone) {
      back.searchParams.set("error", "access_denied");
      return reply.redirect(back.href, 303);
    }
    const code = world.ids.token("AQ", 80);
    world.signUps.give(code, { ...open(world, form), redirectUri, expiresAt: world.clock.now() + CODE_MS });
    back.searchParams.set("code", code);
    return reply.redirect(back.href, 303);
  });
}

/** The account of the number, created with it when it does not exist. It gets a new key, and the old one ends. */
function open(world: World, form: Record<string, string>): { wabaId: string; accessToken: string } {
  const phone = canonicalPhone(form.phone ?? "");
  const known = world.numbers.find(phone);
  const phoneNumberId = known?.phoneNumberId ?? derivedDigits(`signed-up:${phone}`, 15);
  const wabaId = known?.wabaId ?? derivedDigits(`signed-up-waba:${phone}`, 15);
  const accessToken = world.ids.token("EAA", 60);
  const isOnBizApp = form.app === "yes";
  world.numbers.save({
    phoneNumberId,
    wabaId,
    displayPhoneNumber: known?.displayPhoneNumber ?? displayPhone(writtenPhone(phone)),
    businessName: form.business?.trim() || "Mi negocio",
    accessToken,
    standing: {
      isOnBizApp,
      isUnregistered: !isOnBizApp && known === undefined,
      onboardedAt: world.clock.now(),
      tokenExpiresAt: world.clock.now() + 60 * 24 * 3600_000,
    },
  });
  const account = world.numbers.account(wabaId);
  world.numbers.saveAccount({ wabaId, accessToken, callbackUrl: account?.callbackUrl, subscribed: false });
  world.changed();
  world.live.publish({ kind: "numbers" });
  return { wabaId, accessToken };
}
