// The list of conversations, in hand-written SQL, because this page is open all day.
import type { ContactType } from "@mostrador/domain/business/contacts/schema.ts";
import type { Statement } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { contactRows } from "../../../business/contacts/index.ts";
import type { MessageRow } from "../message.store.ts";
import type { Kind, ThreadRow } from "../thread.store.ts";

/** Times are epoch milliseconds: parsing the dates of fifty rows costs more than reading everything else. */
export type ListedThread = Pick<
  ThreadRow,
  | "id"
  | "channel_id"
  | "contact_id"
  | "kind"
  | "unread_count"
  | "is_for_people"
  | "hand_over_reason"
  | "silence_reason"
  | "wait_kind"
  | "held_by"
  | "hold_claimed"
  | "last_message_id"
  | "last_role"
  | "last_text"
  | "last_is_deleted"
  | "last_trouble"
  | "assignee_id"
  | "assignee_name"
  | "mentioned_ids"
> & {
  last_message_ms: number;
  last_inbound_ms: number | null;
  person_until_ms: number | null;
  handed_over_ms: number | null;
  answer_due_ms: number | null;
  waiting_ms: number | null;
  held_ms: number | null;
  resolved_ms: number | null;
  /** Of the last message. */
  author_kind: MessageRow["author_kind"] | null;
  author_name: string | null;
  /** The contact's last words, if they wait. */
  words: string | null;
  words_ms: number | null;
  words_deleted: boolean | null;
  name: string;
  lastname: string;
  second_lastname: string;
  push_name: string;
  phone: string | null;
  whatsapp: string;
  country_code: string;
  contact_type: ContactType;
  no_respond: boolean;
  instagram_account_id: string | null;
  messenger_id: string | null;
  version: string;
};

/** The position of a thread in a list, and the version of it and its contact. */
export type ThreadPlace = { id: string; version: string };

const VERSION = "t.version::text || ' ' || c.xmin::text as version";
const COLUMNS = `t.id, t.channel_id, t.contact_id, t.kind, t.unread_count, t.hand_over_reason, t.silence_reason, t.wait_kind,
  t.held_by, t.hold_claimed, round(date_part('epoch', t.held_at) * 1000) as held_ms,
  t.last_message_id, t.last_role, t.last_text, t.last_is_deleted, t.last_trouble,
  t.assignee_id, t.assignee_name, t.mentioned_ids,
  round(date_part('epoch', t.waiting_since) * 1000) as waiting_ms,
  round(date_part('epoch', t.resolved_at) * 1000) as resolved_ms,
  round(date_part('epoch', t.last_message_at) * 1000) as last_message_ms,
  round(date_part('epoch', t.last_inbound_at) * 1000) as last_inbound_ms,
  round(date_part('epoch', t.person_until) * 1000) as person_until_ms,
  round(date_part('epoch', t.handed_over_at) * 1000) as handed_over_ms,
  round(date_part('epoch', t.answer_due_at) * 1000) as answer_due_ms,
  t.is_for_people, lm.author_kind, lm.author_name, w.text as words, w.is_deleted as words_deleted,
  round(date_part('epoch', w.at) * 1000) as words_ms,
  c.name, c.lastname, c.second_lastname, c.push_name, c.phone, c.whatsapp, c.country_code, c.type as contact_type, c.no_respond,
  c.instagram_account_id, c.messenger_id, ${VERSION}`;

const LATEST = "t.last_message_at desc, t.id desc";

/**
 * The page is cut first, so that only its rows are joined. The window is written into the statement: with parameters
 * the planner expects thousands of rows, joins whole tables, and plans each time.
 */
function statements(name: string, threads: string, order = LATEST): (window: Window) => Statement {
  const known = new Map<string, Statement>();
  return ({ limit, offset }) => {
    const key = `${name}-${limit}-${offset}`;
    const made = known.get(key) ?? {
      // The first page is read all day and stays prepared; the others are not worth a prepared statement in each
      // connection.
      name: offset === 0 ? key : "",
      text: `select t.id, ${VERSION} from (${threads.replaceAll("LIMIT", `${limit}`).replaceAll("OFFSET", `${offset}`)}) t
        join ${contactRows} c on c.business_id = t.business_id and c.id = t.contact_id
        order by ${order}`,
    };
    if (offset === 0) known.set(key, made);
    return made;
  };
}

const PLACE = "business_id, id, contact_id, last_message_at, waiting_since, xmin as version";

