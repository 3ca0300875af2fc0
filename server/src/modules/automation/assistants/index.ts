// Assistants: kept by the owner, answering the customers with tools that go through the same doors as the screens (D-9).
import * as routes from "@mostrador/domain/automation/assistants/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import type { Llm } from "../../../providers/llm/port.ts";
import { assistantActions } from "./assistant.ts";

/** Without a provider the built-in engine answers (D-9.3). */
export function assistantsModule(llm: Llm | null): Module {
  const actions = assistantActions(llm ? "proveedor" : "integrado");
  return {
    routes: [
      bind(routes.listAssistants, actions.listAssistants),
      bind(routes.getAssistant, actions.getAssistant),
      bind(routes.createAssistant, actions.createAssistant),
      bind(routes.editAssistant, actions.editAssistant),
      bind(routes.switchAssistant, actions.switchAssistant),
      bind(routes.deleteAssistant, actions.deleteAssistant),
    ],
  };
}
