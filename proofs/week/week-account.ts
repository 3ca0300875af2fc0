// What the database says of a week, held against what each person lived: nobody forgotten, nothing twice, no hour given to two.
import type { TestProduct } from "../../server/test/start-product.ts";
import type { Shop } from "./run-week.ts";
import type { Outcome } from "./stories.ts";

type Row = { contact_id: string; who: string; waits: boolean; held: number; cancelled: number; unanswered: number };
export type WeekAccount = { outcomes: Record<Outcome, number>; wrong: string[] };

/** `wrong`: a line each, with the conversation. */
export async function accountOfWeek({ owner }: TestProduct, shops: readonly Shop[]): Promise<WeekAccount> {
  const outcomes: WeekAccount["outcomes"] = { answered: 0, booked: 0, moved: 0, cancelled: 0, "handed over": 0 };
  const wrong: string[] = [];
  for (const { businessId, lived } of shops) {
    const { rows } = await owner.query<Row>(CONTACTS, [businessId]);
    for (const { story, who, said, wrong: amiss } of lived) {
      const row = rows.find((one) => who !== "" && one.who.endsWith(who));
      const found = row ? [...amiss, ...differences(story.outcome, row)] : [...amiss, "no contact was made"];
      if (found.length > 0) wrong.push(`${story.kind}: ${found.join("; ")}\n  ${said.join("\n  ")}`);
      else outcomes[story.outcome] += 1;
    }
    const overlaps = await owner.query(OVERLAPS, [businessId]);
    wrong.push(...overlaps.rows.map((row) => `two at once: ${JSON.stringify(row)}`));
  }
  return { outcomes, wrong };
}

function differences(outcome: Outcome, { waits, held, cancelled, unanswered }: Row): string[] {
  const wanted = {
    held: outcome === "booked" || outcome === "moved" ? 1 : 0,
    cancelled: outcome === "cancelled" ? 1 : 0,
  };
  const found: string[] = [];
  if (held !== wanted.held) found.push(`${held} appointments hold instead of ${wanted.held}`);
  if (cancelled !== wanted.cancelled) found.push(`${cancelled} were cancelled instead of ${wanted.cancelled}`);
  if (waits !== (outcome === "handed over")) found.push(waits ? "waits for a person" : "nobody was told to see to it");
  if (unanswered > 0) found.push("what was written last has no answer");
  return found;
}

const CONTACTS = `
  select c.id as contact_id, coalesce(t.reply_user_id, c.phone) as who, t.waiting_since is not null as waits,
    (select count(*)::int from appointments a
      where a.business_id = c.business_id and a.contact_id = c.id and a.status <> 'cancelada') as held,
    (select count(*)::int from appointments a
      where a.business_id = c.business_id and a.contact_id = c.id and a.status = 'cancelada') as cancelled,
    case when t.answered_seq < t.last_inbound_seq then 1 else 0 end as unanswered
  from contacts c join threads t on t.business_id = c.business_id and t.contact_id = c.id
  where c.business_id = $1`;

const OVERLAPS = `
  select a.specialist_id, a.starts, b.starts as other from appointments a
  join appointments b on b.business_id = a.business_id and b.specialist_id = a.specialist_id and b.id > a.id
    and b.starts < a.ends and a.starts < b.ends
  where a.business_id = $1 and a.status <> 'cancelada' and b.status <> 'cancelada'`;
