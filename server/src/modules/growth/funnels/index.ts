// Funnels: the positions of contacts, moved by hand and by actions.

import { funnels } from "@mostrador/domain/growth/funnels/resource.ts";
import * as routes from "@mostrador/domain/growth/funnels/routes.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { contactCondition, contactFacts } from "../../business/contacts/index.ts";
import { onWords } from "../../conversation/inbox/index.ts";
import { listScenario, readBoard } from "./board/board.ts";
import { readConversion } from "./board/conversion.ts";
import { archiveFunnel, createFunnel, editFunnel, funnelActions, removeFunnel } from "./funnel.ts";
import { funnelsOfContact } from "./funnels-of-contact.ts";
import { moveByWords, moveSubscribers } from "./move-by-action.ts";
import { moveMany, undoMoves } from "./move-many.ts";
import { funnelCondition } from "./place.store.ts";
import { moveClient, readPlaces } from "./places.ts";
import { updateClientPhase } from "./update-client-phase.ts";

export { createFunnel, otherFunnels } from "./funnel.ts";
export { answeringFunnel } from "./move-by-action.ts";
export { moveContact } from "./move-contact.ts";
export { readContactsOfFunnel as contactsOfFunnel } from "./place.store.ts";
export { messagesOfFunnel, namesOfMessages, sequencesOf } from "./sequences.ts";

export function funnelsModule(): Module {
  return {
    fills: [contactFacts.fill(funnelsOfContact), contactCondition.fill(funnelCondition), onWords.fill(moveByWords)],
    references: { funnel: knownIn("funnels"), scenario: knownIn("funnel_scenarios") },
    routes: bindResource(
      funnels,
      { ...funnelActions, create: createFunnel, edit: editFunnel, archive: archiveFunnel },
      [
        bind(routes.removeFunnel, removeFunnel),
        bind(routes.readPlaces, readPlaces),
        bind(routes.readBoard, readBoard),
        bind(routes.readConversion, readConversion),
        bind(routes.listScenario, listScenario),
        bind(routes.moveClient, moveClient),
        bind(routes.moveMany, moveMany),
        bind(routes.undoMoves, undoMoves),
      ],
    ),
    subscribers: moveSubscribers,
    socketCalls: [updateClientPhase],
  };
}
