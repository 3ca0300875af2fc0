// The panel of the chosen node: its name, parameters, where it leads, and the data that exist there.
import { connectionProblem } from "@mostrador/domain/automation/flows/check/check-flow.ts";
import type { FlowProblem } from "@mostrador/domain/automation/flows/check/problem.ts";
import { SOURCE_LABELS, variableOf } from "@mostrador/domain/automation/flows/data.ts";
import { type FlowGraph, nextOf } from "@mostrador/domain/automation/flows/graph.ts";
import { keysAt } from "@mostrador/domain/automation/flows/keys-at.ts";
import { NODE_KINDS, nodeName, outputsOf } from "@mostrador/domain/automation/flows/nodes.ts";
import type { FlowNode } from "@mostrador/domain/automation/flows/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { connect, disconnect, replaceNode } from "../editor/edit-graph.ts";
import { figuresText, type NodeMark } from "../editor/node-mark.ts";
import { SelectControl, TextControl } from "./controls.tsx";
import { NodeParams } from "./node-params.tsx";

type Props = {
  graph: FlowGraph;
  node: FlowNode;
  problems: readonly FlowProblem[];
  mark: NodeMark | undefined;
  /** `key`: changes with the same key are undone together. */
  onChange: (graph: FlowGraph, key: string) => void;
  onRemove: () => void;
  onDuplicate: () => void;
  /** Undefined while the flow is not stored. */
  onWaiting: (() => void) | undefined;
};

export function NodePanel({ graph, node, problems, mark, onChange, onRemove, onDuplicate, onWaiting }: Props) {
  const keys = keysAt(graph, node.id);
  const own = problems.filter(({ nodeId }) => nodeId === node.id);
  const replace = (next: FlowNode) => onChange(replaceNode(graph, next), `node ${node.id}`);
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Typography component="h2" variant="h3" sx={{ overflowWrap: "anywhere" }}>
        {nodeName(node)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {NODE_KINDS[node.type].hint}
      </Typography>
      {own
        .filter(({ field }) => field === "type" || field === "edges" || field === "id")
        .map(({ text }) => (
          <Typography key={text} role="alert" variant="body2" sx={{ color: "error.ink" }}>
            {text}
          </Typography>
        ))}
      <TextControl
        label="Nombre del nodo"
        maxLength={60}
        placeholder={NODE_KINDS[node.type].label}
        value={node.name}
        onChange={(name) => replace({ ...node, name })}
      />
      <NodeParams key={node.id} node={node} keys={keys} problems={own} onChange={replace} />
      <Ways graph={graph} node={node} onChange={onChange} />
      {node.type !== "trigger" && (
        <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
          <Button onClick={onDuplicate}>Duplicar</Button>
          <Button color="error" onClick={onRemove}>
            Quitar nodo
          </Button>
        </Box>
      )}
      {onWaiting && (
        <Box>
          <Typography variant="body2">{figuresText(mark ?? {}) || "Aún no ha pasado nadie por aquí."}</Typography>
          <Button onClick={onWaiting}>Quién espera aquí</Button>
        </Box>
      )}
      {keys.length > 0 && (
        <Box component="details">
          <Typography component="summary" variant="subtitle2" sx={{ cursor: "pointer" }}>
            Datos que hay aquí ({keys.length})
          </Typography>
          <Box component="dl" sx={{ m: 0, mt: 1, display: "grid", gap: 1 }}>
            {keys.map(({ key, source, label, example }) => (
              <Box key={key} sx={{ overflowWrap: "anywhere" }}>
                <Typography component="dt" variant="body2">
                  {SOURCE_LABELS[source]}: {label}
                </Typography>
                <Typography component="dd" variant="caption" color="textSecondary" sx={{ m: 0 }}>
                  {`{{${variableOf(key)}}} · por ejemplo ${example}`}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** Where each way out leads: only nodes that fit can be chosen. */
function Ways({ graph, node, onChange }: Pick<Props, "graph" | "node" | "onChange">) {
  const ways = outputsOf(node);
  if (ways.length === 0) return null;
  return (
    <Box role="group" aria-label="A dónde sigue" sx={{ display: "grid", gap: 1.5 }}>
      {ways.map(({ branch, label }) => {
        const target = nextOf(graph, node.id, branch)?.target ?? "";
        const fitting = graph.nodes.filter(
          ({ id }) => id === target || connectionProblem(graph, node.id, branch, id) === null,
        );
        return (
          <SelectControl
            key={branch}
            label={ways.length === 1 ? "Sigue con" : `${label}: sigue con`}
            value={target}
            empty="Nada: aquí termina"
            options={fitting.map((one) => ({ value: one.id, label: nodeName(one) }))}
            onChange={(id) =>
              onChange(
                id ? connect(graph, node.id, branch, id) : disconnect(graph, node.id, branch),
                `way ${node.id} ${branch}`,
              )
            }
          />
        );
      })}
    </Box>
  );
}
