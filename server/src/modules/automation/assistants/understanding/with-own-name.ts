// Keeps a name that the contact gave earlier in the conversation, to either engine or to a person.
import { bookingName } from "@mostrador/domain/automation/assistants/booking-name.ts";
import { ownName } from "@mostrador/domain/automation/assistants/proposals/written-names.ts";
import type { Claim } from "../../../conversation/inbox/index.ts";
import { pastOf } from "../turn/past.ts";
import type { TurnFacts } from "../turn/turn-facts.ts";

/** Used if the business knows no name. What the contact said has priority over what WhatsApp shows. */
export async function withOwnName(
  facts: TurnFacts,
  claim: Pick<Claim, "threadId" | "answeredSeq">,
): Promise<TurnFacts> {
  const { contact } = facts.chosen;
  if (`${contact.name} ${contact.lastname}`.trim() !== "") return facts;
  const { said } = await pastOf(facts.scene.ctx, claim);
  // Without a name the engine reads this turn itself.
  const now = bookingName(contact) === null ? [] : facts.turn.texts;
  const saidName = ownName([...said, ...now.map((text) => ({ role: "user" as const, text }))]);
  if (saidName === null) return facts;
  return {
    ...facts,
    scene: { ...facts.scene, ownName: saidName },
    turn: { ...facts.turn, contactName: saidName, saidName },
  };
}
