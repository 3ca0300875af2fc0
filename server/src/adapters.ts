// The only file that sees every adapter: it chooses the one behind each port from the settings, with the faults that
// are switched on.
import { join, resolve } from "node:path";
import type { Env } from "./env.ts";
import { withFaults } from "./kernel/fault.ts";
import type { Log } from "./kernel/log.ts";
import type { Seal } from "./kernel/seal.ts";
import type { BillingDeps } from "./modules/partners/billing/index.ts";
import { type CalendarDeps, NOTIFY_PATH } from "./modules/scheduling/calendars/index.ts";
import type { PaymentDeps } from "./modules/scheduling/payments/index.ts";
import { stripeBilling } from "./providers/billing/stripe.ts";
import { googleCalendar } from "./providers/calendar/google-calendar.ts";
import { gatewayDomains } from "./providers/domains/gateway.ts";
import { herokuDomains } from "./providers/domains/heroku.ts";
import type { DomainProvider } from "./providers/domains/port.ts";
import { openAiCompatibleLlm } from "./providers/llm/openai-compatible.ts";
import { mailboxMail } from "./providers/mail/mailbox.ts";
import type { Mail } from "./providers/mail/port.ts";
import { retryingMail } from "./providers/mail/retrying-mail.ts";
import { smtpMail } from "./providers/mail/smtp.ts";
import { unsentMail } from "./providers/mail/unsent.ts";
import { googleMaps } from "./providers/maps/google-maps.ts";
import type { MapLinks } from "./providers/maps/port.ts";
import { metaMessaging } from "./providers/messaging/meta.ts";
import type { Messaging } from "./providers/messaging/port.ts";
import { mercadoPago } from "./providers/payments/mercado-pago.ts";
import type { Push } from "./providers/push/port.ts";
import { vapidKeysOf } from "./providers/push/vapid-keys.ts";
import { webPushNotices } from "./providers/push/web-push.ts";
import { facebookPeople } from "./providers/sign-in/facebook-people.ts";
import { googlePeople } from "./providers/sign-in/google-people.ts";
import type { SignInProvider } from "./providers/sign-in/port.ts";
import { cloudinaryStorage, readAccount } from "./providers/storage/cloudinary.ts";
import { diskStorage } from "./providers/storage/disk.ts";
import type { Storage } from "./providers/storage/port.ts";

type Around = { env: Env; log: Log; publicUrl: string; secret: string; seal: Seal; clock: () => number };

/** One adapter for each port. */
export function openAdapters({ env, log, publicUrl, secret, seal, clock }: Around) {
  return {
    mail: chooseMail(env, log),
    carrier: chooseCarrier(env, log),
    files: chooseFiles(env, publicUrl, clock),
    llm: chooseLlm(env),
    messaging: chooseMessaging(env, publicUrl),
    push: choosePush(env, publicUrl, secret),
    payments: choosePayments(env, publicUrl, seal),
    billing: chooseBilling(env, publicUrl),
    calendar: chooseCalendar(env, publicUrl, clock),
    maps: chooseMaps(env),
    signIn: chooseSignIn(env),
    domains: chooseDomains(env),
  };
}

/** Without a key and an address the built-in engine answers, offline and free of charge (D-9.3, D-9.6). */
function chooseLlm(env: Env) {
  if (!env.LLM_API_KEY || !env.LLM_BASE_URL) return null;
  const models = { gpt_model: env.LLM_MODEL_GPT, reasoning_model: env.LLM_MODEL_REASONING };
  const llm = openAiCompatibleLlm({
    baseUrl: env.LLM_BASE_URL,
    apiKey: env.LLM_API_KEY,
    models,
    transcriptionModel: env.LLM_MODEL_TRANSCRIPTION,
    visionModel: env.LLM_MODEL_VISION ?? env.LLM_MODEL_GPT,
    speech: { model: env.LLM_MODEL_SPEECH, voice: env.LLM_VOICE },
  });
  return { llm: withFaults(llm, "llm", ["answer", "transcribe", "describe", "speak"]), timeoutMs: env.LLM_TIMEOUT_MS };
}

