// The only file that sees every adapter and every module: it puts one process of the product together.
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "./env.ts";
import type { PersonCtx, SystemCtx } from "./kernel/context.ts";
import { openDatabase } from "./kernel/db/database.ts";
import { setFaults, withFaults } from "./kernel/fault.ts";
import { buildHttp } from "./kernel/http/server.ts";
import { grantAt } from "./kernel/http/tenant.ts";
import { newId } from "./kernel/id.ts";
import { onLocalRevocation, tellRevocation } from "./kernel/live/announce.ts";
import { openLive } from "./kernel/live/live.ts";
import { createLog, type Log } from "./kernel/log.ts";
import type { Module } from "./kernel/module.ts";
import { Queue } from "./kernel/queue/queue.ts";
import { createSeal } from "./kernel/seal.ts";
import { answerWithdrawn, assistantsModule } from "./modules/automation/assistants/index.ts";
import { branchesModule } from "./modules/business/branches/index.ts";
import { businessesModule } from "./modules/business/businesses/index.ts";
import { contactsModule } from "./modules/business/contacts/index.ts";
import { specialistsModule } from "./modules/business/specialists/index.ts";
import { servicesModule } from "./modules/catalog/services/index.ts";
import { channelsModule } from "./modules/conversation/channels/index.ts";
import { inboxModule } from "./modules/conversation/inbox/index.ts";
import {
  createAuth,
  createOpenAsGuest,
  createSessions,
  createThrottle,
  identityModule,
} from "./modules/ground/identity/index.ts";
import { appointmentsModule } from "./modules/scheduling/appointments/index.ts";
import { openAiCompatibleLlm } from "./providers/llm/openai-compatible.ts";
import { mailboxMail } from "./providers/mail/mailbox.ts";
import { patientMail } from "./providers/mail/patient.ts";
import type { Mail } from "./providers/mail/port.ts";
import { smtpMail } from "./providers/mail/smtp.ts";
import { unsentMail } from "./providers/mail/unsent.ts";
import type { Messaging } from "./providers/messaging/port.ts";
import { whatsappMessaging } from "./providers/messaging/whatsapp.ts";

export type ComposeOptions = {
  env: Env;
  /** The address with which the application connects: never the owner's. */
  appUrl: string;
  /** At least 32 characters; sessions, sealed tokens and the database role's password hang on it. */
  secret: string;
  role: "web" | "worker" | "both";
  webFolder: string | null;
  clock?: () => number;
  /** Parts beside the product's own: tests listen to events by them. */
  guests?: Module[];
};

/** The parts without anything running: enough to know their routes and queues. */
export function assemble({
  env,
  appUrl,
  secret,
  role,
  clock = Date.now,
  guests = [],
}: Omit<ComposeOptions, "webFolder">) {
  const log = createLog(env.LOG_LEVEL, role);
  const db = openDatabase(appUrl, 16, log);
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const sessions = createSessions({ db, secret, clock, isSecure: publicUrl.startsWith("https:") });
  const auth = createAuth({
    pool: db.pool,
    secret,
    publicUrl,
    mail: chooseMail(env, log),
    log,
    onSessionEnded: (userId) => tellRevocation(db.notices, userId),
  });
  const identity = identityModule(auth, sessions, createThrottle({ countsAddresses: env.RATE_LIMITS }));
  const seal = createSeal(secret);
  const system = (requestId: string): SystemCtx => ({ kind: "system", now: clock(), db, log, requestId });
  const conversation = { seal, messaging: chooseMessaging(env), system };
  const modules: Module[] = [
    identity,
    businessesModule(),
    branchesModule(),
    specialistsModule(),
    contactsModule(),
    servicesModule(),
    appointmentsModule(),
    channelsModule(conversation, { appSecret: env.META_APP_SECRET, verifyToken: env.META_VERIFY_TOKEN }),
    inboxModule({ ...conversation, withdrawn: answerWithdrawn }),
    assistantsModule(chooseLlm(env)),
    ...guests,
  ];
  return {
    log,
    db,
    sessions,
    auth,
    /** For the demo's story, which connects a number as its owner would. */
    conversation,
    routes: modules.flatMap((part) => part.routes ?? []),
    doors: modules.flatMap((part) => part.doors ?? []),
    socketEvents: modules.flatMap((part) => part.socketEvents ?? []),
    subscribers: modules.flatMap((part) => part.subscribers ?? []),
    system,
  };
}

