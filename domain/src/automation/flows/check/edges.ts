// The edges of a flow: they join nodes that exist, leave by a way out, and carry what there is.
import { type FlowGraph, nodeOf } from "../graph.ts";
import { withEdgeData } from "../keys-at.ts";
import { isTerminal, outputsOf } from "../nodes.ts";
import type { FlowEdge } from "../schema.ts";
import { type FlowProblem, wrong } from "./problem.ts";

export function edgeProblems(graph: FlowGraph): FlowProblem[] {
  const filled = withEdgeData(graph).edges;
  return graph.edges.flatMap((edge, index) => {
    const problem = edgeProblem(graph, edge, index) ?? dataProblem(graph, edge, filled[index] ?? edge);
    return problem ? [problem] : [];
  });
}

function edgeProblem(graph: FlowGraph, edge: FlowEdge, index: number): FlowProblem | null {
  const [source, target] = [nodeOf(graph, edge.source), nodeOf(graph, edge.target)];
  if (!source || !target) {
    const text = `Una conexión va ${source ? "hacia" : "desde"} un nodo que no existe: ${source ? edge.target : edge.source}`;
    return { nodeId: source?.id ?? target?.id ?? "", field: "edges", text, kind: "wrong" };
  }
  if (graph.edges.findIndex(({ id }) => id === edge.id) !== index) {
    return wrong(source, "edges", "dos conexiones tienen el mismo identificador");
  }
  if (target.type === "trigger") return wrong(source, "edges", "al inicio no llega ninguna conexión");
  if (isTerminal(source.type)) return wrong(source, "edges", "termina el flujo: de ahí no sale ninguna conexión");
  if (!outputsOf(source).some(({ branch }) => branch === edge.branch)) {
    return wrong(source, "edges", `no tiene la salida «${edge.branch}»`);
  }
  const first = graph.edges.findIndex(({ source: from, branch }) => from === edge.source && branch === edge.branch);
  return first === index ? null : wrong(source, "edges", "de cada salida sale una sola conexión");
}

/** What an edge says that it carries must be there; an edge that nothing reaches yet is not looked at. */
function dataProblem(graph: FlowGraph, edge: FlowEdge, filled: FlowEdge): FlowProblem | null {
  const source = nodeOf(graph, edge.source);
  if (!source || filled.dataTypeKey === "") return null;
  const carried = new Set(filled.dataKeys);
  const isCarried = (key: string) => carried.has(key) || filled.dataKeys.some((one) => one.startsWith(`${key}.`));
  const missing = [edge.dataTypeKey, ...edge.dataKeys].find((key) => key !== "" && !isCarried(key));
  return missing === undefined ? null : wrong(source, "edges", `su conexión lleva «${missing}», que ahí no existe`);
}
