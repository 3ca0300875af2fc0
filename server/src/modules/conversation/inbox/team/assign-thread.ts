// A conversation is taken, assigned to a person, or closed. The assignee gets no extra rights: the assignment says who
// looks after it.

import { threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import { NO_THREAD } from "@mostrador/domain/conversation/inbox/schema.ts";
import type {
  assignThread as assignRoute,
  listColleagues as colleaguesRoute,
  resolveThread as resolveRoute,
} from "@mostrador/domain/conversation/inbox/waiting/routes.ts";
import { MemberRemoved } from "@mostrador/domain/ground/identity/events.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { allows } from "@mostrador/domain/ground/identity/permission.ts";
import { conflict, DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import { readMember, readMembers, writeAudit } from "../../../ground/identity/index.ts";
import { presented } from "../list/present-one.ts";
import { lockThreadsOfContact, readThread, type ThreadRow } from "../thread.store.ts";
import { clearGoneAssignees, closeThreads, setAssignee } from "./assignment.store.ts";
import { forgetMentions } from "./mention.store.ts";

/** The assignee of a conversation must be able to answer in it. */
const ANSWERS = access.edit(PAGE.chat);

export async function listColleagues(ctx: TenantCtx, _call: Call<typeof colleaguesRoute>) {
  const members = await readTogether(ctx, readMembers);
  const people = members.filter((member) => allows(member, ANSWERS));
  return { data: people.map(({ user_id: userId, name }) => ({ userId, name })) };
}

/** If two take it at once, one gets it and the other is told who has it. */
export async function assignThread(ctx: TenantCtx, { params, body }: Call<typeof assignRoute>) {
  const { userId, from } = body.assignment;
  const data = await transact(ctx, async (tx) => {
    const threads = await lockConversation(tx, params.id);
    const [{ contact_id: contactId }] = threads;
    const has = threads.find(({ assignee_id }) => assignee_id !== null);
    const [before, already] = [has?.assignee_id ?? null, has?.assignee_name ?? ""];
    // Looks up the new assignee before the lock that shows the current one.
    const assignee = userId === null ? null : await colleague(tx, userId);
    if (before !== userId) {
      if (before !== from)
        throw conflict(before ? `Ya la tiene ${already}` : "Ya no la tiene nadie. Vuelve a intentarlo.");
      await setAssignee(tx, contactId, assignee);
      const own = ctx.actor.kind === "person" && ctx.actor.userId === userId;
      const summary = assignee
        ? own
          ? "Tomó una conversación"
          : `Asignó una conversación a ${assignee.name}`
        : "Dejó una conversación sin asignar";
      await writeAudit(tx, ctx, { action: "thread.assigned", summary, subjectId: contactId });
      await tell(tx, ctx, threads);
    }
    return presented(tx, ctx, params.id);
  });
  return { data, message: userId === null ? "Conversación sin asignar" : "Conversación asignada" };
}

async function colleague(tx: Tx, userId: string) {
  const member = await readMember(tx, userId);
  if (!member) throw notFound("No se encontró a esa persona", "assignment.userId");
  if (!allows(member, ANSWERS)) throw new DomainError(422, `${member.name} no tiene permiso para responder en el chat`);
  return { userId, name: member.name };
}

/** Refused if the customer has just written. */
export async function resolveThread(ctx: TenantCtx, { params, body }: Call<typeof resolveRoute>) {
  const data = await transact(ctx, async (tx) => {
    const threads = await lockConversation(tx, params.id);
    const [{ contact_id: contactId }] = threads;
    const latest = threads.reduce((one, other) => (other.last_message_at > one.last_message_at ? other : one));
    if (latest.last_role === "user" && latest.last_message_id !== body.resolution.lastMessageId)
      throw conflict("El cliente acaba de escribir. Lee su mensaje antes de darla por resuelta.");
    await closeThreads(tx, contactId, new Date(ctx.now));
    await writeAudit(tx, ctx, {
      action: "thread.resolved",
      summary: "Resolvió una conversación",
      subjectId: contactId,
    });
    await tell(tx, ctx, threads);
    return presented(tx, ctx, params.id);
  });
  return { data, message: "Conversación resuelta" };
}

export const onMemberRemoved = on(
  MemberRemoved,
  { name: "free-conversations", title: "Liberar conversaciones de quien salió" },
  async (ctx, { userId }) => {
    await transact(ctx, async (tx) => {
      await forgetMentions(tx, userId);
      for (const { id, contact_id } of await clearGoneAssignees(tx)) {
        await announce(tx, ctx, threadChanged, { clientId: contact_id, threadId: id });
      }
    });
  },
);

type Threads = [ThreadRow, ...ThreadRow[]];

/** All threads of the contact, always locked in the same order. */
async function lockConversation(tx: Tx, threadId: string): Promise<Threads> {
  const named = await readThread(tx, threadId);
  const threads = named ? await lockThreadsOfContact(tx, named.contact_id) : [];
  if (threads.length === 0) throw notFound(NO_THREAD);
  return threads as Threads;
}

async function tell(tx: Tx, ctx: TenantCtx, threads: Threads): Promise<void> {
  for (const { id, contact_id } of threads) {
    await announce(tx, ctx, threadChanged, { clientId: contact_id, threadId: id });
  }
}
