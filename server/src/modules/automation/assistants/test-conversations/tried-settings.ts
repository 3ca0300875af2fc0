// The settings that an assistant was tried with, and which of them differ from the time before.
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import type { AssistantRow } from "../assistant.store.ts";

const LABELS: Readonly<Record<string, string>> = lookup({
  name: "el nombre",
  goal: "el objetivo",
  personality: "la personalidad",
  greeting: "el saludo",
  preSale: "el texto de antes de la venta",
  postSale: "el texto de después de la venta",
  quotable: "el texto que se puede citar",
  branchId: "la sucursal",
  model: "el modelo",
  temperature: "la temperatura",
  effort: "el esfuerzo de razonamiento",
  capabilities: "las capacidades",
  engine: "el motor",
});

export type TriedSettings = Readonly<Record<string, unknown>>;

/** All settings that an answer may depend on. */
export function triedSettings(row: AssistantRow, engine: "integrado" | "proveedor"): TriedSettings {
  return {
    name: row.name,
    goal: row.goal,
    personality: row.personality,
    ...row.instructions,
    branchId: row.branch_id,
    model: row.model,
    temperature: row.temperature,
    effort: row.reasoning_effort,
    capabilities: row.capabilities,
    engine,
  };
}

export function changedSettings(before: TriedSettings, now: TriedSettings): string[] {
  return Object.keys(LABELS)
    .filter((key) => printed(before[key]) !== printed(now[key]))
    .map((key) => LABELS[key] as string);
}

/** The database stores the keys of an object in its own order. */
function printed(value: unknown): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value) ?? "";
  const entries = Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other));
  return `{${entries.map(([key, each]) => `${key}:${printed(each)}`).join()}}`;
}
