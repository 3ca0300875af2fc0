// The graph of a flow on its canvas: moved, connected and removed by mouse or keys.
import "@xyflow/react/dist/style.css";
import { connectionProblem } from "@mostrador/domain/automation/flows/check/check-flow.ts";
import { type FlowGraph, nodeOf } from "@mostrador/domain/automation/flows/graph.ts";
import { nodeName, outputsOf } from "@mostrador/domain/automation/flows/nodes.ts";
import Box from "@mui/material/Box";
import { useColorScheme } from "@mui/material/styles";
import {
  Background,
  type Connection,
  Controls,
  type Edge,
  MiniMap,
  type NodeChange,
  ReactFlow,
  useNodesState,
  useReactFlow,
  useStore,
} from "@xyflow/react";
import { useEffect, useEffectEvent } from "react";
import { useToast } from "../../../../ui/state/toast.ts";
import { LABELS } from "./canvas-labels.ts";
import { CanvasNode, type DrawnNode } from "./canvas-node.tsx";
import { connect, disconnect, moveNodes, removeNodes } from "./edit-graph.ts";
import type { NodeMark } from "./node-mark.ts";

export type CanvasProps = {
  graph: FlowGraph;
  selected: ReadonlySet<string>;
  marks: ReadonlyMap<string, NodeMark>;
  /** Nothing can be changed: a run is looked at, or the person may not edit. */
  readOnly: boolean;
  onSelect: (ids: ReadonlySet<string>) => void;
  onChange: (graph: FlowGraph) => void;
};

const NODE_TYPES = { flowNode: CanvasNode };

export function Canvas({ graph, selected, marks, readOnly, onSelect, onChange }: CanvasProps) {
  const toast = useToast();
  const { colorScheme = "light" } = useColorScheme();
  const [nodes, setNodes, onNodesChange] = useNodesState<DrawnNode>([]);
  useEffect(() => {
    setNodes((before) =>
      graph.nodes.map((node) => ({
        ...before.find(({ id }) => id === node.id),
        id: node.id,
        type: "flowNode" as const,
        position: node.position,
        data: { node, mark: marks.get(node.id) },
        selected: selected.has(node.id),
        deletable: node.id !== graph.triggerNodeId,
        ariaLabel: nodeName(node),
        domAttributes: { "aria-roledescription": "nodo" },
      })),
    );
  }, [graph, selected, marks, setNodes]);
  const changed = (changes: NodeChange<DrawnNode>[]) => {
    onNodesChange(changes);
    const chosen = changes.filter((change) => change.type === "select");
    if (chosen.length > 0) {
      const now = new Set(selected);
      for (const { id, selected: isOn } of chosen) isOn ? now.add(id) : now.delete(id);
      onSelect(now);
    }
    // A drag is stored at its end; the arrow keys move at once.
    const moved = changes.flatMap((change) =>
      change.type === "position" && change.position && change.dragging !== true ? [change] : [],
    );
    if (moved.length > 0) {
      onChange(moveNodes(graph, new Map(moved.map(({ id, position }) => [id, position ?? { x: 0, y: 0 }]))));
    }
  };
  const problemOf = ({ source, sourceHandle, target }: Connection | Edge) =>
    connectionProblem(graph, source, sourceHandle ?? "default", target);
  return (
    <Box sx={{ width: 1, height: 1, "& .react-flow__attribution": { display: "none" } }}>
      <ReactFlow<DrawnNode>
        aria-label="Lienzo del flujo"
        nodes={nodes}
        edges={graph.edges.map((edge) => drawnEdge(graph, edge))}
        nodeTypes={NODE_TYPES}
        colorMode={colorScheme}
        fitView
        fitViewOptions={{ maxZoom: 1, padding: 0.2 }}
        minZoom={0.2}
        nodesDraggable={!readOnly}
        nodesConnectable={!readOnly}
        edgesReconnectable={false}
        deleteKeyCode={readOnly ? null : ["Delete", "Backspace"]}
        ariaLabelConfig={LABELS}
        onNodesChange={changed}
        onDelete={({ nodes: gone, edges }) => {
          const left = edges.reduce(
            (now, { source, sourceHandle }) => disconnect(now, source, sourceHandle ?? "default"),
            graph,
          );
          onChange(
            removeNodes(
              left,
              gone.map(({ id }) => id),
            ),
          );
        }}
        isValidConnection={(edge) => problemOf(edge) === null}
        onConnect={({ source, sourceHandle, target }) =>
          onChange(connect(graph, source, sourceHandle ?? "default", target))
        }
        onConnectEnd={(_, { isValid, fromHandle, toNode }) => {
          if (isValid !== false || !fromHandle || !toNode || fromHandle.type !== "source") return;
          const text = connectionProblem(graph, fromHandle.nodeId, fromHandle.id ?? "default", toNode.id);
          if (text) toast.error(text);
        }}
      >
        <Background />
        <Controls showInteractive={false} />
        {!readOnly && <MiniMap pannable zoomable />}
        <ChosenInView graph={graph} id={selected.size === 1 ? [...selected][0] : undefined} />
      </ReactFlow>
    </Box>
  );
}

/** A node that was added, or chosen in the list, comes into view. */
function ChosenInView({ graph, id }: { graph: FlowGraph; id: string | undefined }) {
  const { getViewport, setCenter } = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const show = useEffectEvent((nodeId: string) => {
    const position = nodeOf(graph, nodeId)?.position;
    if (!position) return;
    const { x, y, zoom } = getViewport();
    const [left, top] = [position.x * zoom + x, position.y * zoom + y];
    const isInside = left >= 0 && top >= 0 && left + NODE.width * zoom <= width && top + NODE.height * zoom <= height;
    if (!isInside) void setCenter(position.x + NODE.width / 2, position.y + NODE.height / 2, { zoom });
  });
  useEffect(() => {
    if (id) show(id);
  }, [id]);
  return null;
}

/** About as large as most are drawn. */
const NODE = { width: 240, height: 110 };

function drawnEdge(graph: FlowGraph, { id, source, target, branch }: FlowGraph["edges"][number]): Edge {
  const [from, to] = [nodeOf(graph, source), nodeOf(graph, target)];
  const ways = from ? outputsOf(from) : [];
  const label = ways.length > 1 ? ways.find((way) => way.branch === branch)?.label : undefined;
  return {
    ...{ id, source, target, sourceHandle: branch, type: "smoothstep" },
    ariaLabel: `Conexión de ${from ? nodeName(from) : source} a ${to ? nodeName(to) : target}`,
    domAttributes: { "aria-roledescription": "conexión" },
    ...(label && { label }),
  };
}
