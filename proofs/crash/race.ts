// One group of races: some contacts write, the assistant prepares its answers, and they are withdrawn just after a
// random step. An answer without an attempt before the committed withdrawal must never arrive.

import type { Customer } from "../../server/test/shops/talking-shop.ts";
import { eventually } from "../../server/test/start-sandbox-process.ts";
import type { Chance } from "../seed.ts";
import { PERSON_SAYS, type Scene, type Withdrawal } from "./withdrawals.ts";

export type Races = {
  /** Answers that arrived although they were withdrawn before their attempt. */
  late: string[];
  /** Answers that were on their way, or had arrived, when the withdrawal was committed. */
  before: number;
  /** Contacts that got no message of the assistant. */
  withheld: number;
};

/** The steps of an answer; a withdrawal comes within some milliseconds after one of them. */
const STEPS = ["written", "stored", "owed", "being worked out", "queued", "attempted"] as const;
const MOST_MS = 120;

export async function race(scene: Scene, withdrawal: Withdrawal, people: number, chance: Chance): Promise<Races> {
  const { shop } = scene;
  const customers = Array.from({ length: people }, () => shop.customer());
  const races: Races = { late: [], before: 0, withheld: 0 };
  /** Ids of the messages whose attempt had begun. */
  const begun = new Map<Customer, Set<string>>();
  const withdraw = async (for_: Customer[]) => {
    const [one] = for_ as [Customer];
    await withdrawal.withdraw(scene, one.from);
    const ids = await begunOf(scene);
    for (const each of for_) begun.set(each, ids);
  };
  const moments = customers.map(() => ({ step: chance.below(STEPS.length), wait: chance.next() * MOST_MS }));
  const running = customers.map(async (customer, index) => {
    const { step, wait } = moments[index] as (typeof moments)[number];
    await customer.write("¿Qué servicios tienen?");
    // One contact shows when all are paused.
    if (withdrawal.reach === "business" && index > 0) return;
    await reached(scene, customer.from, step);
    await later(wait);
    await withdraw(withdrawal.reach === "business" ? customers : [customer]);
  });
  await Promise.all(running);
  await quiet(scene, people);
  for (const customer of customers)
    await judge(scene, customer, begun.get(customer) ?? new Set(), races, withdrawal.by);
  return races;
}

async function reached({ product, shop }: Scene, from: string, step: number): Promise<void> {
  const now = async () => {
    const { rows } = await product.owner.query(
      `select t.answer_due_at is not null as owed, t.lease_token is not null as held, m.tries
        from threads t join contacts c on c.id = t.contact_id
        left join messages m on m.thread_id = t.id and m.type = 'message' and m.author_kind = 'assistant'
        where t.business_id = $1 and c.whatsapp = $2`,
      [shop.businessId, from],
    );
    const [found] = rows;
    if (!found) return 0;
    if (found.tries !== null) return found.tries > 0 ? 5 : 4;
    if (found.held) return 3;
    return found.owed ? 2 : 1;
  };
  while ((await now()) < step) await later(8);
}

async function judge(scene: Scene, customer: Customer, begun: Set<string>, races: Races, by: string): Promise<void> {
  const chat = await customer.chat();
  const said = chat.filter(({ direction, text }) => direction === "out" && text !== PERSON_SAYS);
  for (const { id, text } of said) {
    const { rows } = await scene.product.owner.query("select id from messages where provider_id = $1", [id]);
    if (begun.has(rows[0]?.id)) races.before += 1;
    else races.late.push(`${customer.from} got '${text.slice(0, 60)}' after ${by}`);
  }
  if (said.length === 0) races.withheld += 1;
}

async function begunOf({ product, shop }: Scene): Promise<Set<string>> {
  const { rows } = await product.owner.query(
    `select id from messages where business_id = $1 and author_kind = 'assistant'
      and status in ('sending', 'sent', 'delivered', 'read', 'unknown')`,
    [shop.businessId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** No answer of this business is due, waiting or in progress. */
async function quiet({ product, shop }: Scene, people: number): Promise<void> {
  await eventually(async () => {
    const { rows } = await product.owner.query(
      `select
        (select count(*)::int from messages where business_id = $1 and role = 'user') as heard,
        (select count(*)::int from messages where business_id = $1 and status in ('queued', 'sending')) as waiting,
        (select count(*)::int from threads where business_id = $1
          and (lease_token is not null or answer_due_at is not null)) as owed,
        (select count(*)::int from pgboss.job where data->>'businessId' = $1::text
          and state in ('created', 'retry', 'active') and name <> 'send-overdue.park-unknown'
          and start_after < now() + interval '100 seconds') as jobs`,
      [shop.businessId],
    );
    const { heard, ...open } = rows[0];
    if (heard < people || Object.values(open).some((count) => count !== 0)) {
      throw new Error(`not quiet: ${JSON.stringify(rows[0])} of ${people}`);
    }
  }, 120_000);
}

const later = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
