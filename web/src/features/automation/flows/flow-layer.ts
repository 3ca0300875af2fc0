// What is open over the builder, in its address: the trial, the versions, the runs, and the opened run.
import { useAddress } from "../../../lib/address/address.ts";

const TOOLS = { trial: "probar", runs: "ejecuciones", versions: "versiones" } as const;
export type Tool = keyof typeof TOOLS;
const NOTHING = { ver: null, espera: null, ejecucion: null };

export function useFlowLayer() {
  const { params, change } = useAddress();
  const tools = Object.keys(TOOLS) as Tool[];
  return {
    tool: tools.find((name) => TOOLS[name] === params.get("ver")) ?? null,
    /** The node whose waiting runs are listed. */
    waitingAt: params.get("espera"),
    open: (tool: Tool) => change({ ...NOTHING, ver: TOOLS[tool] }, { isStep: true }),
    openWaiting: (nodeId: string) => change({ ...NOTHING, espera: nodeId }, { isStep: true }),
    close: () => change(NOTHING),
  };
}

export function useOpenRun() {
  const { params, change } = useAddress();
  return { openId: params.get("ejecucion"), open: (runId: string | null) => change({ ejecucion: runId }) };
}
