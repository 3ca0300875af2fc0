// What both engines know of a turn before they start.

import { bookingName } from "@mostrador/domain/automation/assistants/booking-name.ts";
import type { Turn } from "@mostrador/domain/automation/assistants/engine/facts/turn.ts";
import { spokenGreeting } from "@mostrador/domain/automation/assistants/first-instructions.ts";
import { plainText } from "@mostrador/domain/automation/assistants/plain-text.ts";
import { quotesOf } from "@mostrador/domain/automation/assistants/speech/quotable.ts";
import { abilitiesOf } from "@mostrador/domain/automation/assistants/tools/allowed-tools.ts";
import { unseenNotice } from "@mostrador/domain/automation/assistants/unseen-notice.ts";
import { fillText } from "@mostrador/domain/business/contacts/message-text/fill-text.ts";
import type { UnseenKind } from "@mostrador/domain/conversation/inbox/preview.ts";
import { dayNumber } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { type TenantCtx, tenantCtx } from "../../../../kernel/context.ts";
import type { Claim } from "../../../conversation/inbox/index.ts";
import { reachOf } from "../tools/reach.ts";
import type { Scene } from "../tools/scene.ts";
import type { AssistantChoice } from "./choose-assistant.ts";
import type { SettledProposal } from "./settled.ts";

export type TurnFacts = {
  threadId: string;
  /** The right to finish this turn; no other process holds it. */
  token: string;
  /** The last message that it answers. */
  seq: number;
  author: { id: string; name: string };
  chosen: AssistantChoice;
  scene: Scene;
  /** Sent before the answer: what of the turn cannot be heard or seen. */
  notice: string | null;
  /** The kinds of content that nobody heard or saw; a sticker is a gesture. */
  unread: UnseenKind[];
  /** Earlier messages that the contact quotes in this turn. */
  quoted: string[];
  /** What the pictures of the turn show, as a model described it: information, not words of the contact. */
  shown: string[];
  turn: Turn;
  /** What this turn means for the last question to the customer; null when none was open. */
  settled: SettledProposal | null;
};

const LONGEST_QUOTE = 300;
/** Only people see the story itself. */
const MENTIONED = "Gracias por mencionarnos en tu historia.";
type ClaimedMessages = Pick<Claim, "texts" | "unseen" | "gestures" | "answeredSeq">;

export function turnFacts(
  ctx: TenantCtx,
  claim: Pick<
    Claim,
    "threadId" | "contactId" | "token" | "seq" | "answeredSeq" | "texts" | "unseen" | "gestures" | "shown" | "quoted"
  >,
  chosen: AssistantChoice,
): TurnFacts {
  const { assistant, business, contact } = chosen;
  const { capabilities } = assistant;
  const actor = { kind: "program" as const, id: assistant.id, name: assistant.name };
  const { zone } = business;
  const scene: Scene = {
    ctx: tenantCtx(ctx, ctx.businessId, actor),
    threadId: claim.threadId,
    contactId: claim.contactId,
    capabilities,
    branchId: assistant.branch_id,
    zone,
  };
  const reach = reachOf(scene);
  const seesPictures = capabilities.processImages;
  const unseen = claim.shown.length > 0 && !seesPictures ? [...claim.unseen, "image" as const] : claim.unseen;
  const contactName = bookingName(contact);
  const words = { nombre: contactName ?? "", negocio: business.name, asistente: assistant.name };
  const greeting = spokenGreeting(fillText(assistant.instructions.greeting, words));
  return {
    threadId: claim.threadId,
    token: claim.token,
    seq: claim.seq,
    author: { id: assistant.id, name: assistant.name },
    chosen,
    scene,
    notice:
      [claim.gestures.includes("mention") ? MENTIONED : null, unseenNotice(unseen)].filter(Boolean).join("\n\n") ||
      null,
    unread: unseen,
    settled: null,
    shown: seesPictures ? claim.shown : [],
    quoted: claim.quoted.map((text) => plainText(text).slice(0, LONGEST_QUOTE)).filter((text) => text !== ""),
    turn: {
      texts: textsOf(claim),
      now: localOf(zone, ctx.now),
      contactName,
      quotes: quotesOf(assistant.instructions.quotable ?? ""),
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

/** A sticker that opens a conversation is a greeting. */
function textsOf({ texts, unseen, gestures, answeredSeq }: ClaimedMessages): string[] {
  const plain = texts.map(plainText).filter((text) => text !== "");
  const isHello = unseen.length === 0 && gestures.length > 0 && gestures.every((gesture) => gesture === "sticker");
  return plain.length === 0 && isHello && answeredSeq === 0 ? ["hola"] : plain;
}
