// '@Ana' in a note: Ana gets a notice on her open screens and devices, and the conversation is marked and listed among
// hers until she opens it. Only people who may read the chat can be mentioned.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { mentioned } from "@mostrador/domain/conversation/inbox/live.ts";
import { MentionPush } from "@mostrador/domain/conversation/inbox/waiting/events.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { allows } from "@mostrador/domain/ground/identity/permission.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { on, publish } from "../../../../kernel/queue/queue.ts";
import type { Push } from "../../../../providers/push/port.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import { devicesOf, tellDevice } from "../../../ground/devices/index.ts";
import { readMember } from "../../../ground/identity/index.ts";
import { readMessage } from "../message.store.ts";
import { readThread, type ThreadRow } from "../thread.store.ts";
import { mentionNote } from "../waiting/alarm-text.ts";
import { addMentions } from "./mention.store.ts";

const READS_CHAT = access.view(PAGE.chat);
const MOST_ATTEMPTS = 8;
type Member = NonNullable<Awaited<ReturnType<typeof readMember>>>;

/** A person who mentions themselves gets no notice. */
export async function mention(
  tx: Tx,
  ctx: TenantCtx,
  thread: ThreadRow,
  { messageId, authorId, userIds }: { messageId: string; authorId: string; userIds: readonly string[] },
): Promise<void> {
  for (const [index, userId] of userIds.entries()) {
    const member = await readMember(tx, userId);
    if (!member) throw notFound("No se encontró a esa persona", `note.mentions.${index}`);
    if (!allows(member, READS_CHAT)) throw new DomainError(422, `${member.name} no tiene permiso para ver el chat`);
    if (!hasReach(member, thread))
      throw new DomainError(422, `${member.name} solo ve las conversaciones que tiene asignadas`);
  }
  const told = [...new Set(userIds)].filter((userId) => userId !== authorId);
  if (told.length === 0) return;
  await addMentions(tx, thread.id, [...new Set([...thread.mentioned_ids, ...told])]);
  await announce(tx, ctx, mentioned, { clientId: thread.contact_id, messageId, userIds: told });
  for (const { id: deviceId, userId } of await devicesOf(tx, told))
    await publish(tx, ctx, MentionPush, { threadId: thread.id, messageId, userId, deviceId });
}

/** A note says more than that there is a conversation. */
function hasReach({ user_id, limits }: Member, { assignee_id, waiting_since }: ThreadRow): boolean {
  if (limits.threads === "all" || assignee_id === user_id) return true;
  return limits.threads === "waiting" && assignee_id === null && waiting_since !== null;
}

export function onMentionPush({ push }: { push: Push }) {
  return on(
    MentionPush,
    { name: "push-of-mention", title: "Notificar una mención" },
    async (ctx, { threadId, messageId, userId, deviceId }, job) => {
      const note = await transact(ctx, async (tx, within) => {
        const [thread, message, member] = await Promise.all([
          readThread(tx, threadId),
          readMessage(tx, messageId),
          readMember(tx, userId),
        ]);
        // read already, deleted, or no longer allowed for them to read
        if (!thread?.mentioned_ids.includes(userId) || !message || !member) return null;
        if (!allows(member, READS_CHAT) || !hasReach(member, thread)) return null;
        const inside = within;
        const [business, contact] = await Promise.all([
          businessSettings(inside),
          contactCard(inside, thread.contact_id),
        ]);
        return mentionNote({
          businessId: ctx.businessId,
          business: business?.name ?? "",
          clientId: thread.contact_id,
          client: contactName(contact) || "un cliente",
          author: message.author_name,
          messageId,
        });
      });
      if (!note) return;
      try {
        await tellDevice(ctx, push, { id: deviceId, userId }, note);
      } catch (error) {
        if (job.attempt < MOST_ATTEMPTS) throw error;
        ctx.log.error({ error: (error as Error).message }, "a notice of a mention could not be sent");
      }
    },
  );
}
