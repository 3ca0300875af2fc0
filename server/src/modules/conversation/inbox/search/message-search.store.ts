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
const FOUND = {
  name: "messages-found",
  text: `select m.id, m.thread_id, m.role, m.author_kind, m.author_name,
      concat_ws(' ', nullif(m.text, ''), nullif(m.transcript, ''), nullif(m.description, '')) as text, m.at, t.kind as thread_kind, t.contact_id,
      c.name as contact_name, c.lastname as contact_lastname, c.second_lastname as contact_second_lastname,
      c.push_name as contact_push_name
    from search_messages($1, $2, $3) m
    join threads t on t.business_id = m.business_id and t.id = m.thread_id
    join ${contactRows} c on c.business_id = t.business_id and c.id = t.contact_id and not c.is_staff
    order by m.id desc`,
};

/** `words` as `messageWords` gives them; newest first, and older than `before`. */
export function findMessages(
  tx: Tx,
  words: readonly string[],
  { before, limit }: { before: string | null; limit: number },
): Promise<FoundRow[]> {
  return tx.run<FoundRow>(FOUND, [words, before, limit]);
}
