// How the turns of assistants end, for whoever watches the installation.
import { counter } from "../../../../kernel/metrics/metrics.ts";

const turns = counter("mostrador_assistant_turns_total", "Turns of assistants by how they ended", ["outcome"]);
const troubles = counter(
  "mostrador_assistant_provider_troubles_total",
  "Turns for which the language model gave nothing that may go out, by why: the built-in engine stepped in",
  ["kind"],
);

/**
 * `answered`: a reply was queued. `silent`: nothing was to be said. `lost`: somebody else held it, or took it. `failed`: it
 * will be tried again. `given-up`: it failed too often, and a person has to answer.
 */
export function countTurn(outcome: "answered" | "silent" | "lost" | "failed" | "given-up"): void {
  turns.inc({ outcome });
}

/** `kind`: a word of ours. */
export function countTrouble(kind: string): void {
  troubles.inc({ kind });
}
