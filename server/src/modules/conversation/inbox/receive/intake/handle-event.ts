// What a webhook tells of one number: each kind of event has its own action, which may be repeated without harm.
import type { ChannelKind } from "@mostrador/domain/conversation/channels/schema.ts";
import type { TenantCtx } from "../../../../../kernel/context.ts";
import type { CommentChange, NumberEvent } from "../../../../../providers/messaging/webhook/port.ts";
import { noteHistory, noteTrouble } from "../../../channels/index.ts";
import { applyOwnEcho } from "../../pages/apply-own-echo.ts";
import { applySeen } from "../../pages/apply-seen.ts";
import type { SendEnded } from "../../send/settle-send.ts";
import { applyStatus } from "../apply-status.ts";
import { type Arrival, arrivalId } from "../arrival-id.ts";
import { changeMessage } from "../change-message.ts";
import { knowPerson } from "../know-person.ts";
import { notePromotions } from "../note-promotions.ts";
import { receiveMessage, type WordsDeps } from "../receive-message.ts";
import { receiveOldMessage } from "../receive-old-message.ts";

/**
 * `handledButtons`: presses of buttons whose ids begin so are answered by who sent them, never by the assistant. `ended`
 * hears how each send ended; `notice` tells who writes of the privacy notice.
 */
export type EventDeps = {
  ended: SendEnded;
  /** A comment under a post, which is no conversation. */
  comment(ctx: TenantCtx, channelId: string, event: CommentChange): Promise<void>;
} & WordsDeps;

/** An event of a number of this business. */
export type ChannelEvent = {
  event: NumberEvent;
  arrival: Arrival;
  channel: { channelId: string; kind: ChannelKind };
};

/** False when it speaks of a message that is not here yet. */
export async function handleEvent(
  ctx: TenantCtx,
  { event, arrival, channel }: ChannelEvent,
  { handledButtons, notice, ended, comment, begun }: EventDeps,
): Promise<boolean> {
  const { channelId } = channel;
  switch (event.type) {
    case "message":
    case "echo":
      return receiveMessage(ctx, channel, event, arrival, { handledButtons, notice, begun });
    case "status":
      await applyStatus(ctx, channel, event, ended);
      return true;
    case "own-echo":
      await applyOwnEcho(ctx, channel, event, ended);
      return true;
    case "seen":
      await applySeen(ctx, channelId, event);
      return true;
    case "comment":
      await comment(ctx, channelId, event);
      return true;
    case "old-message":
      await receiveOldMessage(ctx, channel, event);
      return true;
    case "known-person":
      await knowPerson(ctx, event.person);
      return true;
    case "promotions":
      await notePromotions(ctx, event);
      return true;
    case "history-progress":
      await noteHistory(ctx, channelId, event.percent);
      return true;
    case "trouble": {
      const id = arrivalId(arrival.deliveryId, arrival.index);
      await noteTrouble(ctx, channelId, event, { id, at: arrival.receivedAt });
      return true;
    }
    default:
      return changeMessage(ctx, channelId, event, arrival.receivedAt);
  }
}
