// Assistants: managed by the owner, answering customers with tools that use the same actions as the screens (D-9).

import * as audience from "@mostrador/domain/automation/assistants/audience/routes.ts";
import * as rehearsal from "@mostrador/domain/automation/assistants/rehearsal/routes.ts";
import * as routes from "@mostrador/domain/automation/assistants/routes.ts";
import { answerDue } from "@mostrador/domain/automation/assistants/schema.ts";
import * as testing from "@mostrador/domain/automation/assistants/test-conversations/routes.ts";
import { MessageReceived } from "@mostrador/domain/conversation/inbox/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import { features } from "../../../kernel/features/features.ts";
import { bind, bindAsking } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { namedIn } from "../../../kernel/resource/named-in.ts";
import { businessFigures } from "../../business/businesses/index.ts";
import { afterSend, beforeSend } from "../../conversation/inbox/index.ts";
import type { PrivateFiles, UseFiles } from "../../ground/files/index.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { answeringFunnel } from "../../growth/funnels/index.ts";
import { contactAssistants } from "../../growth/outreach/index.ts";
import { answerersOf } from "./answering/answerers.ts";
import { appointmentDuties, assistantById, assistantName } from "./appointment-duties.ts";
import { funnelOfAssistant, hasAssistant } from "./assistant.store.ts";
import { assistantActions } from "./assistant.ts";
import { type CodeDeps, staffCodeActions } from "./audience/staff-code.ts";
import {
  forgetOwnStaffNumber,
  getOwnStaffNumber,
  listStaffNumbers,
  revokeStaffNumber,
} from "./audience/staff-number.ts";
import { createTestNumber, deleteTestNumber, listTestNumbers } from "./audience/test-number.ts";
import { ANSWERS } from "./feature.ts";
import { onFreeSlotsDue } from "./free-slots/on-free-slots-due.ts";
import { onFreeSlotsWanted } from "./free-slots/post-free-slots.ts";
import { assistantsNaming } from "./named.store.ts";
import { answerContact, type Provider } from "./on-answer-due.ts";
import { onDutiesChanged } from "./on-duties-changed.ts";
import { onMessageReceived } from "./on-message-received.ts";
import { answerEnded } from "./paying/answer-ended.ts";
import { onReservationOverdue } from "./paying/on-reservation-overdue.ts";
import { rehearsalActions } from "./rehearsal/rehearsal.ts";
import { isStaffContact } from "./staff/staff-member.ts";
import { onTestRunDue } from "./test-conversations/on-test-run-due.ts";
import {
  createTestConversation,
  deleteTestConversation,
  editTestConversation,
  listTestConversations,
  takeTestConversation,
} from "./test-conversations/test-conversation.ts";
import { testRunActions } from "./test-conversations/test-run.ts";
import { answerWithdrawn } from "./turn/answer-withdrawn.ts";
import { createUseImage } from "./use-image.ts";

export { answerNow } from "./answering/answer-now.ts";
export { assistantNames, nameOfAssistant } from "./assistant.store.ts";
export { createAssistantRow as createAssistant } from "./assistant.ts";
export { createTestNumber } from "./audience/test-number.ts";
export { letAssistantAnswer } from "./on-message-received.ts";
export {
  answersFirst,
  type DelegatedTo,
  delegatedTo,
  namesAssistant,
  type TurnEnded,
  turnEnded,
} from "./slots.ts";
export { createTestConversation } from "./test-conversations/test-conversation.ts";
export { testRunActions } from "./test-conversations/test-run.ts";
export { giveToPerson } from "./tools/hand-over.ts";

/** How many conversations one worker answers in parallel. */
const SIDE_BY_SIDE = 8;

/** Without a provider, the built-in engine answers (D-9.3). */
export function assistantsModule(
  model: Omit<Provider, "privateFiles"> | null,
  deps: CodeDeps & { files: UseFiles; privateFiles: PrivateFiles },
): Module {
  const provider = model && { ...model, privateFiles: deps.privateFiles };
  const { askForCode, tellOfCode, proveNumber } = staffCodeActions(deps);
  const { startTestRun, listTestRuns, getTestRun } = testRunActions(provider);
  const { askRehearsal, tellRehearsal } = rehearsalActions(provider, deps.seal);
  const engine = provider ? "proveedor" : "integrado";
  const actions = assistantActions(engine, createUseImage(deps.files));
  return {
    fills: [
      features.fill(ANSWERS),
      auditKinds.fill({ assistant: "conversations" }),
      namedIn.fill({
        kinds: ["funnel", "trafficSource"],
        page: PAGE.asistentes,
        nouns: ["el asistente", "un asistente"],
        find: assistantsNaming,
      }),
      answerersOf(engine),
      businessFigures.fill(async (tx) => ({ isConfigured: await hasAssistant(tx) })),
      contactAssistants.fill({
        dutiesOf: appointmentDuties,
        nameOf: assistantName,
        isStaff: isStaffContact,
        read: assistantById,
      }),
      answeringFunnel.fill(funnelOfAssistant),
      beforeSend.fill(answerWithdrawn),
      afterSend.fill(answerEnded),
    ],
    references: { assistant: knownIn("assistants"), testConversation: knownIn("test_conversations") },
    eventRows: { assistant_changed: { assistantId: "assistants" } },
    routes: [
      bind(routes.listAssistants, actions.listAssistants),
      bind(routes.getAssistant, actions.getAssistant),
      bind(routes.createAssistant, actions.createAssistant),
      bind(routes.editAssistant, actions.editAssistant),
      bind(routes.switchAssistant, actions.switchAssistant),
      bind(routes.deleteAssistant, actions.deleteAssistant),
      bindAsking(rehearsal.rehearseAssistant, askRehearsal, tellRehearsal),
      bind(testing.listTestConversations, listTestConversations),
      bind(testing.takeTestConversation, takeTestConversation),
      bind(testing.createTestConversation, createTestConversation),
      bind(testing.editTestConversation, editTestConversation),
      bind(testing.deleteTestConversation, deleteTestConversation),
      bind(testing.startTestRun, startTestRun),
      bind(testing.listTestRuns, listTestRuns),
      bind(testing.getTestRun, getTestRun),
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
      on(MessageReceived, { name: "arm-answer", title: "Preparar la respuesta a un mensaje" }, onMessageReceived, {
        side: SIDE_BY_SIDE,
      }),
      on(answerDue, { name: "answer-contact", title: "Contestar a un contacto" }, answerContact(provider), {
        side: SIDE_BY_SIDE,
      }),
      onTestRunDue(provider),
      onDutiesChanged,
      onFreeSlotsDue,
      onFreeSlotsWanted,
      onReservationOverdue,
    ],
  };
}
