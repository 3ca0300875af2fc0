import { mkdirSync, readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DomainState } from "../domains/domain-state.ts";
import type { GoogleState, SavedGoogle } from "../google/google-state.ts";
import type { Mailbox } from "../mail/mailbox.ts";
import type { Ledger } from "../mercado-pago/ledger.ts";
import type { Account, Sellers } from "../mercado-pago/sellers.ts";
import type { Comments } from "../meta/pages/comments.ts";
import type { StripeLedger } from "../stripe/ledger.ts";
import type { Conversation, Conversations, Customer } from "./conversations.ts";
import type { MediaFile, MediaStore } from "./media.ts";
import type { BusinessAccount, BusinessNumber, Numbers } from "./numbers.ts";
import type { Pages } from "./pages.ts";
import type { Template, Templates } from "./templates.ts";
import type { Delivery, Webhooks } from "./webhooks.ts";

/** The parts of the sandbox that survive a restart. */
type SnapshotSource = {
  numbers: Numbers;
  pages: Pages;
  comments: Comments;
  conversations: Conversations;
  media: MediaStore;
  templates: Templates;
  webhooks: Webhooks;
  mail: Mailbox;
  sellers: Sellers;
  ledger: Ledger;
  stripe: StripeLedger;
  domains: DomainState;
  google: GoogleState;
};

type SnapshotData = {
  version: 1;
  numbers: BusinessNumber[];
  accounts: BusinessAccount[];
  customers: Customer[];
  conversations: Conversation[];
  media: MediaFile[];
  templates: Template[];
  deliveries: Delivery[];
  mail: ReturnType<Mailbox["list"]>;
  /** Missing in older files. */
  sellers?: Account[];
  ledger?: ReturnType<Ledger["list"]>;
  stripe?: ReturnType<StripeLedger["saved"]>;
  domains?: ReturnType<DomainState["saved"]>;
  /** Missing in files from before Google existed here. */
  google?: SavedGoogle;
  pages?: ReturnType<Pages["saved"]>;
  comments?: ReturnType<Comments["saved"]>;
};

export type Snapshot = { load(): void; schedule(): void; flush(): Promise<void> };

const REST_MS = 250;

/**
 * Stores the state in one file. It writes a new file and renames it, so that an interruption keeps the old one; many
 * changes make one write.
 */
export function createSnapshot(folder: string, world: SnapshotSource): Snapshot {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "sandbox.json");
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let dirty = false;

  const write = async () => {
    if (!dirty) return;
    dirty = false;
    await writeFile(`${file}.new`, JSON.stringify(saved(world)), { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write).catch((error: unknown) => console.error("sandbox: could not save", error));
    return writing;
  };
  return {
    load: () => restore(file, world),
    schedule: () => {
      dirty = true;
      timer ??= setTimeout(() => void flush(), REST_MS);
    },
    flush,
  };
}

function saved(world: SnapshotSource): SnapshotData {
  return {
    version: 1,
    numbers: world.numbers.list(),
    accounts: world.numbers.accounts(),
    customers: world.conversations.customers(),
    conversations: world.conversations.all(),
    media: world.media.list(),
    templates: world.templates.list(),
    deliveries: world.webhooks.waiting(),
    mail: world.mail.list(),
    sellers: world.sellers.list(),
    ledger: world.ledger.list(),
    stripe: world.stripe.saved(),
    domains: world.domains.saved(),
    google: world.google.saved(),
    pages: world.pages.saved(),
    comments: world.comments.saved(),
  };
}

function restore(file: string, world: SnapshotSource): void {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  const data = JSON.parse(text) as SnapshotData;
  if (data.version !== 1) throw new Error(`${file} is of another version`);
  world.numbers.restore(data.numbers, data.accounts);
  world.conversations.restore(data.customers, data.conversations);
  world.media.restore(data.media);
  for (const template of data.templates) world.templates.save(template);
  world.mail.restore(data.mail);
  world.sellers.restore(data.sellers ?? []);
  if (data.ledger) world.ledger.restore(data.ledger);
  if (data.stripe) world.stripe.restore(data.stripe);
  if (data.domains) world.domains.restore(data.domains);
  if (data.pages) world.pages.restore(data.pages);
  if (data.comments) world.comments.restore(data.comments);
  if (data.google) world.google.restore(data.google);
  world.webhooks.restore(data.deliveries);
}
