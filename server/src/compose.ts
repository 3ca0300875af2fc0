// The only file that sees every module: it puts the product together, with the adapters of `adapters.ts`.
import { HANDLED_BUTTONS } from "@mostrador/domain/growth/outreach/answer-button.ts";
import {
  chooseCalendar,
  chooseCarrier,
  chooseFiles,
  chooseLlm,
  chooseMail,
  chooseMaps,
  chooseMessaging,
  choosePayments,
  choosePush,
} from "./adapters.ts";
import type { Env } from "./env.ts";
import type { SystemCtx, TenantCtx } from "./kernel/context.ts";
import { openDatabase } from "./kernel/db/database.ts";
import type { Tx } from "./kernel/db/tx.ts";
import type { Clashes } from "./kernel/http/envelope.ts";
import { sweepKeys } from "./kernel/http/idempotency/sweep-keys.ts";
import type { References } from "./kernel/http/references.ts";
import { newId } from "./kernel/id.ts";
import { sendRevocation } from "./kernel/live/announce.ts";
import { oldLiveEvents } from "./kernel/live/log.ts";
import { createLog } from "./kernel/log.ts";
import type { Module } from "./kernel/module.ts";
import { createOutbox } from "./kernel/queue/outbox.ts";
import { createSeal } from "./kernel/seal.ts";
import { createSigner } from "./kernel/sign.ts";
import { createFillings } from "./kernel/slot.ts";
import {
  answerEnded,
  answeringFunnel,
  answerWithdrawn,
  appointmentDuties,
  assistantsModule,
  hasAssistant,
  isStaffContact,
} from "./modules/automation/assistants/index.ts";
import { branchesModule } from "./modules/business/branches/index.ts";
import { businessesModule, businessFacts } from "./modules/business/businesses/index.ts";
import { contactsModule, createDirectory } from "./modules/business/contacts/index.ts";
import { createNoticeTeller, privacyModule } from "./modules/business/privacy/index.ts";
import { specialistsModule, specialistsOfBranches } from "./modules/business/specialists/index.ts";
import { coursesModule } from "./modules/catalog/courses/index.ts";
import { productsModule, productsOfBranches } from "./modules/catalog/products/index.ts";
import { resourcesModule } from "./modules/catalog/resources/index.ts";
import { servicesModule } from "./modules/catalog/services/index.ts";
import { channelsModule, hasChannel, readWebhooksAgain } from "./modules/conversation/channels/index.ts";
import { commentsModule, receiveComment } from "./modules/conversation/comments/index.ts";
import {
  inboxModule,
  type PlannedMessage,
  threadMoves,
  unreadCondition,
  waitingByChannel,
} from "./modules/conversation/inbox/index.ts";
import { quickRepliesModule } from "./modules/conversation/quick-replies/index.ts";
import { templatesModule } from "./modules/conversation/templates/index.ts";
import { devicesModule } from "./modules/ground/devices/index.ts";
import { createPrivateFiles, createUseFiles, filesModule } from "./modules/ground/files/index.ts";
import {
  createAuth,
  createOpenAsGuest,
  createSessions,
  createThrottle,
  identityModule,
  type Passwords,
} from "./modules/ground/identity/index.ts";
import { placesModule } from "./modules/ground/places/index.ts";
import { audienceCondition, audiencesModule } from "./modules/growth/audiences/index.ts";
import { conversionEventsModule } from "./modules/growth/conversion-events/index.ts";
import { funnelCondition, funnelMoves, funnelsModule } from "./modules/growth/funnels/index.ts";
import { ordersModule } from "./modules/growth/orders/index.ts";
import { notificationWithdrawn, outreachModule } from "./modules/growth/outreach/index.ts";
import { createReservations, reservationsModule } from "./modules/growth/reservations/index.ts";
import { fileContact, trafficSourceCondition, trafficSourcesModule } from "./modules/growth/traffic-sources/index.ts";
import { waitingListModule } from "./modules/growth/waiting-list/index.ts";
import { creditCounters, creditsModule } from "./modules/money/credits/index.ts";
import { contactRevenue, financeModule, moneyCondition } from "./modules/money/finance/index.ts";
import { inventoryModule } from "./modules/money/inventory/index.ts";
import {
  appointmentCondition,
  appointmentsModule,
  appointmentsOnDay,
  countAppointments,
} from "./modules/scheduling/appointments/index.ts";
import { type CalendarDeps, calendarFiles, calendarsModule } from "./modules/scheduling/calendars/index.ts";
import { paymentsModule } from "./modules/scheduling/payments/index.ts";

export type Composition = {
  env: Env;
  /** The address with which the application connects: never the owner's. */
  appUrl: string;
  /** At least 32 characters; sessions, sealed tokens and the database role's password hang on it. */
  secret: string;
  role: "web" | "worker" | "both";
  clock?: () => number;
  /** Parts beside the product's own: tests listen to events by them. */
  guests?: Module[];
  /** Cheaper than the product's own: for tests, which sign up a thousand people. No setting leads here. */
  passwords?: Passwords;
};

