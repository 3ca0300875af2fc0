// What both engines know of a turn before they begin.

import { bookingName } from "@mostrador/domain/automation/assistants/booking-name.ts";
import type { Turn } from "@mostrador/domain/automation/assistants/conversation/turn.ts";
import { spokenGreeting } from "@mostrador/domain/automation/assistants/first-instructions.ts";
import { plainText } from "@mostrador/domain/automation/assistants/plain-text.ts";
import { abilitiesOf } from "@mostrador/domain/automation/assistants/tools/allowed-tools.ts";
import { dayNumber } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { type TenantCtx, tenantCtx } from "../../../../kernel/context.ts";
import { reachOf } from "../tools/reach.ts";
import type { Scene } from "../tools/scene.ts";
import type { Chosen } from "./choose-assistant.ts";

export type TurnFacts = {
  threadId: string;
  /** The right to finish this turn; nobody else holds it. */
  token: string;
  /** The last message that it answers. */
  seq: number;
  author: { id: string; name: string };
  chosen: Chosen;
  scene: Scene;
  turn: Turn;
};

export function turnFacts(
  ctx: TenantCtx,
  claim: { threadId: string; contactId: string; token: string; seq: number; texts: string[] },
  chosen: Chosen,
): TurnFacts {
  const { assistant, business, contact } = chosen;
  const { capabilities } = assistant;
  const actor = {
    kind: "assistant" as const,
    assistantId: assistant.id,
    name: assistant.name,
    contactId: claim.contactId,
  };
  const { zone } = business;
  const scene: Scene = {
    ctx: tenantCtx(ctx, ctx.businessId, actor),
    threadId: claim.threadId,
    contactId: claim.contactId,
    capabilities,
    zone,
  };
  const reach = reachOf(scene);
  const greeting = spokenGreeting(assistant.instructions.greeting);
  return {
    threadId: claim.threadId,
    token: claim.token,
    seq: claim.seq,
    author: { id: assistant.id, name: assistant.name },
    chosen,
    scene,
    turn: {
      texts: claim.texts.map(plainText).filter((text) => text !== ""),
      now: localOf(zone, ctx.now),
      contactName: bookingName(contact),
      assistant: {
        name: assistant.name,
        businessName: business.name,
        ...(greeting ? { greeting } : {}),
        ...abilitiesOf(capabilities),
        mayProposeBooking: capabilities.schedulingMode === "open",
        lookAheadDays: dayNumber(reach.lastDay) - dayNumber(reach.today),
      },
    },
  };
}