/** Staff who only got messages: nobody has to answer their conversations. */
const NO_STAFF = `contact_id <> all (array(
    select s.id from ${contactRows} s where s.business_id = current_business() and s.is_staff))`;

function recent(name: string, where = "") {
  const text = `select ${PLACE} from threads where business_id = current_business() and ${NO_STAFF} ${where}
    order by last_message_at desc, id desc limit LIMIT offset OFFSET`;
  return statements(name, text);
}

const ALL = recent("threads-all");
const UNREAD = recent("threads-unread", "and is_for_people");
const OF_KIND = recent("threads-of-kind", "and kind = $1");
/** With the conversations in which a note mentions them. */
const OF_ASSIGNEE = statements(
  "threads-of-assignee",
  `select * from (
      (select ${PLACE} from threads where business_id = current_business() and assignee_id = $1
        and not mentioned_ids @> array[$1]::uuid[]
        order by last_message_at desc, id desc limit LIMIT + OFFSET)
      union all
      select ${PLACE} from threads where business_id = current_business() and mentioned_ids @> array[$1]::uuid[]
        and mentioned_ids <> '{}'
    ) own order by last_message_at desc, id desc limit LIMIT offset OFFSET`,
);
/** The longest wait is first. */
const WAITING = statements(
  "threads-waiting",
  `select ${PLACE} from threads where business_id = current_business() and waiting_since is not null
    order by waiting_since, id limit LIMIT offset OFFSET`,
  "t.waiting_since, t.id",
);
const OF_CONTACT = recent("threads-of-contact", "and contact_id = $1");
/** A function's rows have no version: the threads that it finds are always read. */
const SEARCH = statements(
  "threads-search",
  "select *, '' as version from search_threads($1, LIMIT, OFFSET) limit LIMIT",
);
/** Of a limited person: they have few, which the row policy finds. */
const SEARCH_WITHIN = statements(
  "threads-search-within",
  `select ${PLACE} from threads where business_id = current_business() and contact_id in (
      select s.id from ${contactRows} s where s.business_id = current_business() and s.search like $1)
    order by last_message_at desc, id desc limit LIMIT offset OFFSET`,
);
const WHOLE = {
  name: "threads-whole",
  text: `select ${COLUMNS} from (select *, xmin as version from threads
      where business_id = current_business() and id = any($1::uuid[])) t
    join ${contactRows} c on c.business_id = t.business_id and c.id = t.contact_id
    left join messages lm on lm.business_id = t.business_id and lm.id = t.last_message_id
    left join lateral (
      select m.text, m.is_deleted, m.at from messages m
      where m.business_id = t.business_id and m.thread_id = t.id and m.role = 'user' and m.kind <> 'system'
      order by m.at desc, m.id desc limit 1
    ) w on t.waiting_since is not null`,
};

type Window = { limit: number; offset: number };

export function readThreads(tx: Tx, window: Window): Promise<ThreadPlace[]> {
  return tx.run<ThreadPlace>(ALL(window), []);
}

export function readUnreadThreads(tx: Tx, window: Window): Promise<ThreadPlace[]> {
  return tx.run<ThreadPlace>(UNREAD(window), []);
}

export function readWaitingThreads(tx: Tx, window: Window): Promise<ThreadPlace[]> {
  return tx.run<ThreadPlace>(WAITING(window), []);
}

export function readThreadsOfAssignee(tx: Tx, window: Window, userId: string): Promise<ThreadPlace[]> {
  return tx.run<ThreadPlace>(OF_ASSIGNEE(window), [userId]);
}

export function readThreadsOfKind(tx: Tx, window: Window, kind: Kind): Promise<ThreadPlace[]> {
  return tx.run<ThreadPlace>(OF_KIND(window), [kind]);
}

export function readThreadsOfContact(tx: Tx, window: Window, contactId: string): Promise<ThreadPlace[]> {
  return tx.run<ThreadPlace>(OF_CONTACT(window), [contactId]);
}

/** `pattern` as `contactPattern` of the contacts makes it. */
export function searchThreads(tx: Tx, window: Window, pattern: string): Promise<ThreadPlace[]> {
  return tx.run<ThreadPlace>((tx.isLimited ? SEARCH_WITHIN : SEARCH)(window), [pattern]);
}

/** In no order; threads that were deleted meanwhile are missing. */
export function readWhole(tx: Tx, ids: string[]): Promise<ListedThread[]> {
  return tx.run<ListedThread>(WHOLE, [ids]);
}
