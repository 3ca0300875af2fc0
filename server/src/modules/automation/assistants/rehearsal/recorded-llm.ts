// A model that repeats its recorded choices. In a new play the same hours and appointments have other refs, so the
// refs that the model saw are translated in both directions.
import { type Llm, LlmFailure, type LlmRequest } from "../../../../providers/llm/port.ts";
import type { ModelCall, ModelStep } from "./script.ts";

/** `calls`: the calls so far of an unfinished step; the last one is the one to answer. */
export type OpenStep = { calls: ModelCall[] };

/** Why the play stopped: the model has to be asked, or the tool that it called has answered. */
export type Stop = { kind: "asks"; request: LlmRequest } | { kind: "called"; output: unknown; isOver: boolean };

export class Stopped extends Error {
  readonly stop: Stop;
  constructor(stop: Stop) {
    super("The rehearsal waits for the model.");
    this.name = "Stopped";
    this.stop = stop;
  }
}

/** Maps recorded refs to the refs of this play, and back. */
export type Names = { current: Map<string, string>; recorded: Map<string, string> };

/**
 * `names`: for the whole play. `isLast`: the model is asked when the record ends; in an earlier turn the end of the
 * record counts as an empty answer.
 */
export function recordedLlm(
  steps: readonly ModelStep[],
  { names: { current, recorded }, isLast, open }: { names: Names; isLast: boolean; open?: OpenStep },
): Pick<Llm, "answer"> {
  let at = 0;

  async function run(request: LlmRequest, { tool: name, input, refs }: ModelCall): Promise<unknown> {
    const tool = request.tools.find((each) => each.name === name);
    if (!tool) return { error: "not_allowed", message: "Esta función no está disponible." };
    const output = await tool.run(renamed(input, current));
    for (const [index, fresh] of refsIn(output).entries()) {
      const known = recorded.get(fresh) ?? refs[index] ?? fresh;
      current.set(known, fresh);
      recorded.set(fresh, known);
    }
    return renamed(output, recorded);
  }

  return {
    async answer(request) {
      const step = steps[at];
      at += 1;
      if (step) {
        for (const call of step.calls) await run(request, call);
        if (step.failure) throw new LlmFailure(step.failure.kind, step.failure.told);
        return { text: step.text, usage: step.usage };
      }
      if (!isLast) throw new LlmFailure("empty", "it was not asked then");
      if (!open) throw new Stopped({ kind: "asks", request });
      let output: unknown = null;
      for (const call of open.calls) output = await run(request, call);
      throw new Stopped({ kind: "called", output, isOver: request.isOver?.() ?? false });
    },
  };
}

/** The refs that tools give to hours and appointments, in their order in the value. */
export function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === "ref" && typeof each === "string" ? [each] : refsIn(each),
  );
}

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => renamed(each, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, names)]));
}
