import { join } from "node:path";
import { type AssetStore, createAssetStore } from "../cloudinary/asset-store.ts";
import { createDomainState, type DomainState } from "../domains/domain-state.ts";
import { createGoogleState, type GoogleState } from "../google/google-state.ts";
import { createLlmState, type LlmState } from "../llm/llm-state.ts";
import { createMailbox, type Mailbox } from "../mail/mailbox.ts";
import { createLedger, type Ledger } from "../mercado-pago/ledger.ts";
import { createSellers, type Sellers } from "../mercado-pago/sellers.ts";
import { type Comments, createComments } from "../meta/pages/comments.ts";
import { createSignUpCodes, type SignUpCodes } from "../meta/sign-up/sign-up-codes.ts";
import { createPushBox, type PushBox } from "../push/push-box.ts";
import type { Settings } from "../settings.ts";
import { createStripeLedger, type StripeLedger } from "../stripe/ledger.ts";
import { type Clock, createClock } from "./clock.ts";
import { type Conversations, createConversations } from "./conversations.ts";
import { createFailures, type FailureSwitches } from "./failures.ts";
import { createIds, type Ids } from "./ids.ts";
import { createJournal, type Journal } from "./journal.ts";
import { createLive, type Live } from "./live.ts";
import { createMediaStore, type MediaStore } from "./media.ts";
import { createNumbers, type Numbers } from "./numbers.ts";
import { createPages, type Pages } from "./pages.ts";
import { createRandom, type Random } from "./random.ts";
import { createSnapshot, type Snapshot } from "./snapshot.ts";
import { createTemplates, type Templates } from "./templates.ts";
import { createWebhooks, type Webhooks } from "./webhooks.ts";

/** The whole sandbox: its data, its planned failures, and its listeners. */
export type World = {
  settings: Settings;
  /** The sandbox's own address, once it listens. */
  address: string;
  clock: Clock;
  random: Random;
  ids: Ids;
  failures: FailureSwitches;
  journal: Journal;
  live: Live;
  numbers: Numbers;
  /** Facebook pages with their Instagram accounts. */
  pages: Pages;
  /** Comments under their posts. */
  comments: Comments;
  conversations: Conversations;
  media: MediaStore;
  templates: Templates;
  webhooks: Webhooks;
  llm: LlmState;
  mail: Mailbox;
  push: PushBox;
  assets: AssetStore;
  /** Mercado Pago's sellers and their payments. */
  sellers: Sellers;
  ledger: Ledger;
  /** Stripe's objects. */
  stripe: StripeLedger;
  /** Heroku's domains, and DNS records. */
  domains: DomainState;
  google: GoogleState;
  /** Codes of Meta's sign-up. */
  signUps: SignUpCodes;
  /** Who signed in with Facebook, by the key of the sign-in. */
  people: Map<string, { id: string; name: string; email?: string }>;
  /** Must be called after each change that must survive a restart. */
  changed(): void;
  /** Runs later, unless the sandbox ends or is emptied first. */
  later(ms: number, run: () => void): void;
  reset(): void;
  close(): Promise<void>;
};

export function createWorld(settings: Settings): World {
  const timers = new Set<NodeJS.Timeout>();
  let snapshot: Snapshot | undefined;
  const changed = () => snapshot?.schedule();
  const failures = createFailures(settings.failures);
  const random = createRandom(settings.seed);
  const ids = createIds(settings.seed);
  const clock = createClock();
  const world: World = {
    settings,
    address: "",
    clock,
    random,
    ids,
    failures,
    journal: createJournal(),
    live: createLive(),
    numbers: createNumbers(),
    pages: createPages(),
    comments: createComments(ids),
    conversations: createConversations(),
    media: createMediaStore(settings.dataFolder && join(settings.dataFolder, "media"), ids),
    templates: createTemplates(),
    webhooks: createWebhooks(settings.webhookRetryMs, failures, random, changed),
    llm: createLlmState(),
    mail: createMailbox(),
    push: createPushBox(),
    assets: createAssetStore(),
    sellers: createSellers(ids, clock),
    ledger: createLedger(ids, clock),
    stripe: createStripeLedger(ids, clock),
    domains: createDomainState(),
    google: createGoogleState(ids, clock),
    signUps: createSignUpCodes(),
    people: new Map(),
    changed,
    later: (ms, run) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, ms);
      timers.add(timer);
    },
    reset: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      for (const part of [world.webhooks, world.conversations, world.numbers, world.media]) part.clear();
      for (const part of [world.sellers, world.ledger, world.stripe, world.google, world.pages, world.comments])
        part.clear();
      for (const part of [
        world.domains,
        world.templates,
        world.llm,
        world.mail,
        world.push,
        world.assets,
        world.journal,
      ])
        part.clear();
      world.people.clear();
      failures.reset();
      world.clock.shift(0);
      random.reseed(settings.seed);
      changed();
      world.live.publish({ kind: "reset" });
    },
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      world.webhooks.close();
      await snapshot?.flush();
    },
  };
  if (settings.dataFolder) {
    snapshot = createSnapshot(settings.dataFolder, world);
    snapshot.load();
  }
  return world;
}
