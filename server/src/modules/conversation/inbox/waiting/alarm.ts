// Informs staff outside the product that a contact waits: first the assignee, or the owner if there is none; after
// three times as long the owner in any case. Each step is planned once, with its letters, in one transaction; each
// letter checks again at sending whether it is still true (docs/decisions/0006).

import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { MailAlarm, PushAlarm, WaitOverdue } from "@mostrador/domain/conversation/inbox/waiting/events.ts";
import { AGAIN_AFTER } from "@mostrador/domain/conversation/inbox/waiting/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { allows } from "@mostrador/domain/ground/identity/permission.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { type Job, on, publish } from "../../../../kernel/queue/queue.ts";
import { type Mail, MailRefused } from "../../../../providers/mail/port.ts";
import type { Push } from "../../../../providers/push/port.ts";
import { businessLetterhead, businessSettings } from "../../../business/businesses/index.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import { devicesOf, tellDevice } from "../../../ground/devices/index.ts";
import { readMember, readMembers } from "../../../ground/identity/index.ts";
import { lockThread, readThread, type ThreadRow, updateThread } from "../thread.store.ts";
import { type AlarmFacts, alarmLetter, alarmNote } from "./alarm-text.ts";
import { readInboxSettings } from "./wait.store.ts";

export type AlarmDeps = { mail: Mail; push: Push };
type Member = NonNullable<Awaited<ReturnType<typeof readMember>>>;

const MINUTE_MS = 60_000;
const LAST_STEP = 2;
/** With the queue's pauses this takes some hours; by then a later step or another channel has informed them. */
const MOST_ATTEMPTS = 8;
const READS_CHAT = access.view(PAGE.chat);

export const onWaitOverdue = on(
  WaitOverdue,
  { name: "alarm-of-who-waits", title: "Avisar de quien lleva mucho esperando" },
  async (ctx, { threadId, waitId, step }) => {
    await transact(ctx, async (tx) => {
      const thread = await lockThread(tx, threadId);
      if (thread?.wait_id !== waitId || thread.wait_step >= step) return;
      await updateThread(tx, threadId, { wait_step: step });
      const { alertMinutes, alertsByMail } = await readInboxSettings(tx);
      const people = whoIsTold(await readMembers(tx), thread.assignee_id, step);
      for (const { user_id: userId, email_verified: isVerified } of people) {
        if (alertsByMail && isVerified) await publish(tx, ctx, MailAlarm, { threadId, waitId, step, userId });
      }
      for (const { id: deviceId, userId } of await devicesOf(
        tx,
        people.map((one) => one.user_id),
      )) {
        await publish(tx, ctx, PushAlarm, { threadId, waitId, step, userId, deviceId });
      }
      if (step >= LAST_STEP) return;
      const at = ctx.now + (AGAIN_AFTER - 1) * alertMinutes * MINUTE_MS;
      await publish(tx, ctx, WaitOverdue, { threadId, waitId, step: step + 1 }, { at });
    });
  },
);

/** Only people who may read the conversation. */
function whoIsTold(members: readonly Member[], assigneeId: string | null, step: number): Member[] {
  const readers = members.filter((member) => allows(member, READS_CHAT));
  const owners = readers.filter(({ role }) => role === "owner");
  const assignee = readers.filter((member) => member.user_id === assigneeId);
  if (assignee.length === 0) return owners;
  return step === 1 ? assignee : [...new Set([...assignee, ...owners])];
}

export function onMailAlarm({ mail }: AlarmDeps) {
  return on(
    MailAlarm,
    { name: "mail-of-who-waits", title: "Escribir por correo quién espera" },
    async (ctx, { threadId, waitId, step, userId }, job) => {
      const told = await stillWaits(ctx, { threadId, waitId, userId });
      if (!told?.byMail) return;
      const head = await businessLetterhead(ctx);
      const letter = alarmLetter(told.facts, step, head.url);
      try {
        await mail.send(head.dress({ ...letter, to: told.member.email, id: `espera-${waitId}-${step}-${userId}` }));
      } catch (error) {
        if (!(error instanceof MailRefused)) giveUp(ctx, job, error as Error, "a mail of somebody who waits");
        else ctx.log.warn({ threadId, error: error.message }, "a mail of somebody who waits was refused");
      }
    },
  );
}

export function onPushAlarm({ push }: AlarmDeps) {
  return on(
    PushAlarm,
    { name: "push-of-who-waits", title: "Notificar quién espera" },
    async (ctx, { threadId, waitId, userId, deviceId }, job) => {
      const told = await stillWaits(ctx, { threadId, waitId, userId });
      if (!told) return;
      try {
        await tellDevice(ctx, push, { id: deviceId, userId }, alarmNote(told.facts, waitId));
      } catch (error) {
        giveUp(ctx, job, error as Error, "a notice of somebody who waits");
      }
    },
  );
}

/** Throws so that it is tried again, for a while. */
function giveUp(ctx: TenantCtx, job: Job, error: Error, what: string): void {
  if (job.attempt < MOST_ATTEMPTS) throw error;
  ctx.log.error({ error: error.message }, `${what} could not be sent`);
}

type OpenAlarm = { facts: AlarmFacts; member: Member; byMail: boolean };

/** Null once a person answered, or this person may not read it any more. */
async function stillWaits(
  ctx: TenantCtx,
  { threadId, waitId, userId }: { threadId: string; waitId: string; userId: string },
): Promise<OpenAlarm | null> {
  return transact(ctx, async (tx, inside) => {
    const [thread, member] = await Promise.all([readThread(tx, threadId), readMember(tx, userId)]);
    if (thread?.wait_id !== waitId || !member || !allows(member, READS_CHAT)) return null;
    const { alertsByMail } = await readInboxSettings(tx);
    return { facts: await factsOf(tx, inside, thread), member, byMail: alertsByMail && member.email_verified };
  });
}

async function factsOf(_tx: Tx, ctx: TenantCtx, thread: ThreadRow): Promise<AlarmFacts> {
  const [business, contact] = await Promise.all([businessSettings(ctx), contactCard(ctx, thread.contact_id)]);
  const since = thread.waiting_since?.getTime() ?? ctx.now;
  return {
    businessId: ctx.businessId,
    business: business?.name ?? "",
    clientId: thread.contact_id,
    client: contactName(contact) || "Un cliente",
    since: localOf(business?.zone ?? "UTC", since),
    today: localOf(business?.zone ?? "UTC", ctx.now).day,
    minutes: Math.max(1, Math.round((ctx.now - since) / MINUTE_MS)),
  };
}
