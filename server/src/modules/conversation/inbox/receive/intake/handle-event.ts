// Handles one event of a number: each kind has its own action, which may be repeated without harm.
import type { ChannelKind } from "@mostrador/domain/conversation/channels/schema.ts";
import type { TenantCtx } from "../../../../../kernel/context.ts";
import type { NumberEvent } from "../../../../../providers/messaging/webhook/port.ts";
import type { NoticeTeller } from "../../../../business/privacy/index.ts";
import { noteHistory, noteTrouble } from "../../../channels/index.ts";
import { applyHandover } from "../../handover/apply-handover.ts";
import { applyOwnEcho } from "../../pages/apply-own-echo.ts";
import { applySeen } from "../../pages/apply-seen.ts";
import { receivedComment } from "../../slots.ts";
import { applyStatus } from "../apply-status.ts";
import { type Arrival, arrivalId } from "../arrival-id.ts";
import { changeMessage } from "../change-message.ts";
import { knowPerson } from "../know-person.ts";
import { notePromotions } from "../note-promotions.ts";
import { receiveMessage } from "../receive-message.ts";
import { receiveOldMessage } from "../receive-old-message.ts";

/** `notice` informs the writing contact of the privacy notice. */
export type EventDeps = { notice: NoticeTeller };

/** An event of a number of this business. */
export type ChannelEvent = {
  event: NumberEvent;
  arrival: Arrival;
  channel: { channelId: string; kind: ChannelKind };
};

/** False when it is about a message that is not here yet. */
export async function handleEvent(
  ctx: TenantCtx,
  { event, arrival, channel }: ChannelEvent,
  { notice }: EventDeps,
): Promise<boolean> {
  const { channelId } = channel;
  switch (event.type) {
    case "message":
    case "echo":
      return receiveMessage(ctx, channel, event, arrival, { notice });
    case "handover":
      await applyHandover(ctx, channel, event);
      return true;
    case "status":
      await applyStatus(ctx, channel, event);
      return true;
    case "own-echo":
      await applyOwnEcho(ctx, channel, event);
      return true;
    case "seen":
      await applySeen(ctx, channelId, event);
      return true;
    case "comment":
      for (const receive of ctx.fillings.of(receivedComment)) await receive(ctx, channelId, event);
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
