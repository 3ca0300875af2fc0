// What the proofs need to know of the inbox.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { FILTERED } from "../../../../../proofs/tenancy/crawl/exception.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";
import { NOBODY_TOLD } from "../../../../../proofs/world/new-device.ts";
import { png } from "../../../../../server/test/sample-files.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "thread.list": ({ businessId, contactId }) => ({ query: { businessId, clientId: contactId } }),
    "thread.countUnread": ofBusiness,
    "thread.closed": ofBusiness,
    "message.list": ({ businessId, contactId }) => ({
      query: { businessId, clientId: contactId, includeLogs: "true" },
    }),
    "message.search": ({ businessId }) => ({ query: { businessId, text: "hola" } }),
    "message.listOfNumber": ({ businessId, contactPhone }) => ({
      params: { whatsapp: contactPhone },
      query: { businessId, countryCode: "52" },
    }),
    "thread.markRead": ({ businessId, contactId }) => ({ body: { businessId, clientId: contactId } }),
    "thread.delete": async ({ make }) => ({ params: { id: await make.thread() } }),
    "message.send": ({ businessId, contactId, messageId, mark }) => ({
      body: {
        message: { businessId, clientId: contactId, text: `Respuesta ${mark}`, quotedMessageId: messageId },
      },
    }),
    "message.sendTemplate": ({ businessId, contactId, templateId, mark }) => ({
      body: { message: { businessId, clientId: contactId, templateId, variables: { nombre: `Nombre ${mark}` } } },
    }),
    "thread.countWaiting": ofBusiness,
    "thread.colleagues": ofBusiness,
    "thread.assign": async ({ owner, make }) => ({
      params: { id: await make.thread() },
      body: { assignment: { userId: owner.userId, from: null } },
    }),
    "thread.takeHeld": async ({ make }) => ({ params: { id: await make.heldThread() } }),
    "thread.giveBack": async ({ owner, make }) => {
      const id = await make.heldThread();
      const taken = await owner.post(`/api/thread/${id}/take`, {});
      if (taken.status !== 200) throw new Error(JSON.stringify(taken.body));
      return { params: { id } };
    },
    "thread.resolve": async ({ make }) => {
      const { id, lastMessageId } = await make.writtenThread();
      return { params: { id }, body: { resolution: { lastMessageId } } };
    },
    "thread.note": ({ threadId, mark, owner }) => ({
      params: { id: threadId },
      body: { note: { text: `Nota ${mark}`, mentions: [owner.userId] } },
    }),
    "thread.deleteNote": async ({ make }) => ({ params: { id: await make.note() } }),
    "inboxSettings.get": ofBusiness,
    "inboxSettings.edit": ({ businessId }) => ({ body: { businessId, settings: NOBODY_TOLD } }),
    "message.uploadMedia": ({ businessId, mark }) => ({
      query: { businessId },
      body: { name: `corte ${mark}.png`, file: png().toString("base64") },
    }),
    "message.sendMedia": async ({ businessId, contactId, make, mark }) => ({
      body: {
        message: { businessId, clientId: contactId, fileId: await make.chatFile(), caption: `Foto ${mark}` },
      },
    }),
    "message.fetchMedia": async ({ make }) => ({ params: { id: await make.lostMedia() } }),
    "message.resend": async (side) => ({ params: { id: await side.make.unsentMessage() } }),
  },
  writes: {
    "thread.markRead": ({ body }) => ({ table: "threads", column: "contact_id", value: String(body?.clientId) }),
    "message.send": made("messages"),
    "message.sendTemplate": made("messages"),
    "message.uploadMedia": (_call, { body }) => ({ table: "files", column: "id", value: body.data.fileId }),
    "message.sendMedia": made("messages"),
    "inboxSettings.edit": ({ body }) => ({
      table: "inbox_settings",
      column: "business_id",
      value: String(body?.businessId),
    }),
  },
  money: {
    serverOnly: {
      messages: {
        columns: { cost: ["cost"], charged_as: ["chargedAs", "charged"], "": ["credits"] },
        writtenBy: /^message\./,
        movedByWorkers: [
          "status",
          "tries",
          "attempt_token",
          "attempted_at",
          "retry_at",
          "reason",
          "provider_id",
          "charged_as",
        ],
      },
    },
  },
  editsTriedElsewhere: [
    // carries the previous assignee instead
    "thread.assign",
  ],
  exceptions: {
    "thread.resolve body.resolution.lastMessageId": {
      status: 409,
      reason: "compared with the latest message, and nothing is looked up",
    },
    "thread.list query.clientId": FILTERED,
  },
  idsWithoutRow: {
    "message.sendTemplate message.clientKey": "the sender makes it, so that a repetition is known",
    "message.sendMedia message.clientKey": "the sender makes it, so that a repetition is known",
    "message.send message.clientKey": "the sender makes it, so that a repetition is known",
    "thread.assign assignment.from": "compared with who has the conversation; nobody is looked up",
    "thread.resolve resolution.lastMessageId": "compared with the latest message; no other is looked up",
  },
  entryPoints: {
    raw: {
      "GET /api/thread/messages/:id/media":
        "the session and the right to read, as any call of the inbox; media.test.ts",
    },
    socket: {
      sendMessageToClient: "through the action of message.send",
    },
    fetch: {
      "modules/conversation/inbox/media/path-of-file.ts":
        "the address of one of the business's own files, as the place that keeps it said; never a caller's",
    },
    address: {
      "message.sendMedia message.url": "compared with the addresses of the business's own files; others are refused",
    },
    pattern: {
      "message.sendTemplate message.templateId": "an id; the values of its variables are put in as they are",
    },
    file: {
      "message.uploadMedia":
        "types by the bytes, WhatsApp's own list and sizes; given out by the message alone: media.test.ts",
    },
  },
  socketCalls: {
    sendMessageToClient: ({ businessId, contactId, messageId, mark }) => ({
      businessId,
      clientId: contactId,
      text: `Por el socket ${mark}`,
      quotedMessageId: messageId,
    }),
  },
};
