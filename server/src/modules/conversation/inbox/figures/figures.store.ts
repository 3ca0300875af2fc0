// Counts how conversations were closed. Answers of one thread with less than 24 hours between them are one conversation.
import type { ClosedConversation, ClosedQuery, Outcome } from "@mostrador/domain/conversation/inbox/closed/schema.ts";
import {
  type ConversationCell,
  ENDS_AFTER_HOURS,
  WRONG_WITHIN_DAYS,
} from "@mostrador/domain/conversation/inbox/figures.ts";
import { WAIT_KINDS } from "@mostrador/domain/conversation/inbox/waiting/answer-kind.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { EDGES } from "../../../business/branches/index.ts";
import { CLIENT_NAMES, type ClientNames, contactRows } from "../../../business/contacts/index.ts";

const GAP = `interval '${ENDS_AFTER_HOURS} hours'`;
const UNHELPED = `last in (${WAIT_KINDS.map((kind) => `'${kind}'`).join(", ")})`;
/** The index `messages_closing` has these alone. */
const ANSWERS = "(m.answer_kind is not null or m.author_kind = 'person') and m.type = 'message' and m.kind <> 'note'";
/**
 * Read a day before the first group, so that a conversation that began earlier is not taken for a new one, and some days
 * after the last one, for its end and the next conversation.
 */
const READ = `m.at >= e.edges[1] - ${GAP}
        and m.at < e.edges[cardinality(e.edges)] + interval '${2 * WRONG_WITHIN_DAYS} days'`;

/** `$2`: now. A conversation is open while its last answer is younger than 24 hours and resolved nothing. */
const JUDGED = `with answers as (
      select m.thread_id, m.at, m.author_kind, m.answer_kind, e.edges,
        lag(m.at) over thread as before
      from ${EDGES} join messages m on m.business_id = current_business()
      where ${ANSWERS} and ${READ}
      window thread as (partition by m.thread_id order by m.at)
    ), numbered as (
      select *, count(*) filter (where before is null or at - before >= ${GAP})
        over (partition by thread_id order by at) as conversation
      from answers
    ), conversations as (
      select thread_id, edges, min(at) as began, max(at) as ended,
        bool_or(author_kind = 'person' or answer_kind = 'handed_over') as helped,
        (array_agg(answer_kind order by at desc))[1] as last
      from numbered group by thread_id, conversation, edges
      having bool_or(author_kind = 'assistant')
    ), followed as (
      select *, lead(began) over thread as next_began, lead(helped or ${UNHELPED}) over thread as next_needs_person
      from conversations
      window thread as (partition by thread_id order by began)
    ), judged as (
      select thread_id, began, ended, width_bucket(began, edges) as group, helped,
        ${UNHELPED} or (next_needs_person and next_began < ended + interval '${WRONG_WITHIN_DAYS} days') as wrong
      from followed
      where began >= edges[1] and began < edges[cardinality(edges)]
        and (helped or last = 'resolved' or ended < $2::timestamptz - ${GAP})
    )`;

const CELLS = {
  name: "conversation-figures",
  text: `${JUDGED}
    select "group", count(*) filter (where helped)::int as helped,
      count(*) filter (where not helped and wrong is true)::int as wrong,
      count(*) filter (where not helped and wrong is not true)::int as right
    from judged group by 1`,
};

/** `$3`: how it was closed; `$4`: the channel. One row more with the total alone where the page is empty. */
const CLOSED = {
  name: "closed-conversations",
  text: `${JUDGED}, found as materialized (
      select * from (
        select j.thread_id, j.began, j.ended, t.contact_id, t.kind,
          case when j.helped then 'helped' when j.wrong then 'wrong' else 'right' end as outcome
        from judged j join threads t on t.business_id = current_business() and t.id = j.thread_id
      ) j
      where ($3::text is null or outcome = $3) and ($4::text is null or kind = $4)
    )
    select number.total, f.*, ${CLIENT_NAMES.join(", ")}
    from (select count(*)::int as total from found) number
      left join (select * from found order by began desc, thread_id limit $5 offset $6) f on true
      left join ${contactRows} c on c.business_id = current_business() and c.id = f.contact_id
    order by f.began desc, f.thread_id`,
};

type Closed = {
  thread_id: string;
  contact_id: string;
  kind: ClosedConversation["channel"];
  began: Date;
  ended: Date;
  outcome: Outcome;
};
type ClosedRow = ClientNames & { total: number } & (Closed | { [column in keyof Closed]: null });

export function readClosed(tx: Tx, businessEdges: string, now: Instant, query: ClosedQuery): Promise<ClosedRow[]> {
  const { outcome = null, channel = null, limit, page } = query;
  return tx.run<ClosedRow>(CLOSED, [businessEdges, new Date(now), outcome, channel, limit, (page - 1) * limit]);
}

/** The edges are those of the business: a thread has no branch. */
export function readConversationCells(tx: Tx, businessEdges: string, now: Instant): Promise<ConversationCell[]> {
  return tx.run<ConversationCell>(CELLS, [businessEdges, new Date(now)]);
}
