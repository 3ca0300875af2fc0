// Checks the credits of a salon after its week. Each sent answer of a model is charged once, at its price; other holds
// are released, nothing stays held, and all accounts sum to zero (decision 32).
import type { Desk } from "./desk.ts";

export type LedgerAccount = { paid: number; halves: number; voided: number; wrong: string[] };
type Answer = { key: string; status: string; price: number; charged: number; charges: number };

export async function ledgerOf({ businessId, house, owner, lived, isOnTolerance }: Desk): Promise<LedgerAccount> {
  const ask = async (text: string) => (await house.product.owner.query(text, [businessId])).rows;
  const [answers, strays, held, accounts, [causes], differences] = await Promise.all([
    ask(ANSWERS) as Promise<Answer[]>,
    ask(STRAYS),
    ask("select key from credit_reservations where business_id = $1"),
    ask("select model, account, balance::int from credit_accounts where business_id = $1"),
    ask(CAUSES),
    ask(DIFFERENCES),
  ]);
  const wrong: string[] = [];
  for (const { key, status, price, charged, charges } of answers) {
    const due = ["sent", "delivered", "read"].includes(status) ? price : 0;
    if (charged !== due || charges > 1) wrong.push(`${key} (${status}): charged ${charged} in ${charges}, not ${due}`);
  }
  wrong.push(...strays.map(({ key }) => `${key} was charged, and no message has that key`));
  wrong.push(...held.map(({ key }) => `${key} is held still`));
  for (const model of new Set(accounts.map((one) => one.model))) {
    const own = accounts.filter((one) => one.model === model);
    const sum = own.reduce((total, { balance }) => total + balance, 0);
    if (sum !== 0) wrong.push(`${model}: the accounts sum to ${sum}`);
  }
  const below = accounts.filter(({ account, balance }) => balance < 0 && !["issued", "lent"].includes(account));
  wrong.push(...below.map(({ account, balance }) => `${account} is at ${balance}`));
  wrong.push(...differences.map((row) => `the ledger differs: ${JSON.stringify(row)}`));
  const paid = answers.filter(({ charged }) => charged > 0);
  const balance = (await owner.get(`/api/creditBalance?businessId=${businessId}`)).body.data;
  const left = accounts
    .filter(({ model, account }) => model === "gpt_model" && (account === "available" || account === "held"))
    .reduce((total, one) => total + one.balance, 0);
  // in the mode `conversion` the page shows the tolerance
  if (!isOnTolerance && balance.gptModel !== left / 1_000)
    wrong.push(`the page shows ${balance.gptModel} credits, there are ${left}`);
  if (house.isProvider && lived.length > 3 && paid.length === 0) wrong.push("a model answered nobody");
  if (!house.isProvider && paid.length > 0) wrong.push(`${paid.length} answers of the built-in engine were charged`);
  return { paid: paid.length, halves: paid.filter(({ price }) => price === 500).length, voided: causes.voided, wrong };
}

/** Half a credit for test numbers, else one: the price depends on the contact, not on the message's own data. */
const ANSWERS = `
  select m.client_key as key, m.status,
    case when exists (select from test_numbers n where n.business_id = m.business_id and n.phone = c.phone)
      and t.kind = 'whatsapp' then 500 else 1000 end as price,
    coalesce(sum(x.amount), 0)::int as charged, count(x.id)::int as charges
  from messages m
  join threads t on t.business_id = m.business_id and t.id = m.thread_id
  join contacts c on c.business_id = t.business_id and c.id = t.contact_id
  left join credit_transfers x on x.business_id = m.business_id and x.key = 'consume:' || m.client_key
  where m.business_id = $1 and m.client_key like 'assistant:%' and m.cost is not null
  group by m.id, m.client_key, m.status, m.business_id, c.phone, t.kind`;

const STRAYS = `
  select x.key from credit_transfers x where x.business_id = $1 and x.cause = 'consume'
    and not exists (select from messages m
      where m.business_id = x.business_id and 'consume:' || m.client_key = x.key and m.cost is not null)`;

const CAUSES = `select count(*) filter (where cause = 'void')::int as voided from credit_transfers where business_id = $1`;

const DIFFERENCES = `select d.* from (select set_config('app.business_id', $1::text, true) as business offset 0) s
  cross join lateral (select * from credit_differences() where s.business is not null) d`;