/** Without an application at Mercado Pago nobody can connect, and the page says what is missing. */
function choosePayments(env: Env, publicUrl: string, seal: Seal): PaymentDeps {
  const { MERCADO_PAGO_CLIENT_ID: clientId = "", MERCADO_PAGO_CLIENT_SECRET: clientSecret = "" } = env;
  const baseUrl = (env.MERCADO_PAGO_URL ?? "https://api.mercadopago.com").replace(/\/+$/, "");
  const adapter = mercadoPago({
    baseUrl,
    authUrl: env.MERCADO_PAGO_AUTH_URL ?? "https://auth.mercadopago.com/authorization",
    clientId,
    clientSecret,
    timeoutMs: 15_000,
  });
  const wanted = ["MERCADO_PAGO_CLIENT_ID", "MERCADO_PAGO_CLIENT_SECRET", "MERCADO_PAGO_WEBHOOK_SECRET"] as const;
  return {
    seal,
    payments: withFaults(adapter, "payments", ["exchange", "renew", "prepare", "read", "search", "refund"]),
    missing: wanted.filter((name) => !env[name]),
    webhookSecret: env.MERCADO_PAGO_WEBHOOK_SECRET,
    publicUrl: publicUrl.replace(/\/+$/, ""),
    isReachable: publicUrl.startsWith("https:"),
  };
}

