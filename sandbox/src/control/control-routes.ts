import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { echoFromPhone, echoSchema } from "../console/echo-from-phone.ts";
import { toldNumber } from "../console/save-number.ts";
import { googleControl } from "../google/google-control.ts";
import { decideTemplate } from "../meta/objects/template-routes.ts";
import { withdrawPermission } from "../meta/pages/withdraw-permission.ts";
import { announceWebhook, toldWebhookSchema } from "../meta/webhooks/announce-webhook.ts";
import { verifyCallback } from "../meta/webhooks/callback-check.ts";
import { failuresSchema } from "../world/failures.ts";
import type { World } from "../world/world.ts";
import { scriptSchema } from "./script-schema.ts";

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

const resetSchema = z.strictObject({ keepNumbers: z.boolean().default(false) });
const clockSchema = z.strictObject({ offsetMs: z.number().int() });
const decisionSchema = z.strictObject({
  wabaId: z.string(),
  name: z.string(),
  language: z.string().default("es_MX"),
  status: z.enum(["PENDING", "APPROVED", "REJECTED", "PAUSED", "DISABLED"]),
  reason: z.string().default("NONE"),
});
/** Sets the state of a number, in its own fields and its key. */
const standingSchema = z.strictObject({
  phoneNumberId: z.string(),
  quality: z.enum(["GREEN", "YELLOW", "RED"]).optional(),
  limit: z.string().optional(),
  isUnregistered: z.boolean().optional(),
  isOnBizApp: z.boolean().optional(),
  tokenExpiresAt: z.int().min(0).optional(),
});
/** As a person does in the settings of their Facebook account. */
const withdrawSchema = z.strictObject({ userId: z.string(), what: z.enum(["deauthorize", "deletion"]) });
const verifySchema = z.strictObject({ callbackUrl: z.url().optional(), verifyToken: z.string().optional() });

/** The sandbox's control API. Only callers on this machine may use it. */
export function controlRoutes(server: FastifyInstance, world: World): void {
  server.addHook("onRequest", async (request, reply) => {
    if (!LOOPBACK.test(request.ip)) return reply.code(403).send({ error: { message: "Only from this machine." } });
  });
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ error: { message: z.prettifyError(error) } });
    const status = (error as { status?: number; statusCode?: number }).statusCode ?? 400;
    const details = (error as { details?: string }).details;
    return reply.code(status).send({ error: { message: details ?? (error instanceof Error ? error.message : "?") } });
  });

  googleControl(server, world);
  server.post("/__sandbox/facebook/withdraw", async (request) => {
    const { userId, what } = withdrawSchema.parse(request.body);
    return withdrawPermission(world, userId, what);
  });
  server.get("/__sandbox/state", async () => state(world));
  server.post("/__sandbox/reset", async (request) => {
    const { keepNumbers } = resetSchema.parse(request.body ?? {});
    const [numbers, accounts] = [world.numbers.list(), world.numbers.accounts()];
    world.reset();
    if (keepNumbers) world.numbers.restore(numbers, accounts);
    return { ok: true };
  });

  server.get("/__sandbox/failures", async () => world.failures.current());
  server.put("/__sandbox/failures", async (request) => {
    const changes = failuresSchema.partial().parse(request.body ?? {});
    const given = Object.keys((request.body ?? {}) as object);
    const failures = world.failures.change(
      Object.fromEntries(Object.entries(changes).filter(([key]) => given.includes(key))),
    );
    if (changes.seed) world.random.reseed(changes.seed);
    return failures;
  });
  server.delete("/__sandbox/failures", async () => {
    world.failures.reset();
    return world.failures.current();
  });

  const clock = () => ({ now: new Date(world.clock.now()).toISOString(), offsetMs: world.clock.offsetMs() });
  server.get("/__sandbox/clock", async () => clock());
  for (const method of ["POST", "PUT"] as const) {
    server.route({
      method,
      url: "/__sandbox/clock",
      handler: async (request) => {
        world.clock.shift(clockSchema.parse(request.body).offsetMs);
        return clock();
      },
    });
  }

  server.get("/__sandbox/journal", async () => ({ requests: world.journal.entries() }));
  server.delete("/__sandbox/journal", async () => {
    world.journal.clear();
    return { ok: true };
  });
  server.get("/__sandbox/webhooks", async () => ({ deliveries: world.webhooks.list().map(toldDelivery) }));

  server.post("/__sandbox/verify", async (request) => {
    const { callbackUrl, verifyToken } = verifySchema.parse(request.body ?? {});
    await verifyCallback(world, callbackUrl ?? world.settings.webhookUrl, verifyToken ?? world.settings.verifyToken);
    return { ok: true };
  });
  server.post("/__sandbox/webhook", async (request) => announceWebhook(world, toldWebhookSchema.parse(request.body)));
  server.post("/__sandbox/standing", async (request) => {
    const { phoneNumberId, ...changes } = standingSchema.parse(request.body);
    const number = world.numbers.byId(phoneNumberId);
    if (!number) throw new Error(`There is no number ${phoneNumberId}.`);
    const standing = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    world.numbers.save({ ...number, standing: { ...number.standing, ...standing } });
    world.changed();
    return { ok: true };
  });
  server.post("/__sandbox/templates", async (request) => {
    const { wabaId, name, language, status, reason } = decisionSchema.parse(request.body);
    const template = world.templates.find(wabaId, name, language);
    if (!template) throw new Error(`There is no template ${name} in ${language}.`);
    return decideTemplate(world, template, status, reason);
  });
  server.post("/__sandbox/echo", async (request) => echoFromPhone(world, echoSchema.parse(request.body)));

  server.get("/__sandbox/llm/script", async () => ({ scripts: world.llm.scripts() }));
  server.post("/__sandbox/llm/script", async (request) => {
    const { match, steps, repeat } = scriptSchema.parse(request.body);
    world.llm.write({ match, steps, repeat });
    return { ok: true, steps: steps.length };
  });
  server.delete("/__sandbox/llm/script", async () => {
    world.llm.clearScripts();
    return { ok: true };
  });
  server.get("/__sandbox/llm/requests", async () => ({ requests: world.llm.requests() }));
}

function state(world: World) {
  const deliveries = world.webhooks.list();
  return {
    numbers: world.numbers.list().map((number) => toldNumber(world, number)),
    accounts: world.numbers
      .accounts()
      .map(({ wabaId, callbackUrl, subscribed }) => ({ wabaId, callbackUrl, subscribed })),
    customers: world.conversations.customers(),
    messages: world.conversations.messageCount(),
    media: world.media.list().length,
    templates: world.templates.list(),
    mails: world.mail.list().length,
    webhooks: {
      total: deliveries.length,
      waiting: deliveries.filter((one) => one.state === "waiting").length,
      abandoned: deliveries.filter((one) => one.state === "abandoned").length,
    },
    failures: world.failures.current(),
    clock: { offsetMs: world.clock.offsetMs() },
    webhookUrl: world.settings.webhookUrl,
  };
}

function toldDelivery(delivery: ReturnType<World["webhooks"]["list"]>[number]) {
  const { body, order: _order, ...rest } = delivery;
  return { ...rest, body: JSON.parse(body) as unknown };
}
