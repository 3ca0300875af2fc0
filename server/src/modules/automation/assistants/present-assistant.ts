// Presents an assistant in responses, with the engine that would answer for it (D-9.3, D-9.6).
import { answerPrice } from "@mostrador/domain/automation/assistants/answer-price.ts";
import { engineOf } from "@mostrador/domain/automation/assistants/audience/engine-of.ts";
import type { Assistant, Engine } from "@mostrador/domain/automation/assistants/schema.ts";
import { nearestTemperature } from "@mostrador/domain/automation/assistants/temperature.ts";
import type { AssistantRow } from "./assistant.store.ts";

type StoredAssistant = Omit<Assistant, "isReachable" | "today">;

/** `hasCredits`: whether its model has any credits left. */
export function presentAssistant(row: AssistantRow, installed: Engine, hasCredits: boolean): StoredAssistant {
  const engine = engineOf(installed, { correspondTo: row.correspond_to });
  const price = Number(row.price);
  return {
    _id: row.id,
    businessId: row.business_id,
    name: row.name,
    mode: row.mode,
    type: row.type,
    model: row.model,
    temperature: nearestTemperature(row.temperature),
    reasoningEffort: row.reasoning_effort,
    goal: row.goal,
    image: row.image,
    personality: row.personality,
    instructions: { ...row.instructions, quotable: row.instructions.quotable ?? "" },
    branchId: row.branch_id,
    isWorking: row.is_working,
    color: row.color,
    channel: row.channel,
    respondTo: row.respond_to,
    correspondTo: row.correspond_to,
    funnelId: row.funnel_id,
    trafficSources: row.traffic_sources,
    price,
    capabilities: row.capabilities,
    engine,
    creditsPerAnswer:
      engine === "integrado" ? 0 : answerPrice({ price, mode: row.mode, correspondTo: row.correspond_to }),
    hasModel: installed === "proveedor",
    hasCredits: hasCredits || engine === "integrado",
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
