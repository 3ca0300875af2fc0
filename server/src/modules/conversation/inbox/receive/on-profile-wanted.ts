// Asks Meta once for the name of a person that a page knows only by an id, when they first write. A contact with a
// name keeps it.
import { ProfileWanted } from "@mostrador/domain/conversation/inbox/schema.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import type { Seal } from "../../../../kernel/seal.ts";
import type { Messaging } from "../../../../providers/messaging/port.ts";
import { findOrCreateContact, knownContacts } from "../../../business/contacts/index.ts";
import { senderOf } from "../../channels/index.ts";

/** A name is worth a few tries: the conversation works without one too. */
const MOST_TRIES = 5;

export function onProfileWanted({ seal, messaging }: { seal: Seal; messaging: Messaging }) {
  return on(
    ProfileWanted,
    { name: "learn-name", title: "Preguntar el nombre de un perfil" },
    async (ctx, { contactId, channelId, userId }, job) => {
      const sender = await transact(ctx, async (tx) => {
        const [isThere] = await knownContacts(tx, [contactId]);
        return isThere ? senderOf(tx, ctx, seal, channelId) : null;
      });
      if (sender?.kind !== "messenger" && sender?.kind !== "instagram") return;
      const { kind } = sender;
      const profile = await messaging.readProfile(sender, userId);
      if (profile.kind === "retry" && job.attempt < MOST_TRIES) throw new Error("the name of a contact was not told");
      if (profile.kind !== "known" || profile.name === "") return;
      const person = { waId: null, userId, by: kind, pushName: profile.name, at: null };
      await transact(ctx, (tx) => findOrCreateContact(tx, ctx, person));
    },
    { side: 4 },
  );
}