export async function compose(options: ComposeOptions) {
  const { env, appUrl, role, webFolder, clock = Date.now } = options;
  const parts = assemble(options);
  const { log, db, sessions, system } = parts;
  setFaults(env.FAULTS);
  if (env.FAULTS) log.error(env.FAULTS, "FAULTS is set: this process fails on purpose");
  const queue = await Queue.open(appUrl, parts.subscribers, log, role !== "web");
  const openAsGuest = createOpenAsGuest();
  const stopListening = onLocalRevocation(() => sessions.forget());
  let draining = false;
  const http =
    role === "worker"
      ? null
      : await buildHttp({
          db,
          log,
          seal: parts.conversation.seal,
          routes: parts.routes,
          doors: parts.doors,
          authenticate: sessions.authenticate,
          sessionKey: sessions.keyOf,
          openAsGuest,
          clock,
          strictAnswers: env.STRICT_ANSWERS,
          rateLimits: env.RATE_LIMITS,
          trustedProxies: env.TRUSTED_PROXIES,
          webFolder,
          isDraining: () => draining,
          ready: async () => !draining && (await db.isThere()),
        });
  let live: Awaited<ReturnType<typeof openLive>> | null = null;

  return {
    ...parts,
    /** What the HTTP server answers, declared or not. */
    answered: http?.answered ?? [],
    /** Starts to listen and to work; answers the port, 0 for a worker. */
    async start(port: number): Promise<number> {
      if (role !== "web") await queue.work(system);
      if (!http) return 0;
      await http.listen({ port, host: env.HOST, backlog: 1024 });
      live = await openLive({
        http: http.server,
        databaseUrl: appUrl,
        log,
        authenticate: sessions.authenticate,
        grantAt: (principal, businessId) => {
          const person: PersonCtx = { ...system(newId()), kind: "person", principal };
          return grantAt(person, businessId, openAsGuest);
        },
        events: parts.socketEvents,
        onRevoked: () => sessions.forget(),
      });
      return (http.server.address() as AddressInfo).port;
    },
    /** Finishes what is under way, then lets go of everything. */
    async close(): Promise<void> {
      draining = true;
      if (http) await sleep(env.DRAIN_WAIT_MS);
      stopListening();
      await live?.close();
      await http?.close();
      await queue.close(20_000);
      await db.close();
    },
  };
}

/** Without a key and an address the built-in engine answers, offline and for nothing (D-9.3, D-9.6). */
function chooseLlm(env: Env) {
  if (!env.LLM_API_KEY || !env.LLM_BASE_URL) return null;
  const models = { gpt_model: env.LLM_MODEL_GPT, reasoning_model: env.LLM_MODEL_REASONING };
  const llm = openAiCompatibleLlm({ baseUrl: env.LLM_BASE_URL, apiKey: env.LLM_API_KEY, models });
  return { llm: withFaults(llm, "llm", ["answer"]), timeoutMs: env.LLM_TIMEOUT_MS };
}

function chooseMail(env: Env, log: Log): Mail {
  if (env.SMTP_URL) return patientMail(smtpMail(env.SMTP_URL, env.MAIL_FROM));
  if (env.MAILBOX_URL) return patientMail(mailboxMail(env.MAILBOX_URL, env.MAIL_FROM));
  return unsentMail((subject) => log.warn({ subject }, "a mail was not sent: no carrier is set (SMTP_URL)"));
}

function chooseMessaging(env: Env): Messaging {
  const baseUrl = (env.META_GRAPH_URL ?? "https://graph.facebook.com").replace(/\/+$/, "");
  const whatsapp = whatsappMessaging({ baseUrl, version: env.META_GRAPH_VERSION, timeoutMs: 10_000 });
  return withFaults(whatsapp, "messaging", ["sendText", "markRead", "connect"]);
}
