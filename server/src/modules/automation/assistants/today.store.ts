// What each assistant did since an instant: answered, booked, handed over to a person.
import type { Assistant } from "@mostrador/domain/automation/assistants/schema.ts";
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { messageRows } from "../../conversation/inbox/index.ts";

type DayCounts = Assistant["today"];

const DOINGS = {
  name: "assistants-today",
  text: `select m.author_id as id, 'answered' as what, count(distinct m.thread_id)::int as count
    from ${messageRows} m
    where m.business_id = current_business() and m.author_kind = 'assistant' and m.type = 'message' and m.at >= $1
    group by m.author_id
    union all
    select r.assistant_id::text, r.name, count(*)::int from tool_receipts r
    where r.business_id = current_business() and r.at >= $1 and r.name in ('book', 'hand_over')
    group by r.assistant_id, r.name`,
};

/** By the assistant's id; an assistant that did nothing is missing. */
export async function readDoings(tx: Tx, since: Date): Promise<Map<string, DayCounts>> {
  const rows = await tx.run<{ id: string | null; what: string; count: number }>(DOINGS, [since]);
  const found = new Map<string, DayCounts>();
  for (const { id, what, count } of rows) {
    if (!id) continue;
    const before = found.get(id) ?? NOTHING;
    found.set(id, { ...before, [FIELD[what] as string]: count });
  }
  return found;
}

export const NOTHING: DayCounts = { answered: 0, booked: 0, handedOver: 0 };
const FIELD: Record<string, keyof DayCounts> = lookup({
  answered: "answered",
  book: "booked",
  hand_over: "handedOver",
});
