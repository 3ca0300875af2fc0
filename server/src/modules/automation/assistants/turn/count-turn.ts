// Counts how the turns of assistants end, for the operators of the installation.
import { counter } from "../../../../kernel/metrics/metrics.ts";

const turns = counter("mostrador_assistant_turns_total", "Turns of assistants by how they ended", ["outcome"]);
const troubles = counter(
  "mostrador_assistant_provider_troubles_total",
  "Turns for which the language model gave nothing that may go out, by why: the built-in engine stepped in",
  ["kind"],
);

/**
 * `answered`: a reply was queued. `silent`: nothing was to be said. `lost`: another process held it, or a person took
 * it. `failed`: it will be tried again. `given-up`: it failed too often, and a person has to answer.
 */
export function countTurn(outcome: "answered" | "silent" | "lost" | "failed" | "given-up"): void {
  turns.inc({ outcome });
}

/** `kind`: one of our own words. */
export function countTrouble(kind: string): void {
  troubles.inc({ kind });
}
