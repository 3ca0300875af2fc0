// The nodes of a flow as a list, from the trigger on: the whole flow on a phone, and a way to each node by keyboard.
import { type FlowGraph, nodeOf, reachedFrom } from "@mostrador/domain/automation/flows/graph.ts";
import { nodeName, outputsOf } from "@mostrador/domain/automation/flows/nodes.ts";
import type { FlowNode } from "@mostrador/domain/automation/flows/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { figuresText, type NodeMark } from "./node-mark.ts";
import { nodeText } from "./node-text.ts";

type Props = {
  graph: FlowGraph;
  marks: ReadonlyMap<string, NodeMark>;
  selected?: ReadonlySet<string>;
  /** Without it the list is only read. */
  onOpen?: (id: string) => void;
};

export function NodeList({ graph, marks, selected, onOpen }: Props) {
  const order = [...reachedFrom(graph, graph.triggerNodeId)];
  const nodes = [
    ...order.flatMap((id) => nodeOf(graph, id) ?? []),
    ...graph.nodes.filter(({ id }) => !order.includes(id)),
  ];
  return (
    <Box
      component="ol"
      aria-label="Nodos del flujo"
      sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: onOpen ? 0.5 : 1.5 }}
    >
      {nodes.map((node) => (
        <Box component="li" key={node.id}>
          {onOpen ? (
            <Button
              size="small"
              variant="text"
              aria-pressed={selected?.has(node.id) ?? false}
              onClick={() => onOpen(node.id)}
              sx={{
                justifyContent: "flex-start",
                textAlign: "left",
                whiteSpace: "normal",
                width: 1,
                ...(marks.get(node.id)?.problem && { color: "error.ink" }),
              }}
            >
              {nodeName(node)}
            </Button>
          ) : (
            <Read graph={graph} node={node} mark={marks.get(node.id) ?? {}} />
          )}
        </Box>
      ))}
    </Box>
  );
}

function Read({ graph, node, mark }: { graph: FlowGraph; node: FlowNode; mark: NodeMark }) {
  const ways = outputsOf(node);
  return (
    <Box sx={{ border: "1px solid", borderColor: mark.problem ? "error.main" : "divider", borderRadius: 2, p: 1.5 }}>
      <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{nodeName(node)}</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {nodeText(node)}
      </Typography>
      {mark.problem && (
        <Typography variant="body2" sx={{ color: "error.ink" }}>
          {mark.problem}
        </Typography>
      )}
      {figuresText(mark) && <Typography variant="body2">{figuresText(mark)}</Typography>}
      {ways.map(({ branch, label }) => {
        const edge = graph.edges.find((one) => one.source === node.id && one.branch === branch);
        const target = edge && nodeOf(graph, edge.target);
        return (
          <Typography key={branch} variant="body2" sx={{ color: "text.secondary" }}>
            {ways.length > 1 ? `${label} → ` : "→ "}
            {target ? nodeName(target) : "termina"}
          </Typography>
        );
      })}
    </Box>
  );
}
