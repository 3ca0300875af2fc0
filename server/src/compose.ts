// The only file that sees every module: it builds the product from them and from the adapters of `adapters.ts`.
import { openAdapters } from "./adapters.ts";
import type { Env } from "./env.ts";
import { type SystemCtx, systemCtxs } from "./kernel/context.ts";
import { openDatabase } from "./kernel/db/database.ts";
import { sweepKeys } from "./kernel/http/idempotency/sweep-keys.ts";
import { newId } from "./kernel/id.ts";
import { oldLiveEvents } from "./kernel/live/log.ts";
import { createLog } from "./kernel/log.ts";
import { collectModules, type Module } from "./kernel/module.ts";
import { createOutbox } from "./kernel/queue/outbox.ts";
import { createSeal } from "./kernel/seal.ts";
import { createSigner } from "./kernel/sign.ts";
import { createFillings } from "./kernel/slot.ts";
import { assistantsModule } from "./modules/automation/assistants/index.ts";
import { flowsModule } from "./modules/automation/flows/index.ts";
import { branchesModule } from "./modules/business/branches/index.ts";
import { businessesModule } from "./modules/business/businesses/index.ts";
import { contactsModule } from "./modules/business/contacts/index.ts";
import { createNoticeTeller, privacyModule } from "./modules/business/privacy/index.ts";
import { specialistsModule } from "./modules/business/specialists/index.ts";
import { coursesModule } from "./modules/catalog/courses/index.ts";
import { facilitiesModule } from "./modules/catalog/facilities/index.ts";
import { productsModule } from "./modules/catalog/products/index.ts";
import { propertiesModule } from "./modules/catalog/properties/index.ts";
import { resourcesModule } from "./modules/catalog/resources/index.ts";
import { servicesModule } from "./modules/catalog/services/index.ts";
import { channelsModule, readWebhooksAgain } from "./modules/conversation/channels/index.ts";
import { commentsModule } from "./modules/conversation/comments/index.ts";
import { inboxModule } from "./modules/conversation/inbox/index.ts";
import { quickRepliesModule } from "./modules/conversation/quick-replies/index.ts";
import { templatesModule } from "./modules/conversation/templates/index.ts";
import { devicesModule } from "./modules/ground/devices/index.ts";
import { createPrivateFiles, createUseFiles, filesModule } from "./modules/ground/files/index.ts";
import { createIdentity, type Passwords } from "./modules/ground/identity/index.ts";
import { importsModule } from "./modules/ground/imports/index.ts";
import { placesModule } from "./modules/ground/places/index.ts";
import { shortLinksModule } from "./modules/ground/short-links/index.ts";
import { audiencesModule } from "./modules/growth/audiences/index.ts";
import { campaignsModule } from "./modules/growth/campaigns/index.ts";
import { conversionEventsModule } from "./modules/growth/conversion-events/index.ts";
import { enrollmentsModule } from "./modules/growth/enrollments/index.ts";
import { createForms, formsModule } from "./modules/growth/forms/index.ts";
import { funnelsModule } from "./modules/growth/funnels/index.ts";
import { ordersModule } from "./modules/growth/orders/index.ts";
import { outreachModule } from "./modules/growth/outreach/index.ts";
import { reactivationModule } from "./modules/growth/reactivation/index.ts";
import { readyRulesModule } from "./modules/growth/ready-rules/index.ts";
import { createReservations, reservationsModule } from "./modules/growth/reservations/index.ts";
import { salesFunnelsModule } from "./modules/growth/sales-funnels/index.ts";
import { trafficSourcesModule } from "./modules/growth/traffic-sources/index.ts";
import { upsellsModule } from "./modules/growth/upsells/index.ts";
import { waitingListModule } from "./modules/growth/waiting-list/index.ts";
import { chargesModule } from "./modules/money/charges/index.ts";
import { creditsModule } from "./modules/money/credits/index.ts";
import { financeModule } from "./modules/money/finance/index.ts";
import { inventoryModule } from "./modules/money/inventory/index.ts";
import { packagesModule } from "./modules/money/packages/index.ts";
import { tillsModule } from "./modules/money/tills/index.ts";
import { partnerBillingModule } from "./modules/partners/billing/index.ts";
import { brandsModule, createBrandCache, createFindSkin, partnerAtHost } from "./modules/partners/brands/index.ts";
import { domainsModule, servedNamesFile } from "./modules/partners/domains/index.ts";
import { partnersModule } from "./modules/partners/partners/index.ts";
import { adminModule } from "./modules/platform/admin/index.ts";
import { billingModule } from "./modules/platform/billing/index.ts";
import { dashboardsModule } from "./modules/platform/dashboards/index.ts";
import { discoveryModule } from "./modules/platform/discovery/index.ts";
import { faqModule } from "./modules/platform/faq/index.ts";
import { onboardingModule } from "./modules/platform/onboarding/index.ts";
import { appointmentsModule } from "./modules/scheduling/appointments/index.ts";
import { type CalendarDeps, calendarFiles, calendarsModule } from "./modules/scheduling/calendars/index.ts";
import { commissionsModule } from "./modules/scheduling/commissions/index.ts";
import { createKiosks, kioskModule } from "./modules/scheduling/kiosk/index.ts";
import { paymentsModule, saleLinks } from "./modules/scheduling/payments/index.ts";

