// Funnels: where contacts stand on their way, by hand and by what happens to them.
import { funnels } from "@mostrador/domain/growth/funnels/resource.ts";
import * as routes from "@mostrador/domain/growth/funnels/routes.ts";
import type { SystemCtx } from "../../../kernel/context.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { OpenAsGuest } from "../../../kernel/http/tenant.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { contactFacts } from "../../business/contacts/index.ts";
import { listScenario, readBoard } from "./board.ts";
import { createFunnel, editFunnel, funnelActions } from "./funnel.ts";
import { funnelsOfContact } from "./funnels-of-contact.ts";
import type { funnelMoves } from "./move-by-action.ts";
import { moveMany, undoMoves } from "./move-many.ts";
import { moveClient, readPlaces } from "./places.ts";
import { updateClientPhase } from "./socket-event.ts";

export { createFunnel } from "./funnel.ts";
export { funnelMoves } from "./move-by-action.ts";
export { moveContact } from "./move-contact.ts";
export { funnelCondition } from "./place.store.ts";

type Deps = {
  moves: Pick<ReturnType<typeof funnelMoves>, "subscribers">;
  system: (requestId: string) => SystemCtx;
  openAsGuest: OpenAsGuest;
};

export function funnelsModule({ moves, system, openAsGuest }: Deps): Module {
  return {
    fills: [contactFacts.fill(funnelsOfContact)],
    references: { funnel: knownIn("funnels"), scenario: knownIn("funnel_scenarios") },
    routes: bindResource(funnels, { ...funnelActions, create: createFunnel, edit: editFunnel }, [
      bind(routes.readPlaces, readPlaces),
      bind(routes.readBoard, readBoard),
      bind(routes.listScenario, listScenario),
      bind(routes.moveClient, moveClient),
      bind(routes.moveMany, moveMany),
      bind(routes.undoMoves, undoMoves),
    ]),
    subscribers: moves.subscribers,
    socketEvents: [updateClientPhase(system, openAsGuest)],
  };
}
