// Whether an automatic message that is planned for a person could be sent then, as far as it is known now: the same
// checks as at sending, without writing. A plan that cannot be sent shows its reason at once.
import { disconnectedText } from "@mostrador/domain/conversation/channels/carrier-name.ts";
import { isWindowOpen } from "@mostrador/domain/conversation/inbox/window.ts";
import type { TemplatePurpose } from "@mostrador/domain/conversation/templates/schema.ts";
import { KNOWN_VARIABLES } from "@mostrador/domain/conversation/templates/variables.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { connectedChannel, hasKey, isKept } from "../../channels/index.ts";
import { chooseApproved } from "../../templates/index.ts";
import { readThreadsByInbound } from "../thread.store.ts";

type Addressed = {
  /** Null: a staff member who is no contact yet. */
  contactId: string | null;
  hasPhone: boolean;
  at: Instant;
  purpose: TemplatePurpose;
};

/** `reason` is Spanish. `isFinal`: nothing that the contact does changes it; otherwise a message of theirs would. */
export type Unreached = { reason: string; isFinal: boolean };

/** Null when it would be sent. */
export function whyUnreached(tx: Tx, addressed: Addressed): Promise<Unreached | null> {
  return createReachReader(tx)(addressed);
}

/** The same for many messages of one transaction: what several of them need is read once. */
export function createReachReader(tx: Tx): (addressed: Addressed) => Promise<Unreached | null> {
  const threadsOf = once((contactId: string) => readThreadsByInbound(tx, contactId));
  const isUsable = once((channelId: string) => hasKey(tx, channelId));
  const takesMessages = once(async (channelId: string) => (await isUsable(channelId)) && isKept(tx, channelId));
  const connected = once((kind: "whatsapp") => connectedChannel(tx, kind));
  const hasTemplate = once(async (channelId: string, purpose: TemplatePurpose) => {
    const variables = Object.fromEntries(KNOWN_VARIABLES[purpose].map((name) => [name, name]));
    return !("reason" in (await chooseApproved(tx, channelId, { purpose, variables, buttons: [] })));
  });
  return async ({ contactId, hasPhone, at, purpose }) => {
    const threads = contactId ? await threadsOf(contactId) : [];
    for (const thread of threads) {
      const isOpen = isWindowOpen(thread.last_inbound_at?.getTime() ?? null, at);
      if (isOpen && (await takesMessages(thread.channel_id))) return null;
    }
    const last = threads.find(({ kind }) => kind === "whatsapp");
    const channelId = last && (await isUsable(last.channel_id)) ? last.channel_id : await connected("whatsapp");
    if (!channelId) return { reason: last ? disconnectedText("whatsapp") : NO_CHANNEL, isFinal: true };
    if (!last && !hasPhone) return { reason: NO_NUMBER, isFinal: true };
    return (await hasTemplate(channelId, purpose)) ? null : { reason: NO_TEMPLATE, isFinal: false };
  };
}

/** Reads once for the same words. */
function once<Words extends string[], Value>(read: (...words: Words) => Promise<Value>) {
  const known = new Map<string, Promise<Value>>();
  return (...words: Words): Promise<Value> => {
    const key = words.join(" ");
    const value = known.get(key) ?? read(...words);
    known.set(key, value);
    return value;
  };
}

const NO_CHANNEL = "No saldrá: conecta WhatsApp para poder escribir";
const NO_NUMBER = "No saldrá: no tiene número de WhatsApp";
const NO_TEMPLATE = "Saldrá solo si escribe en las 24 horas de antes: no hay una plantilla aprobada para este aviso";
