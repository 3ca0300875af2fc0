// Creates conversations for the proofs: threads, notes, templates, comments, and a message that was not sent.
import { randomUUID } from "node:crypto";
import type { Caller } from "../../server/test/caller.ts";
import type { TestProduct } from "../../server/test/start-product.ts";
import { eventually, type Sandbox } from "../../server/test/start-sandbox-process.ts";
import { template } from "./bodies.ts";

type ConversationParts = {
  database: TestProduct["owner"];
  owner: Caller;
  sandbox: Sandbox;
  /** Returns the id of the created row. */
  post: (path: string, body: object) => Promise<string>;
  businessId: string;
  mark: string;
  digits: () => string;
  /** The number that customers write to, and the side's contact: known once they exist. */
  number: () => string;
  contactId: () => string;
};

export function makeConversation({
  database,
  owner,
  sandbox,
  post,
  businessId,
  mark,
  digits,
  number,
  contactId,
}: ConversationParts) {
  const make = {
    /** The thread of a contact who wrote a moment ago. */
    thread: async (): Promise<string> => (await make.writtenThread()).id,
    writtenThread: async (): Promise<{ id: string; lastMessageId: string }> => {
      const from = digits();
      await sandbox.write({ to: number(), from, text: `Hola ${mark}`, name: `Perfil ${mark}` });
      return eventually(async () => {
        const [found] = (await owner.get(`/api/thread?businessId=${businessId}&name=${from}`)).body.data.threads;
        if (!found) throw new Error("the message did not arrive");
        // the thread has its assignee now: no row changes on its own after this
        if (!found.waitingSince && !found.answerDueAt && found.messages[0]?.role === "user")
          throw new Error("nobody attends them yet");
        return { id: found._id, lastMessageId: found.messages[0].messageId };
      });
    },
    /** A thread that Meta's own agent holds. */
    heldThread: async (): Promise<string> => {
      const id = await make.thread();
      const wrote = `select c.phone from threads t join contacts c on c.id = t.contact_id where t.id = $1`;
      const { rows } = await database.query(wrote, [id]);
      await sandbox.call("POST", "/console/agent", { to: number(), from: rows[0].phone, isOn: true });
      await eventually(async () => {
        const held = await database.query("select from threads where id = $1 and held_by is not null", [id]);
        if (held.rowCount === 0) throw new Error("nobody holds it yet");
      });
      return id;
    },
    note: async () => post(`/api/thread/${await make.thread()}/notes`, { note: { text: `Nota ${mark}` } }),
    /** An approved template; later proposals wait, so that no row changes on its own. */
    template: (): Promise<string> =>
      oneAtATime(async () => {
        await sandbox.fail({ templateApprovalMs: 10 });
        const id = await post("/api/whatsapp-template", { template: template(businessId, `saludo_${digits()}`, mark) });
        await eventually(async () => {
          const { templates } = (await owner.get(`/api/whatsapp-template?businessId=${businessId}`)).body.data;
          const made = templates.find((one: { _id: string }) => one._id === id);
          if (made?.status !== "APPROVED") throw new Error("the template was not approved yet");
        });
        await sandbox.fail({ templateApprovalMs: 600_000 });
        return id;
      }),
    /** A comment under a post of the side, with an answer under it. */
    answeredComment: async (): Promise<void> => {
      await database.query(
        `insert into comment_replies (business_id, id, comment_id, author_kind, author_name, content, status, external_id, at, updated_at)
         values ($1, $2::uuid, $3, 'person', 'Dueña ' || $4::text, 'Gracias ' || $4::text, 'sent', $2::uuid::text, now(), now())`,
        [businessId, randomUUID(), await make.comment(), mark],
      );
    },
    /** A comment under a post of the side. */
    comment: async (): Promise<string> => {
      const id = randomUUID();
      await database.query(
        `insert into comments (business_id, id, channel_id, source, external_id, author_name, content, at, created_at, updated_at)
         select $1, $2::uuid, id, 'facebook', $2::uuid::text, 'Perfil ' || $3::text, 'Qué bonito ' || $3::text, now(), now(), now()
         from channels where business_id = $1 order by id limit 1`,
        [businessId, id, mark],
      );
      return id;
    },
    /** A message that was not delivered and may be sent again. */
    unsentMessage: async (): Promise<string> => {
      const message = { businessId, clientId: contactId(), text: `No salió ${mark}` };
      const id = await post("/api/thread/messages", { message });
      // many messages to one contact wait for their turn: this one fails without a try
      const failed =
        "update messages set status = 'failed', reason = 'prueba' where id = $1 and status in ('queued', 'sent')";
      await eventually(async () => {
        if ((await database.query(failed, [id])).rowCount === 0) throw new Error("the message is being sent");
      });
      return id;
    },
  };
  return make;
}

let last: Promise<unknown> = Promise.resolve();

/** How long an approval takes is one setting of the sandbox, and both sides change it. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const made = last.then(work, work);
  last = made.catch(() => undefined);
  return made;
}
