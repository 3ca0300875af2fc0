// Searches the text of messages. The words are in `message_words`, which the database keeps in step with the messages.
import type { Tx } from "../../../../kernel/db/tx.ts";
import { contactRows } from "../../../business/contacts/index.ts";
import type { ListedMessage } from "../message.store.ts";

export type FoundRow = Pick<
  ListedMessage,
  | "id"
  | "thread_id"
  | "role"
  | "author_kind"
  | "author_name"
  | "text"
  | "at"
  | "thread_kind"
  | "contact_id"
  | "contact_name"
  | "contact_lastname"
  | "contact_second_lastname"
  | "contact_push_name"
>;

/** `text`: also the transcript of a sound and the description of a picture. */
const found = (name: string, source: string) => ({
  name,
  text: `select m.id, m.thread_id, m.role, m.author_kind, m.author_name,
      concat_ws(' ', nullif(m.text, ''), nullif(m.transcript, ''), nullif(m.description, '')) as text, m.at, t.kind as thread_kind, t.contact_id,
      c.name as contact_name, c.lastname as contact_lastname, c.second_lastname as contact_second_lastname,
      c.push_name as contact_push_name
    from ${source} m
    join threads t on t.business_id = m.business_id and t.id = m.thread_id
    join ${contactRows} c on c.business_id = t.business_id and c.id = t.contact_id and not c.is_staff
    order by m.id desc`,
});
const FOUND = found("messages-found", "search_messages($1, $2, $3)");
/** Of a limited person: they have few conversations, which the row policy finds. */
const FOUND_WITHIN = found(
  "messages-found-within",
  `(select m.* from messages m join message_words w on w.business_id = m.business_id and w.message_id = m.id
    where m.business_id = current_business() and m.id < coalesce($2, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)
      and w.words @@ message_query(right(m.business_id::text, 8) || left(m.id::text, 4), $1)
    order by m.id desc limit $3)`,
);

/** `words` as `messageWords` gives them; newest first, and older than `before`. */
export function findMessages(
  tx: Tx,
  words: readonly string[],
  { before, limit }: { before: string | null; limit: number },
): Promise<FoundRow[]> {
  return tx.run<FoundRow>(tx.isLimited ? FOUND_WITHIN : FOUND, [words, before, limit]);
}
