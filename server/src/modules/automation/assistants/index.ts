// Assistants: kept by the owner, answering the customers with tools that go through the same actions as the screens (D-9).
import * as audience from "@mostrador/domain/automation/assistants/audience/routes.ts";
import * as routes from "@mostrador/domain/automation/assistants/routes.ts";
import { answerDue } from "@mostrador/domain/automation/assistants/schema.ts";
import { MessageReceived } from "@mostrador/domain/conversation/inbox/schema.ts";
import { bind, bindAsking } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { on } from "../../../kernel/queue/queue.ts";
import type { PrivateFiles, UseFiles } from "../../ground/files/index.ts";
import { assistantActions } from "./assistant.ts";
import { type CodeDeps, staffCodeActions } from "./audience/staff-code.ts";
import {
  forgetOwnStaffNumber,
  getOwnStaffNumber,
  listStaffNumbers,
  revokeStaffNumber,
} from "./audience/staff-number.ts";
import { createTestNumber, deleteTestNumber, listTestNumbers } from "./audience/test-number.ts";
import { onFreeSlotsDue } from "./free-slots/on-free-slots-due.ts";
import { onFreeSlotsWanted } from "./free-slots/post-free-slots.ts";
import { answerContact, type Provider } from "./on-answer-due.ts";
import { onDutiesChanged } from "./on-duties-changed.ts";
import { onMessageReceived } from "./on-message-received.ts";
import { onReservationOverdue } from "./paying/on-reservation-overdue.ts";
import { createUseImage } from "./use-image.ts";

export { appointmentDuties } from "./appointment-duties.ts";
export { hasAssistant } from "./assistant.store.ts";
export { createAssistantRow as createAssistant } from "./assistant.ts";
export { createTestNumber } from "./audience/test-number.ts";
export { answerEnded } from "./paying/answer-ended.ts";
export { answerWithdrawn } from "./turn/answer-withdrawn.ts";

/** How many conversations one worker answers side by side. */
const SIDE_BY_SIDE = 8;

/** Without a provider the built-in engine answers (D-9.3). */
export function assistantsModule(
  model: Omit<Provider, "privateFiles"> | null,
  deps: CodeDeps & { files: UseFiles; privateFiles: PrivateFiles },
): Module {
  const provider = model && { ...model, privateFiles: deps.privateFiles };
  const { askForCode, tellOfCode, proveNumber } = staffCodeActions(deps);
  const actions = assistantActions(provider ? "proveedor" : "integrado", createUseImage(deps.files));
  return {
    routes: [
      bind(routes.listAssistants, actions.listAssistants),
      bind(routes.getAssistant, actions.getAssistant),
      bind(routes.createAssistant, actions.createAssistant),
      bind(routes.editAssistant, actions.editAssistant),
      bind(routes.switchAssistant, actions.switchAssistant),
      bind(routes.deleteAssistant, actions.deleteAssistant),
      bind(audience.listTestNumbers, listTestNumbers),
      bind(audience.createTestNumber, createTestNumber),
      bind(audience.deleteTestNumber, deleteTestNumber),
      bind(audience.listStaffNumbers, listStaffNumbers),
      bind(audience.getOwnStaffNumber, getOwnStaffNumber),
      bindAsking(audience.askStaffCode, askForCode, tellOfCode),
      bind(audience.proveStaffNumber, proveNumber),
      bind(audience.forgetOwnStaffNumber, forgetOwnStaffNumber),
      bind(audience.revokeStaffNumber, revokeStaffNumber),
    ],
    subscribers: [
      on(MessageReceived, "arm-answer", onMessageReceived, { side: SIDE_BY_SIDE }),
      on(answerDue, "answer-contact", answerContact(provider), { side: SIDE_BY_SIDE }),
      onDutiesChanged,
      onFreeSlotsDue,
      onFreeSlotsWanted,
      onReservationOverdue,
    ],
  };
}
