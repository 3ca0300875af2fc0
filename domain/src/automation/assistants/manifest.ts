import type { Manifest } from "../../kit/manifest.ts";
import * as audience from "./audience/routes.ts";
import { assistantChanged } from "./live.ts";
import * as rehearsal from "./rehearsal/routes.ts";
import * as routes from "./routes.ts";
import { answerDue, DutiesChanged, FreeSlotsDue, FreeSlotsWanted } from "./schema.ts";
import * as testing from "./test-conversations/routes.ts";
import { TestRunDue } from "./test-conversations/schema.ts";

export const manifest: Manifest = {
  capability: "automation/assistants",
  routes: { ...routes, ...audience, ...rehearsal, ...testing },
  live: [assistantChanged],
  unknown: {
    assistant: "No se encontró el asistente",
    testConversation: "No se encontró la conversación de prueba",
  },
  events: [answerDue, DutiesChanged, FreeSlotsDue, FreeSlotsWanted, TestRunDue],
};
