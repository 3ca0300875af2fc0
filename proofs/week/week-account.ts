// Compares the database after a week with what each person experienced: no customer forgotten, no message doubled or
// lost, no hour booked twice.
import { eventually } from "../../server/test/start-sandbox-process.ts";
import type { Desk } from "./desk.ts";
import { ledgerOf } from "./ledger-account.ts";
import type { StoryResult } from "./live-story.ts";
import type { Outcome } from "./stories.ts";

type Row = {
  who: string;
  waits: boolean;
  held: number;
  cancelled: number;
  unanswered: number;
  texts: string[];
};
/** `paid`: charged answers of language models; `halves`: those of them at half the price. */
export type WeekAccount = {
  conversations: number;
  outcomes: Record<Outcome, number>;
  kinds: Record<string, number>;
  paid: number;
  halves: number;
  voided: number;
  wrong: string[];
};

/** `wrong`: one line each, with the conversation. */
export async function accountOfWeek(desks: readonly Desk[]): Promise<WeekAccount> {
  const account: WeekAccount = {
    conversations: 0,
    outcomes: { answered: 0, booked: 0, moved: 0, cancelled: 0, "handed over": 0 },
    kinds: {},
    paid: 0,
    halves: 0,
    voided: 0,
    wrong: [],
  };
  const { wrong, outcomes, kinds } = account;
  for (const desk of desks) {
    const { businessId, lived, house } = desk;
    await quiet(desk);
    const { rows } = await house.product.owner.query<Row>(CONTACTS, [businessId]);
    for (const one of lived) {
      account.conversations += 1;
      const { story, said, who } = one;
      kinds[story.kind] = (kinds[story.kind] ?? 0) + 1;
      const own = rows.filter((row) => who !== "" && row.who.endsWith(who));
      const found = [...one.wrong, ...(await differences(one, own))];
      const engine = house.isProvider ? "model" : "built-in";
      if (found.length === 0) outcomes[story.outcome] += 1;
      else wrong.push(`${story.kind} (${engine}, ${who}): ${found.join("; ")}\n  ${said.join("\n  ")}`);
    }
    const overlaps = await house.product.owner.query(OVERLAPS, [businessId]);
    wrong.push(...overlaps.rows.map((row) => `two at once: ${JSON.stringify(row)}`));
    const ledger = await ledgerOf(desk);
    account.paid += ledger.paid;
    account.halves += ledger.halves;
    account.voided += ledger.voided;
    wrong.push(...ledger.wrong);
  }
  return account;
}

async function differences({ story, customer, heard, wrote }: StoryResult, own: Row[]): Promise<string[]> {
  const [row] = own;
  if (!row) return ["no contact was made"];
  if (own.length > 1) return [`${own.length} conversations were made`];
  const { outcome, turns } = story;
  const wanted = {
    held: outcome === "booked" || outcome === "moved" ? 1 : 0,
    cancelled: outcome === "cancelled" ? 1 : 0,
  };
  const found: string[] = [];
  if (row.held !== wanted.held) found.push(`${row.held} appointments hold instead of ${wanted.held}`);
  if (row.cancelled !== wanted.cancelled) found.push(`${row.cancelled} were cancelled instead of ${wanted.cancelled}`);
  // A photo or a sound that could not be read calls a person, whatever the rest is answered.
  const isUnread = turns.some(
    (turn) => "sends" in turn && turn.sends.some(({ type }) => type === "photo" || type === "voice"),
  );
  const waits = outcome === "handed over" || (row.waits && isUnread);
  if (row.waits !== waits) found.push(waits ? "nobody was told to see to it" : "waits for a person");
  if (row.unanswered > 0 && !waits) found.push("what was written last has no answer");
  const stored = row.texts.join("\n");
  if (stored !== wrote.join("\n")) found.push(`wrote «${wrote.join("», «")}»; stored «${row.texts.join("», «")}»`);
  // each message of a burst may have its own answer
  const spare = turns.reduce((sum, turn) => sum + ("staff" in turn ? 0 : turn.sends.length - 1), 0);
  const came = (await customer.replies()).filter(({ text }) => !WAIT_NOTICE.test(text));
  if (came.length < heard - spare || came.length > heard + spare)
    found.push(
      `${came.length} answers came in the end instead of ${heard}: ${came.map(({ text }) => text).join(" | ")}`,
    );
  return found;
}

/** The text for a customer who waits for a person, sent once. */
const WAIT_NOTICE = /te responde por aquí/;

/** Waits until nothing is in progress, except alarms that are minutes away. */
async function quiet({ businessId, house }: Desk): Promise<void> {
  await eventually(async () => {
    const { rows } = await house.product.owner.query(UNDER_WAY, [businessId]);
    const left = Object.entries(rows[0] as Record<string, string>).filter(([, count]) => Number(count) > 0);
    if (left.length > 0) throw new Error(`still under way: ${JSON.stringify(Object.fromEntries(left))}`);
  }, 120_000);
}

const UNDER_WAY = `select
  (select count(*) from messages where business_id = $1 and status in ('queued', 'sending')) as sends,
  (select count(*) from threads where business_id = $1 and lease_token is not null) as leases,
  (select count(*) from threads where business_id = $1 and answer_due_at is not null) as armed,
  (select count(*) from pgboss.job where data->>'businessId' = $1::text and state in ('created', 'retry', 'active')
    and name not like 'send-overdue.%' and start_after < now() + interval '30 s') as jobs`;

const CONTACTS = `
  select coalesce(t.reply_user_id, c.phone) as who, t.waiting_since is not null as waits,
    (select count(*)::int from appointments a
      where a.business_id = c.business_id and a.contact_id = c.id and a.status <> 'cancelada') as held,
    (select count(*)::int from appointments a
      where a.business_id = c.business_id and a.contact_id = c.id and a.status = 'cancelada') as cancelled,
    case when t.answered_seq < t.last_inbound_seq then 1 else 0 end as unanswered,
    (select coalesce(array_agg(replace(m.text, '[Imagen] ', '') order by m.at, m.seq), '{}') from messages m
      where m.business_id = t.business_id and m.thread_id = t.id and m.role = 'user' and m.type = 'message'
        and m.text not in ('', '[Imagen]', '[Audio]')) as texts
  from contacts c join threads t on t.business_id = c.business_id and t.contact_id = c.id
  where c.business_id = $1`;

const OVERLAPS = `
  select a.specialist_id, a.starts, b.starts as other from appointments a
  join appointments b on b.business_id = a.business_id and b.specialist_id = a.specialist_id and b.id > a.id
    and b.starts < a.ends and a.starts < b.ends
  where a.business_id = $1 and a.status <> 'cancelada' and b.status <> 'cancelada'`;
