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
export async function whyUnreached(tx: Tx, { contactId, hasPhone, at, purpose }: Addressed): Promise<Unreached | null> {
  const threads = contactId ? await readThreadsByInbound(tx, contactId) : [];
  for (const thread of threads) {
    const isOpen = isWindowOpen(thread.last_inbound_at?.getTime() ?? null, at);
    if (isOpen && (await hasKey(tx, thread.channel_id)) && (await isKept(tx, thread.channel_id))) return null;
  }
  const last = threads.find(({ kind }) => kind === "whatsapp");
  const connected = await connectedChannel(tx, "whatsapp");
  const channelId = last && (await hasKey(tx, last.channel_id)) ? last.channel_id : connected;
  if (!channelId) return { reason: last ? disconnectedText("whatsapp") : NO_CHANNEL, isFinal: true };
  if (!last && !hasPhone) return { reason: NO_NUMBER, isFinal: true };
  const variables = Object.fromEntries(KNOWN_VARIABLES[purpose].map((name) => [name, name]));
  const choice = await chooseApproved(tx, channelId, { purpose, variables, buttons: [] });
  return "reason" in choice ? { reason: NO_TEMPLATE, isFinal: false } : null;
}

const NO_CHANNEL = "No saldrá: conecta WhatsApp para poder escribir";
const NO_NUMBER = "No saldrá: no tiene número de WhatsApp";
const NO_TEMPLATE = "Saldrá solo si escribe en las 24 horas de antes: no hay una plantilla aprobada para este aviso";
