// A person takes a conversation that Meta's own agent holds, or gives it back
// (contract/conversation#held-conversations). Meta lets some applications take it by a call; for the others the
// person's next message takes it.
import { disconnectedText } from "@mostrador/domain/conversation/channels/carrier-name.ts";
import { HELD_TEXT } from "@mostrador/domain/conversation/inbox/handover/holder.ts";
import type {
  giveBackHeld as backRoute,
  takeHeld as takeRoute,
} from "@mostrador/domain/conversation/inbox/handover/routes.ts";
import { threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import { NO_THREAD } from "@mostrador/domain/conversation/inbox/schema.ts";
import { conflict, DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import type { Seal } from "../../../../kernel/seal.ts";
import type { ControlOutcome, Messaging } from "../../../../providers/messaging/port.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { senderOf } from "../../channels/index.ts";
import { presented } from "../list/present-one.ts";
import { GIVEN_BACK } from "../reply-lease/hand-over.ts";
import { pauseAssistant } from "../reply-lease/pause-assistant.ts";
import { readAddress } from "../send/send.store.ts";
import { lockThread, readThread, type ThreadRow, updateThread } from "../thread.store.ts";
import { noTurn } from "./hold-columns.ts";

type Deps = { seal: Seal; messaging: Messaging };
type ControlResult = { threadId: string; outcome: ControlOutcome };

const NOT_HELD = "La IA de Meta ya no lleva esta conversación";
const NOT_OURS = "Esta conversación no la tienes tú: no hay nada que devolver";

export function heldActions(deps: Deps) {
  return {
    async askToTake(ctx: TenantCtx, { params }: Call<typeof takeRoute>): Promise<ControlResult> {
      return ask(ctx, params.id, "take", ({ held_by }) => {
        if (held_by === null) throw conflict(NOT_HELD);
      });
    },

    /** It is ours now, or the person's next message takes it. */
    async takeHeld(ctx: TenantCtx, { threadId, outcome }: ControlResult) {
      refuse(outcome);
      const byMessage = outcome.kind === "by-message";
      return change(ctx, threadId, async (tx, thread) => {
        if (thread.held_by === null) return "La conversación ya es tuya";
        await updateThread(tx, threadId, {
          ...(byMessage ? { hold_claimed: true } : { held_by: null, hold_claimed: false, held_at: new Date(ctx.now) }),
          updated_at: new Date(ctx.now),
        });
        if (!byMessage) await pauseAssistant(tx, ctx, thread);
        await note(tx, ctx, thread, "Tomó una conversación de la IA de Meta");
        return byMessage ? "Escribe tu mensaje: al enviarlo, la conversación es tuya" : "La conversación es tuya";
      });
    },

    async askToGiveBack(ctx: TenantCtx, { params }: Call<typeof backRoute>): Promise<ControlResult> {
      return ask(ctx, params.id, "pass", ({ held_by, held_at, hold_claimed }) => {
        if (held_by !== null && !hold_claimed) throw conflict(`${HELD_TEXT[held_by]} ya`);
        if (held_at === null) throw conflict(NOT_OURS);
      });
    },

    async giveBackHeld(ctx: TenantCtx, { threadId, outcome }: ControlResult) {
      refuse(outcome);
      return change(ctx, threadId, async (tx, thread) => {
        await updateThread(tx, threadId, {
          ...GIVEN_BACK,
          ...noTurn(thread),
          held_by: thread.held_by ?? "meta_ai",
          held_at: new Date(ctx.now),
          hold_claimed: false,
          unread_count: 0,
          updated_at: new Date(ctx.now),
        });
        await note(tx, ctx, thread, "Devolvió una conversación a la IA de Meta");
        return "La IA de Meta lleva la conversación";
      });
    },
  };

  async function ask(
    ctx: TenantCtx,
    threadId: string,
    action: "take" | "pass",
    check: (thread: ThreadRow) => void,
  ): Promise<ControlResult> {
    const asked = await transact(ctx, async (tx) => {
      const thread = await readThread(tx, threadId);
      const address = thread && (await readAddress(tx, threadId, null));
      if (!thread || !address) throw notFound(NO_THREAD);
      check(thread);
      // The person had not taken it yet: nothing changed at Meta.
      if (action === "pass" && thread.held_by !== null) return null;
      const sender = await senderOf(tx, ctx, deps.seal, thread.channel_id);
      return { kind: thread.kind, sender, phone: address.phone, userId: address.wa_user_id };
    });
    if (asked === null) return { threadId, outcome: { kind: "done" } };
    const { kind, sender, phone, userId } = asked;
    if (!sender) throw new DomainError(422, disconnectedText(kind));
    return { threadId, outcome: await deps.messaging.threadControl(sender, { action, phone, userId }) };
  }
}

function refuse(outcome: ControlOutcome): void {
  if ("reason" in outcome) throw new DomainError(422, outcome.reason);
}

async function change(ctx: TenantCtx, threadId: string, write: (tx: Tx, thread: ThreadRow) => Promise<string>) {
  return transact(ctx, async (tx) => {
    const thread = await lockThread(tx, threadId);
    if (!thread) throw notFound(NO_THREAD);
    const message = await write(tx, thread);
    await announce(tx, ctx, threadChanged, { clientId: thread.contact_id, threadId });
    return { data: await presented(tx, ctx, threadId), message };
  });
}

function note(tx: Tx, ctx: TenantCtx, { contact_id: subjectId }: ThreadRow, summary: string): Promise<void> {
  return writeAudit(tx, ctx, { action: "thread.held", summary, subjectId });
}
