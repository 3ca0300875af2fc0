// The good calls of assistants, of their test conversations, and of their test numbers.
import { assistant } from "../bodies.ts";
import { type MakeCall, ofBusiness } from "../call.ts";

export function assistantCalls(): Record<string, MakeCall> {
  return {
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
  };
}
