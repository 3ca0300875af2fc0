// Flows: what the business automates as graphs. A run is a row that goes on by jobs (D-10, docs/decisions/0129).

import * as routes from "@mostrador/domain/automation/flows/routes.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { features, offWithFeature } from "../../../kernel/features/features.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { waitsWithFeature } from "../../../kernel/queue/queue.ts";
import { namedIn } from "../../../kernel/resource/named-in.ts";
import { contactFacts, contactMoves } from "../../business/contacts/index.ts";
import { beforeSend } from "../../conversation/inbox/index.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { answersFirst, delegatedTo, namesAssistant, turnEnded } from "../assistants/index.ts";
import { assistantOfFlow, noteTurnEnded, onFlowTurnOver } from "./delegation/on-turn-over.ts";
import { seedFlows } from "./demo.ts";
import { FLOWS } from "./feature.ts";
import { flowsWith, flowsWithAssistant } from "./flow.store.ts";
import { flowChoices } from "./named/flow-choices.ts";
import type { NodeDeps } from "./nodes/run-node.ts";
import { onFlowRunDue } from "./run/advance-run.ts";
import { joinedRuns } from "./run/joined-runs.ts";
import { onCommentReceived } from "./run/on-comment.ts";
import { onEnded } from "./run/on-ended.ts";
import { onFlowMessageLeft } from "./run/on-message-left.ts";
import { readOpenRun } from "./run/run.store.ts";
import { takeMessage } from "./run/take-message.ts";
import { whyFlowWithheld } from "./run/withheld.ts";
import * as shown from "./shown/flows.ts";
import { getRun, listRuns, repeatRun, startFlow, stopRun } from "./shown/runs.ts";
import { tryFlow } from "./shown/try-flow.ts";
import { onFlowTimerDue } from "./timer/on-timer-due.ts";

export function flowsModule(deps: NodeDeps): Module {
  return {
    fills: [
      features.fill(FLOWS),
      auditKinds.fill({ flow: "conversations" }),
      answersFirst.fill(takeMessage),
      delegatedTo.fill(assistantOfFlow),
      turnEnded.fill(noteTurnEnded),
      namesAssistant.fill(async (tx, id) => (await flowsWithAssistant(tx, id)).map((name) => `el flujo «${name}»`)),
      namedIn.fill({
        kinds: ["resource", "form"],
        page: PAGE.flujos,
        nouns: ["el flujo", "un flujo"],
        find: flowsWith,
      }),
      beforeSend.fill(whyFlowWithheld),
      contactMoves.fill(joinedRuns),
      contactFacts.fill(async (tx, _ctx, contactId) => {
        const run = await readOpenRun(tx, contactId);
        return { currentFlowId: run?.flow_id ?? null, currentNodeId: run?.node_id ?? null };
      }),
    ],
    routes: offWithFeature(FLOWS, [
      bind(routes.listFlows, shown.listFlows),
      bind(routes.getFlow, shown.getFlow),
      bind(routes.createFlow, shown.createFlow),
      bind(routes.editFlow, shown.editFlow),
      bind(routes.archiveFlow, shown.archiveFlow),
      bind(routes.deleteFlow, shown.deleteFlow),
      bind(routes.stopFlow, shown.stopFlow),
      bind(routes.stopAllFlows, shown.stopAllFlows),
      bind(routes.flowChoices, flowChoices),
      bind(routes.listFlowVersions, shown.listFlowVersions),
      bind(routes.restoreFlow, shown.restoreFlow),
      bind(routes.flowFigures, shown.flowFigures),
      bind(routes.tryFlow, tryFlow(deps)),
      bind(routes.startFlow, startFlow),
      bind(routes.listRuns, listRuns),
      bind(routes.getRun, getRun),
      bind(routes.stopRun, stopRun),
      bind(routes.repeatRun, repeatRun),
    ]),
    demo: seedFlows,
    subscribers: [
      waitsWithFeature(FLOWS, onFlowRunDue(deps)),
      onFlowMessageLeft,
      onFlowTurnOver,
      waitsWithFeature(FLOWS, onFlowTimerDue),
      onCommentReceived,
      ...onEnded,
    ],
  };
}
