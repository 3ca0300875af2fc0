// Settings, read once at the start. `.env.example` lists each of them and explains what it is for.
import { z } from "zod";
import { readFaults } from "./kernel/fault.ts";
import { StartError } from "./kernel/start-error.ts";

const flag = (otherwise: "0" | "1") =>
  z
    .enum(["0", "1"], "debe ser 0 o 1")
    .default(otherwise)
    .transform((value) => value === "1");
const port = (otherwise: number) => z.coerce.number().int().min(1).max(65_535).default(otherwise);

const faults = z.string().transform((text, ctx) => {
  try {
    return readFaults(text);
  } catch (error) {
    ctx.addIssue((error as Error).message);
    return z.NEVER;
  }
});

/** Published in our files: anyone who has read them can sign in to a demo. */
export const DEMO_PASSWORD = "mostrador-demo";

const DATABASE_ADDRESS =
  "debe nombrar un solo servidor: postgres://usuario:contraseña@servidor:5432/base. " +
  "Con varios, pon delante un nombre o un proxy que lleve siempre al principal";

const Settings = z.object({
  PORT: port(3000),
  HOST: z.string().default("127.0.0.1"),
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  DRAIN_WAIT_MS: z.coerce.number().int().min(0).max(20_000).default(0),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z
    .string()
    .refine((url) => /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? ""), DATABASE_ADDRESS)
    .optional(),
  DEMO: flag("1"),
  DEMO_PASSWORD: z.string().default(DEMO_PASSWORD),
  PUBLIC_URL: z.url().optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  APP_SECRET: z.string().min(32, "debe tener al menos 32 caracteres").optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  META_GRAPH_URL: z.url().optional(),
  META_GRAPH_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/)
    .default("v23.0"),
  MAPS_URL: z.url().optional(),
  /** Where a new business reaches the team: digits with the country code. */
  TEAM_WHATSAPP: z
    .string()
    .regex(/^\d{10,15}$/, "debe tener solo dígitos, con la clave del país")
    .or(z.literal(""))
    .default(""),
  /** The foot of pages without a brand. */
  PRIVACY_URL: z.url({ protocol: /^https?$/ }).optional(),
  TERMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  COMMUNITY_URL: z.url({ protocol: /^https?$/ }).optional(),
  META_DIALOG_URL: z.url().default("https://www.facebook.com"),
  META_APP_ID: z.string().optional(),
  META_CONFIG_ID: z.string().optional(),
  META_LOGIN_CONFIG_ID: z.string().optional(),
  META_APP_SECRET: z.string().optional(),
  META_VERIFY_TOKEN: z.string().optional(),
  MERCADO_PAGO_URL: z.url().optional(),
  MERCADO_PAGO_AUTH_URL: z.url().optional(),
  MERCADO_PAGO_CLIENT_ID: z.string().optional(),
  MERCADO_PAGO_CLIENT_SECRET: z.string().optional(),
  MERCADO_PAGO_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url().default("https://api.stripe.com"),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  HEROKU_API_URL: z.url().default("https://api.heroku.com"),
  HEROKU_API_KEY: z.string().optional(),
  HEROKU_APP: z.string().optional(),
  DOMAINS_TARGET: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "debe ser un nombre como dominios.tumarca.mx")
    .optional(),
  DNS_URL: z.url().default("https://cloudflare-dns.com/dns-query"),
  LLM_BASE_URL: z.url().optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL_GPT: z.string().default("gpt-5-mini"),
  LLM_MODEL_REASONING: z.string().default("gpt-5"),
  /** Transcribes voice notes. */
  LLM_MODEL_TRANSCRIPTION: z.string().default("gpt-4o-mini-transcribe"),
  /** Describes pictures; without it the model of `LLM_MODEL_GPT` is used. */
  LLM_MODEL_VISION: z.string().optional(),
  /** Speaks answers, in this voice. */
  LLM_MODEL_SPEECH: z.string().default("gpt-4o-mini-tts"),
  LLM_VOICE: z.string().default("coral"),
  LLM_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(25_000),
  SMTP_URL: z.string().optional(),
  MAILBOX_URL: z.url().optional(),
  MAIL_FROM: z.string().default("Mostrador <hola@localhost>"),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, "debe ser una clave pública de VAPID en base64url")
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "debe ser una clave privada de VAPID en base64url")
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:.+@|https:\/\/)./, "debe empezar con mailto: o https://")
    .optional(),
  PUSH_URL: z.url().optional(),
  FILES_QUOTA_GB: z.coerce.number().positive("debe ser mayor a 0").default(100),
  CLOUDINARY_URL: z
    .string()
    .regex(/^cloudinary:\/\/\w+:[\w-]+@[\w-]+\/?$/, "debe tener la forma cloudinary://clave:secreto@nube")
    .optional(),
  CLOUDINARY_API_URL: z.url().default("https://api.cloudinary.com"),
  CLOUDINARY_DELIVERY_URL: z.url().default("https://res.cloudinary.com"),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_AUTH_URL: z.url().default("https://accounts.google.com/o/oauth2/v2/auth"),
  GOOGLE_TOKEN_URL: z.url().default("https://oauth2.googleapis.com/token"),
  GOOGLE_API_URL: z.url().default("https://www.googleapis.com"),
  GOOGLE_NOTIFY_URL: z.url().optional(),
  SIGN_IN_GOOGLE_ID: z.string().optional(),
  SIGN_IN_GOOGLE_SECRET: z.string().optional(),
  SIGN_IN_GOOGLE_AUTH_URL: z.url().default("https://accounts.google.com/o/oauth2/v2/auth"),
  SIGN_IN_GOOGLE_TOKEN_URL: z.url().default("https://oauth2.googleapis.com/token"),
  SIGN_IN_GOOGLE_USER_URL: z.url().default("https://openidconnect.googleapis.com/v1/userinfo"),
  SIGN_IN_FACEBOOK_ID: z.string().optional(),
  SIGN_IN_FACEBOOK_SECRET: z.string().optional(),
  SIGN_IN_FACEBOOK_AUTH_URL: z.url().default("https://www.facebook.com/v23.0/dialog/oauth"),
  SIGN_IN_FACEBOOK_TOKEN_URL: z.url().default("https://graph.facebook.com/v23.0/oauth/access_token"),
  SIGN_IN_FACEBOOK_USER_URL: z.url().default("https://graph.facebook.com/v23.0/me"),
  RATE_LIMITS: flag("1"),
  STRICT_ANSWERS: flag("0"),
  FAULTS: faults.optional(),
});

