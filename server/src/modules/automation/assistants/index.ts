// Assistants: kept by the owner, answering the customers with tools that go through the same actions as the screens (D-9).
import * as routes from "@mostrador/domain/automation/assistants/routes.ts";
import { answerDue } from "@mostrador/domain/automation/assistants/schema.ts";
import { MessageReceived } from "@mostrador/domain/conversation/inbox/schema.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { assistantActions } from "./assistant.ts";
import { answerContact, type Provider } from "./on-answer-due.ts";
import { onDutiesChanged } from "./on-duties-changed.ts";
import { onMessageReceived } from "./on-message-received.ts";
import { onReservationOverdue } from "./paying/on-reservation-overdue.ts";

export { appointmentDuties } from "./appointment-duties.ts";
export { createAssistantRow as createAssistant } from "./assistant.ts";
export { answerEnded } from "./paying/answer-ended.ts";
export { answerWithdrawn } from "./turn/answer-withdrawn.ts";

/** How many conversations one worker answers side by side. */
const SIDE_BY_SIDE = 8;

/** Without a provider the built-in engine answers (D-9.3). */
export function assistantsModule(provider: Provider | null): Module {
  const actions = assistantActions(provider ? "proveedor" : "integrado");
  return {
    routes: [
      bind(routes.listAssistants, actions.listAssistants),
      bind(routes.getAssistant, actions.getAssistant),
      bind(routes.createAssistant, actions.createAssistant),
      bind(routes.editAssistant, actions.editAssistant),
      bind(routes.switchAssistant, actions.switchAssistant),
      bind(routes.deleteAssistant, actions.deleteAssistant),
    ],
    subscribers: [
      on(MessageReceived, "arm-answer", onMessageReceived, { side: SIDE_BY_SIDE }),
      on(answerDue, "answer-contact", answerContact(provider), { side: SIDE_BY_SIDE }),
      onDutiesChanged,
      onReservationOverdue,
    ],
  };
}