/** The parts without anything running: enough to know their routes and queues. */
export function compose({ env, appUrl, secret, role, clock = Date.now, guests = [], passwords }: Composition) {
  const log = createLog(env.LOG_LEVEL, role);
  const db = openDatabase(appUrl, 16, log);
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const mail = chooseMail(env, log);
  const sessions = createSessions({
    db,
    secret,
    clock,
    isSecure: publicUrl.startsWith("https:"),
    businesses: businessFacts,
  });
  const auth = createAuth({
    db,
    secret,
    publicUrl,
    mail,
    log,
    onSessionEnded: (userId) => sendRevocation(db.notices, userId),
    passwords,
  });
  const identity = identityModule(auth, sessions, createThrottle({ countsAddresses: env.RATE_LIMITS }), businessFacts);
  const openAsGuest = createOpenAsGuest(businessFacts);
  const seal = createSeal(secret);
  const files = chooseFiles(env, publicUrl, clock);
  const installation = { db, log, publicUrl: publicUrl.replace(/\/+$/, ""), fileAddresses: files };
  const system = (requestId: string): SystemCtx => ({
    ...installation,
    kind: "system",
    now: clock(),
    outbox,
    requestId,
  });
  const useFiles = createUseFiles(files);
  const privateFiles = createPrivateFiles(files);
  const llm = chooseLlm(env);
  const { calendarLink, route: file } = calendarFiles(secret, publicUrl);
  const signer = createSigner(secret);
  const reservations = createReservations({
    calendarLink,
    signer,
    publicUrl,
    countsAddresses: env.RATE_LIMITS,
  });
  const fillings = createFillings();
  const messaging = chooseMessaging(env, publicUrl);
  const conversation = { seal, messaging, system, waiting: waitingByChannel, fillings };
  const push = choosePush(env, publicUrl, secret);
  const payments = choosePayments(env, publicUrl, seal);
  const calendars: CalendarDeps = { seal, ...chooseCalendar(env, publicUrl, clock) };
  const directory = createDirectory({
    conditions: [
      appointmentCondition,
      moneyCondition,
      unreadCondition,
      trafficSourceCondition,
      funnelCondition,
      audienceCondition,
    ],
    revenue: contactRevenue,
  });
  const moves = funnelMoves(answeringFunnel);
  const modules: Module[] = [
    identity,
    devicesModule(push),
    filesModule(files),
    placesModule(chooseMaps(env)),
    businessesModule(useFiles, { credits: creditCounters, appointments: countAppointments, aiConfig }),
    branchesModule({ specialists: specialistsOfBranches, products: productsOfBranches }, appointmentsOnDay),
    specialistsModule(),
    contactsModule(fillings, directory, threadMoves),
    privacyModule({ publicUrl }),
    resourcesModule(),
    productsModule(),
    servicesModule(),
    coursesModule(),
    financeModule(),
    inventoryModule(),
    creditsModule({ mail, publicUrl: publicUrl.replace(/\/+$/, "") }),
    appointmentsModule(),
    paymentsModule(payments),
    calendarsModule(calendars, file),
    channelsModule(
      conversation,
      { appSecret: env.META_APP_SECRET, verifyToken: env.META_VERIFY_TOKEN, signer },
      { mail, publicUrl: publicUrl.replace(/\/+$/, "") },
      (["META_APP_ID", "META_APP_SECRET"] as const).filter((name) => !env[name]),
    ),
    templatesModule(conversation),
    quickRepliesModule(),
    commentsModule(conversation),
    inboxModule({
      ...conversation,
      voice: llm,
      privateFiles,
      useFiles,
      withdrawn,
      ended: answerEnded,
      handledButtons: HANDLED_BUTTONS,
      openAsGuest,
      authenticate: sessions.authenticate,
      mail: chooseCarrier(env, log),
      push,
      publicUrl,
      notice: createNoticeTeller({ publicUrl }),
      comment: receiveComment,
      begun: async (tx, ctx, words) => {
        await fileContact(tx, ctx, words);
        await moves.begun(tx, ctx, words);
      },
    }),
    ordersModule(),
    conversionEventsModule(),
    audiencesModule(),
    trafficSourcesModule(),
    funnelsModule({ moves, system, openAsGuest }),
    outreachModule(attending, calendarLink),
    reservationsModule(reservations),
    waitingListModule(reservations),
    assistantsModule(llm, { ...conversation, files: useFiles, privateFiles }),
    ...guests,
  ];
  fillings.collect(modules);
  const subscribers = modules.flatMap((part) => part.subscribers ?? []);
  const outbox = createOutbox(subscribers);
  return {
    log,
    db,
    outbox,
    sessions,
    auth,
    openAsGuest,
    files,
    reservations,
    /** For the demo's story, which connects a number as its owner would. */
    conversation,
    payments,
    calendars,
    /** The address of an appointment's calendar file, for the texts of confirmations. */
    calendarLink,
    routes: modules.flatMap((part) => part.routes ?? []),
    rawRoutes: modules.flatMap((part) => part.rawRoutes ?? []),
    references: Object.assign({}, ...modules.map((part) => part.references)) as References,
    clashes: Object.assign({}, ...modules.map((part) => part.clashes)) as Clashes,
    pages: modules.flatMap((part) => part.pages ?? []),
    socketEvents: modules.flatMap((part) => part.socketEvents ?? []),
    subscribers,
    /** For the command of that name; `since` null: what was left unread. */
    readWebhooksAgain: (since: Date | null) => readWebhooksAgain(system(newId()), since),
    sweeps: [sweepKeys, oldLiveEvents, ...modules.flatMap((part) => part.sweeps ?? [])],
    system,
  };
}

/** Whether a business has an assistant, and a channel by which customers reach it. */
async function aiConfig(tx: Tx) {
  const [isConfigured, isConnected] = await Promise.all([
    hasAssistant(tx),
    hasChannel(tx, ["whatsapp", "instagram", "messenger"]),
  ]);
  return { isConfigured, isConnected };
}

const attending = { dutiesOf: appointmentDuties, isStaff: isStaffContact };
const planWithdrawn = notificationWithdrawn(attending);

/** Whoever planned a message says whether it still goes out: an assistant its answer, the plan what is said later. */
function withdrawn(tx: Tx, ctx: TenantCtx, message: PlannedMessage): Promise<string | null> {
  return message.author === "assistant" ? answerWithdrawn(tx, ctx, message) : planWithdrawn(tx, ctx, message);
}