export type Env = z.infer<typeof Settings> & { sandboxPort: number };

/** Throws one readable line for each wrong setting. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = Settings.safeParse(filled);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new StartError(`Revisa estos ajustes:\n${lines.join("\n")}`);
  }
  const { FAULTS, STRICT_ANSWERS, DEMO, PUBLIC_URL, MAPS_URL, PUSH_URL } = result.data;
  if (!result.data.VAPID_PUBLIC_KEY !== !result.data.VAPID_PRIVATE_KEY) {
    throw new Error("VAPID_PUBLIC_KEY y VAPID_PRIVATE_KEY van juntas: pon las dos, o ninguna.");
  }
  if (PUSH_URL && PUBLIC_URL?.startsWith("https:")) {
    throw new Error("PUSH_URL es solo para la demo y las pruebas: con un PUBLIC_URL de https avisan los navegadores.");
  }
  if (MAPS_URL && PUBLIC_URL?.startsWith("https:")) {
    throw new Error(
      "MAPS_URL es solo para la demo y las pruebas: con un PUBLIC_URL de https los mapas son los de Google.",
    );
  }
  if (FAULTS && (!STRICT_ANSWERS || DEMO || PUBLIC_URL)) {
    throw new Error(
      "FAULTS es solo para pruebas: hace fallar al producto a propósito. Pide STRICT_ANSWERS=1, DEMO=0 y ningún PUBLIC_URL.",
    );
  }
  return { ...result.data, sandboxPort: result.data.SANDBOX_PORT ?? result.data.PORT + 1 };
}
