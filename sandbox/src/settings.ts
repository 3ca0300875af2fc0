import type { Failures } from "./world/failures.ts";

/** The options of the sandbox. All of them have a default. */
export type SandboxOptions = {
  port?: number;
  host?: string;
  /** Folder of the stored state. Without it, the state stays in memory. */
  dataFolder?: string;
  /** Receiver of Meta's webhooks when a business account has no callback of its own. */
  webhookUrl?: string;
  appSecret?: string;
  verifyToken?: string;
  /** Receiver of Mercado Pago's webhooks for preferences that name no other. */
  paymentWebhookUrl?: string;
  /** The application that collects for sellers, and the key that signs notifications. */
  mercadoPago?: { clientId: string; clientSecret: string; webhookSecret: string };
  /** Receiver of Stripe's webhooks. */
  stripeWebhookUrl?: string;
  stripe?: { secretKey: string; webhookSecret: string };
  /** The application at Heroku, and the key of its API. */
  heroku?: { apiKey: string; app: string };
  /** The same seed gives the same ids and the same chances. Without it, each start differs, so ids never repeat. */
  seed?: string;
  /** Waits before each retry of an undelivered webhook, in ms; the last one is repeated until 30 tries. */
  webhookRetryMs?: number[];
  failures?: Partial<Failures>;
};

export type Settings = Required<Omit<SandboxOptions, "dataFolder">> & { dataFolder: string | undefined };

/** Fills in the defaults: 0.3 s up to 30 s between tries, some twelve minutes in all. */
export function settingsFrom(options: SandboxOptions): Settings {
  return {
    port: options.port ?? 3001,
    host: options.host ?? "127.0.0.1",
    dataFolder: options.dataFolder,
    webhookUrl: options.webhookUrl ?? "http://127.0.0.1:3000/api/webhooks/meta",
    appSecret: options.appSecret ?? "sandbox-app-secret",
    verifyToken: options.verifyToken ?? "sandbox-verify-token",
    paymentWebhookUrl: options.paymentWebhookUrl ?? "http://127.0.0.1:3000/api/mercadopago/webhook",
    mercadoPago: options.mercadoPago ?? {
      clientId: "sandbox-mp-client",
      clientSecret: "sandbox-mp-client-secret",
      webhookSecret: "sandbox-mp-webhook-secret",
    },
    stripeWebhookUrl: options.stripeWebhookUrl ?? "http://127.0.0.1:3000/api/stripe/webhook",
    stripe: options.stripe ?? { secretKey: "sandbox-stripe-key", webhookSecret: "sandbox-stripe-webhook-secret" },
    heroku: options.heroku ?? { apiKey: "sandbox-heroku-key", app: "sandbox-app" },
    seed: options.seed ?? `start-${Date.now()}-${process.pid}`,
    webhookRetryMs: options.webhookRetryMs ?? [300, 1000, 2000, 4000, 8000, 15_000, 30_000],
    failures: options.failures ?? {},
  };
}

/** Reads the environment. An empty variable counts as absent. */
export function optionsFromEnvironment(env: NodeJS.ProcessEnv): SandboxOptions {
  const port = Number(env.SANDBOX_PORT || 3001);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error("SANDBOX_PORT must be a port number");
  return {
    port,
    host: env.SANDBOX_HOST || undefined,
    dataFolder: env.SANDBOX_DATA || undefined,
    webhookUrl: env.SANDBOX_WEBHOOK_URL || undefined,
    paymentWebhookUrl: env.SANDBOX_PAYMENT_WEBHOOK_URL || undefined,
    appSecret: env.META_APP_SECRET || undefined,
    verifyToken: env.META_VERIFY_TOKEN || undefined,
    mercadoPago:
      env.MERCADO_PAGO_CLIENT_ID && env.MERCADO_PAGO_CLIENT_SECRET && env.MERCADO_PAGO_WEBHOOK_SECRET
        ? {
            clientId: env.MERCADO_PAGO_CLIENT_ID,
            clientSecret: env.MERCADO_PAGO_CLIENT_SECRET,
            webhookSecret: env.MERCADO_PAGO_WEBHOOK_SECRET,
          }
        : undefined,
    stripeWebhookUrl: env.SANDBOX_STRIPE_WEBHOOK_URL || undefined,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? { secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET }
        : undefined,
    seed: env.SANDBOX_SEED || undefined,
  };
}
