// One good payload for each event that the sockets accept: an event without one fails the run.
import { collect } from "../../capabilities/collect.ts";
import type { Side } from "../../world/side.ts";

type Payload = Record<string, unknown>;

export const SOCKET_CALLS = collect<(side: Side) => Payload>("socket calls", ({ socketCalls }) => socketCalls, {
  sendMessageToClient: ({ businessId, contactId, messageId, mark }) => ({
    businessId,
    clientId: contactId,
    text: `Por el socket ${mark}`,
    quotedMessageId: messageId,
  }),
  updateClientPhase: ({ businessId, contactId, rows }) => ({
    clientInfo: { _id: contactId },
    businessId,
    funnelId: rows.funnel,
    actionReference: "agendada",
  }),
});