export type Composition = {
  env: Env;
  /** The address with which the application connects: never that of the database's owner. */
  appUrl: string;
  /** At least 32 characters. Sessions, sealed tokens and the database role's password depend on it. */
  secret: string;
  role: "web" | "worker" | "both";
  clock?: () => number;
  /** Modules added to the product's own: tests use them to listen to events. */
  guests?: Module[];
  /** Cheaper hashing than the product's own, for tests that sign up a thousand people. No setting leads here. */
  passwords?: Passwords;
};

/** The modules without anything running: enough to know their routes and queues. */
export { savedNames } from "./modules/partners/domains/index.ts";

export function compose({ env, appUrl, secret, role, clock = Date.now, guests = [], passwords }: Composition) {
  const log = createLog(env.LOG_LEVEL, role);
  const db = openDatabase(appUrl, 16, log);
  const fillings = createFillings();
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, "");
  const countsAddresses = env.RATE_LIMITS;
  const [seal, signer] = [createSeal(secret), createSigner(secret)];
  const adapters = openAdapters({ env, log, publicUrl, secret, seal, clock });
  const { files, llm, mail, messaging, push, payments } = adapters;
  const identity = createIdentity({
    ...{ db, log, clock, fillings, secret, publicUrl, mail, countsAddresses, passwords },
    providers: adapters.signIn,
    system: () => system(newId()),
  });
  const { auth, sessions, openAsGuest } = identity;
  const [useFiles, privateFiles] = [createUseFiles(files), createPrivateFiles(files)];
  const kiosks = createKiosks(signer);
  const { calendarLink, route: calendarFile } = calendarFiles(secret, publicUrl, kiosks.codes);
  const reservations = createReservations({ calendarLink, signer, publicUrl, countsAddresses, codes: kiosks.codes });
  const forms = createForms({ signer, countsAddresses });
  const calendars: CalendarDeps = { seal, ...adapters.calendar };
  const conversation = { seal, messaging };
  const brands = createBrandCache();
  const modules: Module[] = [
    identity.module,
    devicesModule(push),
    filesModule(files),
    placesModule(adapters.maps),
    importsModule(),
    shortLinksModule(),
    partnersModule({ countsCalls: countsAddresses, files }),
    partnerBillingModule(adapters.billing),
    brandsModule(brands),
    domainsModule({
      provider: adapters.domains,
      ownNames: [new URL(publicUrl).hostname, env.DOMAINS_TARGET ?? ""],
      file: servedNamesFile(env.DATA_DIR),
    }),
    businessesModule(useFiles),
    branchesModule(),
    specialistsModule(),
    contactsModule(),
    privacyModule({ publicUrl }),
    resourcesModule(),
    productsModule(),
    facilitiesModule(),
    servicesModule(),
    coursesModule(),
    propertiesModule(),
    financeModule(),
    chargesModule(),
    packagesModule(),
    tillsModule(),
    inventoryModule(),
    creditsModule({ mail }),
    appointmentsModule(),
    kioskModule(kiosks),
    paymentsModule(payments),
    calendarsModule(calendars, calendarFile),
    commissionsModule(),
    channelsModule(
      conversation,
      { appSecret: env.META_APP_SECRET, verifyToken: env.META_VERIFY_TOKEN, signer },
      { mail, publicUrl },
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
      openAsGuest,
      authenticate: sessions.authenticate,
      mail: adapters.carrier,
      push,
      notice: createNoticeTeller({ publicUrl }),
    }),
    conversionEventsModule(),
    formsModule(forms),
    audiencesModule(),
    trafficSourcesModule(),
    funnelsModule(),
    salesFunnelsModule(),
    outreachModule(calendarLink),
    upsellsModule({ publicUrl }),
    readyRulesModule(),
    reactivationModule(),
    campaignsModule({ publicUrl }),
    reservationsModule(reservations, saleLinks(payments)),
    enrollmentsModule(reservations),
    ordersModule(reservations, saleLinks(payments)),
    waitingListModule(reservations),
    assistantsModule(llm, { ...conversation, files: useFiles, privateFiles }),
    billingModule(adapters.billing, { mail, teamWhatsapp: env.TEAM_WHATSAPP }),
    flowsModule({ files: useFiles, privateFiles, formLinks: forms.links }),
    discoveryModule(),
    onboardingModule({ teamWhatsapp: env.TEAM_WHATSAPP }),
    adminModule(conversation),
    faqModule(),
    dashboardsModule(),
    ...guests,
  ];
  fillings.collect(modules);
  const collected = collectModules(modules);
  const outbox = createOutbox(collected.subscribers);
  const system = systemCtxs({ db, log, publicUrl, fileAddresses: files, fillings, outbox }, clock);
  return {
    ...collected,
    ...{ log, db, outbox, sessions, auth, openAsGuest, files, system },
    skin: createFindSkin(brands, sessions.authenticate),
    servesName: async (ctx: SystemCtx, hostname: string) =>
      (await fillings.one(partnerAtHost)(ctx, hostname)) !== undefined,
    /** For the demo data and for tests, which call them as a person would over HTTP. */
    ...{ reservations, forms, conversation, payments, calendars, calendarLink },
    /** For the command of that name; with `since` null it reads what was left unread. */
    readWebhooksAgain: (since: Date | null) => readWebhooksAgain(system(newId()), since),
    sweeps: [sweepKeys, oldLiveEvents, ...collected.sweeps],
  };
}