/** Without a key nobody can buy, and the pages say what is missing. */
function chooseBilling(env: Env, publicUrl: string): BillingDeps {
  const adapter = stripeBilling({
    secretKey: env.STRIPE_SECRET_KEY ?? "",
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? "",
    baseUrl: env.STRIPE_API_URL,
    timeoutMs: 15_000,
  });
  return {
    billing: withFaults(adapter, "billing", BILLING_CALLS),
    missing: (["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const).filter((name) => !env[name]),
    publicUrl: publicUrl.replace(/\/+$/, ""),
  };
}

const BILLING_CALLS = [
  "makeCustomer",
  "priceFor",
  "findPromotion",
  "openCheckout",
  "openPortal",
  "makeIntent",
  "readCheckout",
  "readIntent",
  "readInvoice",
  "readSubscription",
  "readCharge",
] as const;

/** For a letter that is sent outside a job. */
function chooseMail(env: Env, log: Log): Mail {
  const carrier = chooseCarrier(env, log);
  return env.SMTP_URL || env.MAILBOX_URL ? retryingMail(carrier) : carrier;
}

/** For a letter whose job is retried by the queue. */
function chooseCarrier(env: Env, log: Log): Mail {
  if (env.SMTP_URL) return withFaults(smtpMail(env.SMTP_URL, env.MAIL_FROM), "mail", ["send"]);
  if (env.MAILBOX_URL) return withFaults(mailboxMail(env.MAILBOX_URL, env.MAIL_FROM), "mail", ["send"]);
  return unsentMail((subject) => log.warn({ subject }, "a mail was not sent: no carrier is set (SMTP_URL)"));
}

/** An installation without keys of its own derives them from its secret. */
function choosePush(env: Env, publicUrl: string, secret: string): Push {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  const adapter = webPushNotices({
    keys: publicKey && privateKey ? { publicKey, privateKey } : vapidKeysOf(secret),
    subject: env.VAPID_SUBJECT ?? (publicUrl.startsWith("https:") ? publicUrl : "mailto:hola@mostrador.invalid"),
    standIn: env.PUSH_URL ?? null,
    timeoutMs: 10_000,
  });
  return withFaults(adapter, "push", ["send"]);
}

/**
 * Without a Meta application, numbers are connected by their ids and keys. Sign-up, pages and accounts are not
 * offered.
 */
function chooseMessaging(env: Env, publicUrl: string): Messaging {
  const baseUrl = (env.META_GRAPH_URL ?? "https://graph.facebook.com").replace(/\/+$/, "");
  const { META_APP_ID: id, META_APP_SECRET: secret, META_CONFIG_ID: configId } = env;
  const dialogUrl = env.META_DIALOG_URL.replace(/\/+$/, "");
  const pages = `${publicUrl.replace(/\/+$/, "")}/integraciones`;
  const redirectUri = `${pages}/whatsapp`;
  const app = id && secret && configId ? { app: { id, secret, configId, dialogUrl, redirectUri } } : {};
  const redirectUris = { messenger: `${pages}/messenger`, instagram: `${pages}/instagram` };
  const loginConfig = env.META_LOGIN_CONFIG_ID ?? null;
  const login = id && secret ? { login: { id, secret, configId: loginConfig, dialogUrl, redirectUris } } : {};
  const adapter = metaMessaging({ baseUrl, version: env.META_GRAPH_VERSION, timeoutMs: 10_000, ...app, ...login });
  return withFaults(adapter, "messaging", [
    "send",
    "threadControl",
    "markRead",
    "fetchMedia",
    "uploadMedia",
    "proveNumber",
    "connect",
    "listTemplates",
    "createTemplate",
    "deleteTemplate",
    "redeemSignUp",
    "redeemSignIn",
    "readProfile",
    "register",
    "askForHistory",
  ]);
}

/** On the disk unless Cloudinary is set (D-14). Files already on the disk stay there. */
function chooseFiles(env: Env, publicUrl: string, clock: () => number) {
  const folder = join(resolve(env.DATA_DIR), "files");
  const account = readAccount(env.CLOUDINARY_URL ?? "");
  const baseUrl = env.CLOUDINARY_API_URL.replace(/\/+$/, "");
  const delivery = env.CLOUDINARY_DELIVERY_URL.replace(/\/+$/, "");
  const faulty = (storage: Storage) => withFaults(storage, "storage", ["put", "remove"]);
  return {
    folder,
    quotaBytes: env.FILES_QUOTA_GB * 1024 ** 3,
    current: account ? ("cloudinary" as const) : ("disk" as const),
    storages: {
      disk: faulty(diskStorage(folder)),
      ...(account && { cloudinary: faulty(cloudinaryStorage({ account, baseUrl, timeoutMs: 60_000, clock })) }),
    },
    shown: (url: string) => (url.startsWith("/") ? publicUrl.replace(/\/+$/, "") + url : url),
    isOurs: (url: string) => account !== null && url.startsWith(`${delivery}/${account.cloud}/`),
  };
}

/** Each needs an application of the installation there; without one its button is not shown. */
function chooseSignIn(env: Env): SignInProvider[] {
  const timeoutMs = 10_000;
  const google = settingsOfSignIn(env, "GOOGLE");
  const facebook = settingsOfSignIn(env, "FACEBOOK");
  return [
    ...(google ? [googlePeople({ ...google, timeoutMs })] : []),
    ...(facebook ? [facebookPeople({ ...facebook, timeoutMs })] : []),
  ].map((provider) => withFaults(provider, "sign-in", ["redeem", "person"]));
}

function settingsOfSignIn(env: Env, who: "GOOGLE" | "FACEBOOK") {
  const [clientId, clientSecret] = [env[`SIGN_IN_${who}_ID`], env[`SIGN_IN_${who}_SECRET`]];
  if (!clientId || !clientSecret) return null;
  const urls = {
    auth: env[`SIGN_IN_${who}_AUTH_URL`],
    token: env[`SIGN_IN_${who}_TOKEN_URL`],
    user: env[`SIGN_IN_${who}_USER_URL`],
  };
  return { clientId, clientSecret, urls };
}

function chooseMaps(env: Env): MapLinks {
  return withFaults(googleMaps({ baseUrl: env.MAPS_URL ?? null, timeoutMs: 5_000 }), "maps", ["follow"]);
}

/** Heroku's API when it is set, else the installation's own gateway (D-14). */
function chooseDomains(env: Env): DomainProvider | null {
  const { HEROKU_API_KEY: apiKey, HEROKU_APP: app, DOMAINS_TARGET: target } = env;
  const provider =
    apiKey && app
      ? herokuDomains({ baseUrl: env.HEROKU_API_URL, apiKey, app, timeoutMs: 15_000 })
      : target
        ? gatewayDomains({ target, dnsUrl: env.DNS_URL, timeoutMs: 5_000 })
        : null;
  return provider && withFaults(provider, "domains", ["add", "read", "remove"]);
}

/** Without the installation's own client there is no Google Calendar, and its page says what is missing. */
function chooseCalendar(env: Env, publicUrl: string, clock: () => number): Omit<CalendarDeps, "seal"> {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  const missing = (["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"] as const).filter((name) => !env[name]);
  const base = publicUrl.replace(/\/+$/, "");
  const notified = env.GOOGLE_NOTIFY_URL ?? (base.startsWith("https:") ? base : null);
  const notifyUrl = notified && notified.replace(/\/+$/, "") + NOTIFY_PATH;
  if (!clientId || !clientSecret) return { google: null, missing, notifyUrl };
  const google = googleCalendar({
    app: { clientId, clientSecret, redirectUri: `${base}/integraciones/google-calendar` },
    urls: { auth: env.GOOGLE_AUTH_URL, token: env.GOOGLE_TOKEN_URL, api: env.GOOGLE_API_URL },
    timeoutMs: 10_000,
    clock,
  });
  return { google: withFaults(google, "calendar", CALENDAR_CALLS), missing, notifyUrl };
}

const CALENDAR_CALLS = [
  "redeem",
  "calendars",
  "count",
  "events",
  "insert",
  "update",
  "remove",
  "watch",
  "revoke",
  "stop",
] as const;
