// Waiting webhooks are read together: few transactions for many messages, and one failure affects no other message.
import { dirname } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverWebhook } from "../../../../../../test/providers/deliver-webhook.ts";
import { TEST_SECRET } from "../../../../../../test/secret.ts";
import { type InboxShop, makeInboxShop } from "../../../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../../../test/start-sandbox-process.ts";
import { readEnv } from "../../../../../env.ts";
import { openProduct } from "../../../../../open-product.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
let shop: InboxShop;
let other: InboxShop;
beforeAll(async () => {
  world = await startWithSandbox({ role: "web" });
  shop = await makeInboxShop(world.product, world.sandbox);
  other = await makeInboxShop(world.product, world.sandbox);
  // the transaction that stored each message, whatever its savepoint
  await query("create table stored_in (business_id uuid, text text, transaction_id xid8)");
  await query("grant insert on stored_in to mostrador_app");
  await query(`create function note_transaction() returns trigger language plpgsql as $$ begin
    insert into stored_in values (new.business_id, new.text, pg_current_xact_id()); return new; end $$`);
  await query("create trigger noted after insert on messages for each row execute function note_transaction()");
});
afterAll(() => world.close());

const query = (text: string, values: unknown[] = []) => world.product.owner.query(text, values);

/** Runs the waiting jobs until `isDone` succeeds. */
async function whileWorking(isDone: () => Promise<void>): Promise<void> {
  const { folder } = world.product.product.files;
  const env = readEnv({ LOG_LEVEL: "silent", RATE_LIMITS: "0", DEMO: "0", DATA_DIR: dirname(folder) });
  const where = { env, appUrl: world.product.appUrl, secret: TEST_SECRET, webFolder: null };
  const worker = await openProduct({ ...where, role: "worker" });
  await worker.start(0);
  try {
    await eventually(isDone, 20_000);
  } finally {
    await worker.close();
  }
}

type Line = { from: string; text: string; id: string };

function deliver(to: InboxShop, lines: Line[]): Promise<void> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  return deliverWebhook(world.product.url, to.phoneNumberId, {
    contacts: [...new Set(lines.map(({ from }) => from))].map((wa_id) => ({ wa_id, profile: { name: "Ana" } })),
    messages: lines.map(({ from, text, id }) => ({ from, id, timestamp, type: "text", text: { body: text } })),
  });
}

const lineOf = (from: string, text: string): Line => ({ from: `52${from}`, text, id: `wamid.${from}-${text}` });

async function storedOf({ businessId }: InboxShop): Promise<string[]> {
  const { rows } = await query("select text from messages where business_id = $1 and role = 'user'", [businessId]);
  return rows.map(({ text }) => text).sort();
}

test("many webhooks that wait are read in few transactions, in the order in which each contact wrote", async () => {
  const people = [shop.newNumber(), shop.newNumber(), shop.newNumber(), shop.newNumber()];
  const texts = Array.from({ length: 60 }, (_, index) => `línea ${String(index).padStart(2, "0")}`);
  for (const [index, text] of texts.entries()) await deliver(shop, [lineOf(people[index % 4] as string, text)]);
  await deliver(other, [lineOf(other.newNumber(), "de otro negocio")]);
  await whileWorking(async () => {
    expect(await storedOf(shop)).toEqual(texts);
    expect(await storedOf(other)).toEqual(["de otro negocio"]);
  });
  const { rows } = await query(
    "select count(distinct transaction_id)::int as n from stored_in where business_id = $1 and text like 'línea %'",
    [shop.businessId],
  );
  expect(rows[0].n).toBeLessThanOrEqual(10);
  for (const [index, person] of people.entries()) {
    const said = (await shop.messagesOf(person, "&limit=100")).map(({ message }) => message);
    expect(said).toEqual(texts.filter((_, place) => place % 4 === index));
  }
});

/** From now on the database refuses a message with this text: at once, or at the commit. */
async function refuse(text: string, when: "at once" | "at the commit"): Promise<() => Promise<void>> {
  const name = when === "at once" ? "refuses_at_once" : "refuses_at_commit";
  await query(`create function ${name}() returns trigger language plpgsql as $$ begin
    if new.text = '${text}' then raise exception 'refused by design'; end if; return new; end $$`);
  const kind = when === "at once" ? "trigger" : "constraint trigger";
  const deferred = when === "at once" ? "" : "deferrable initially deferred";
  await query(`create ${kind} ${name} after insert on messages ${deferred} for each row execute function ${name}()`);
  return async () => void (await query(`drop function ${name} cascade`));
}

test.each(["at once", "at the commit"] as const)(
  "a message that the database refuses %s keeps none of its neighbours back, and is stored later",
  async (when) => {
    const [ana, beto] = [shop.newNumber(), shop.newNumber()];
    const [before, bad, after] = [`antes, ${when}`, `mala, ${when}`, `después, ${when}`];
    const allow = await refuse(bad, when);
    const neighbours = [before, after, `aparte, ${when}`];
    await deliver(shop, [lineOf(ana, before), lineOf(beto, bad), lineOf(ana, after)]);
    await deliver(shop, [lineOf(beto, `aparte, ${when}`)]);
    await whileWorking(async () => expect(await storedOf(shop)).toEqual(expect.arrayContaining(neighbours)));
    expect(await storedOf(shop)).not.toContain(bad);
    await allow();
    await whileWorking(async () => expect(await storedOf(shop)).toContain(bad));
    const stored = (await storedOf(shop)).filter((text) => text.endsWith(when));
    expect(stored).toEqual([bad, ...neighbours].sort());
    expect((await shop.threads()).find(({ client }) => client.whatsapp === beto)).toMatchObject({ unreadCount: 2 });
  },
);

test("a conversation whose row somebody holds is read later, and nobody else's waits for it", async () => {
  const [held, free] = [shop.newNumber(), shop.newNumber()];
  await deliver(shop, [lineOf(held, "la primera")]);
  await whileWorking(async () => expect(await storedOf(shop)).toContain("la primera"));
  const holder = await world.product.owner.connect();
  try {
    await holder.query("begin");
    await holder.query("select from contacts where business_id = $1 and whatsapp = $2 for update", [
      shop.businessId,
      held,
    ]);
    await deliver(shop, [lineOf(held, "detenida"), lineOf(free, "libre")]);
    await whileWorking(async () => {
      expect(await storedOf(shop)).toContain("libre");
      expect(await storedOf(shop)).not.toContain("detenida");
      await holder.query("rollback");
    });
  } finally {
    holder.release(true);
  }
  await whileWorking(async () => expect(await storedOf(shop)).toContain("detenida"));
  expect((await shop.messagesOf(held)).map(({ message }) => message)).toEqual(["la primera", "detenida"]);
});
