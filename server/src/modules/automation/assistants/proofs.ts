// What the proofs need to know of the assistants.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { type FindRow, made } from "../../../../../proofs/capabilities/written-row.ts";
import { text } from "../../../../../proofs/tenancy/edit.ts";
import { assistant } from "../../../../../proofs/world/bodies.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";

const ofStaffNumber: FindRow = ({ body }) => ({
  table: "staff_numbers",
  column: "business_id",
  value: (body as { staffNumber: { businessId: string } }).staffNumber.businessId,
});

export const proofs: CapabilityProofs = {
  calls: {
    "assistant.list": ofBusiness,
    "assistant.get": ({ assistantId }) => ({ params: { id: assistantId } }),
    "assistant.create": ({ businessId, branchId, mark }) => ({
      body: { assistant: { ...assistant(businessId, mark), branchId, isWorking: false } },
    }),
    "assistant.edit": ({ businessId, branchId, assistantId, mark }) => ({
      params: { id: assistantId },
      body: { assistant: { ...assistant(businessId, mark), branchId, isWorking: false } },
    }),
    "assistant.switch": ({ assistantId }) => ({ params: { id: assistantId }, body: { isWorking: false } }),
    "assistant.rehearse": ({ assistantId, branchId }) => ({
      params: { id: assistantId },
      body: { rehearsal: { text: "¿Qué servicios tienen?", draft: { name: "Sofía", branchId } } },
    }),
    "testConversation.list": ofBusiness,
    "testConversation.take": ({ businessId, contactId }) => ({ query: { businessId, clientId: contactId } }),
    "testConversation.create": async ({ businessId, mark, serviceId, make }) => {
      await make.roomForTests();
      const expectations = [{ kind: "books", serviceId, time: "10:00" }];
      return { body: { testConversation: { businessId, name: `Prueba ${mark}`, lines: ["Hola"], expectations } } };
    },
    "testConversation.edit": async ({ mark, serviceId, make }) => ({
      params: { id: await make.testConversation() },
      body: {
        testConversation: { name: `Prueba ${mark}`, lines: ["Hola"], expectations: [{ kind: "books", serviceId }] },
      },
    }),
    "testConversation.delete": async ({ make }) => ({ params: { id: await make.testConversation() } }),
    "testRun.start": async ({ assistantId, make }) => {
      const conversationIds = [await make.testConversation()];
      await make.noRun();
      return { params: { id: assistantId }, body: { testRun: { conversationIds } } };
    },
    "testRun.list": ({ assistantId }) => ({ params: { id: assistantId } }),
    "testRun.get": async ({ assistantId, make }) => ({ params: { id: await make.testRun(assistantId) } }),
    "testNumber.list": ofBusiness,
    "testNumber.create": async ({ businessId, mark, make }) => {
      await make.roomForTests();
      const whatsapp = `22${make.digits().slice(-8)}`;
      return { body: { testNumber: { businessId, name: `Prueba ${mark}`, countryCode: "52", whatsapp } } };
    },
    "testNumber.delete": async ({ make }) => ({ params: { id: await make.testNumber() } }),
    "staffNumber.list": ofBusiness,
    "staffNumber.own": ofBusiness,
    "staffNumber.forget": ofBusiness,
    "staffNumber.ask": async ({ make }) => ({ body: { staffNumber: await make.freeToAsk() } }),
    "staffNumber.prove": async ({ businessId, make }) => ({
      body: { staffNumber: { businessId, code: await make.staffCode() } },
    }),
    "staffNumber.revoke": async ({ businessId, make }) => ({
      params: { userId: await make.staffNumber() },
      query: { businessId },
    }),
    "assistant.delete": async ({ make }) => ({ params: { id: await make.assistant() } }),
  },
  writes: {
    "assistant.create": made("assistants"),
    "testNumber.create": made("test_numbers"),
    "testConversation.create": made("test_conversations"),
    "staffNumber.ask": ofStaffNumber,
    "staffNumber.prove": ofStaffNumber,
  },
  money: {
    sent: {
      "testRun.draft.model": { notMoney: "which model is tried; the price hangs on the server's list" },
      "rehearsal.draft.model": { notMoney: "which model is rehearsed; the price hangs on the server's list" },
      "assistant.model": { notMoney: "which model answers; the price hangs on the server's list" },
    },
    serverOnly: {
      assistants: {
        columns: { price: ["price"], "": ["creditsPerAnswer", "hasCredits", "hasModel"] },
        writtenBy: /^assistant\./,
      },
      test_runs: { columns: { credits: [] }, writtenBy: /^testRun\./ },
      test_results: { columns: { credits: [] }, writtenBy: /^testRun\./ },
    },
    ownersColumns: ["assistants.model"],
  },
  edits: {
    "assistant.edit": { fields: [text("name"), text("goal")] },
  },
  editsTriedElsewhere: ["testConversation.edit"],
  entryPoints: {
    address: {
      "assistant.create assistant.image": "kept as text, fetched by nobody",
      "assistant.edit assistant.image": "kept as text, fetched by nobody",
    },
    pattern: {
      "assistant.create assistant.capabilities.postFreeSchedules.textTemplate":
        "five names are replaced, nothing is run",
      "assistant.edit assistant.capabilities.postFreeSchedules.textTemplate": "five names are replaced, nothing is run",
      "assistant.rehearse rehearsal.draft.capabilities.postFreeSchedules.textTemplate":
        "kept by nobody; five names are replaced, nothing is run",
      "testRun.start testRun.draft.capabilities.postFreeSchedules.textTemplate":
        "kept as it was tried; five names are replaced, nothing is run",
    },
  },
  refusedAddresses: {
    "assistant.create": 400,
    "assistant.edit": 400,
  },
};
