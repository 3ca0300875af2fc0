// One node on the canvas: its name, what it does, its ways out, and what is wrong or happened there.
import { isTerminal, NODE_KINDS, nodeName, outputsOf } from "@mostrador/domain/automation/flows/nodes.ts";
import type { FlowNode } from "@mostrador/domain/automation/flows/schema.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Handle, type Node, type NodeProps, Position } from "@xyflow/react";
import { NODE_WIDTH } from "./layout.ts";
import { figuresText, type NodeMark } from "./node-mark.ts";
import { nodeText } from "./node-text.ts";

export type DrawnNode = Node<{ node: FlowNode; mark: NodeMark | undefined }, "flowNode">;

export function CanvasNode({ data: { node, mark = {} }, selected }: NodeProps<DrawnNode>) {
  const ways = outputsOf(node);
  const figures = figuresText(mark);
  return (
    <Box sx={{ ...FRAME, ...(selected && SELECTED), ...(mark.problem && WRONG), ...(mark.step && STEP[mark.step]) }}>
      {node.type !== "trigger" && <Handle type="target" position={Position.Top} style={HANDLE} />}
      {node.name !== "" && (
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          {NODE_KINDS[node.type].label}
        </Typography>
      )}
      <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{nodeName(node)}</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", ...TWO_LINES }}>
        {nodeText(node)}
      </Typography>
      {mark.problem && (
        <Typography variant="caption" sx={{ color: "error.ink" }}>
          {withoutName(mark.problem)}
        </Typography>
      )}
      {figures && (
        <Typography variant="caption" sx={{ color: "primary.ink", display: "block" }}>
          {figures}
        </Typography>
      )}
      {!isTerminal(node.type) && (
        <Box sx={{ display: "flex", justifyContent: "space-around", gap: 1, mt: 1 }}>
          {ways.map(({ branch, label }) => (
            <Box key={branch} sx={{ position: "relative", flex: 1, textAlign: "center", pb: 1 }}>
              {ways.length > 1 && <Typography variant="caption">{label}</Typography>}
              <Handle
                type="source"
                id={branch}
                position={Position.Bottom}
                style={{ ...HANDLE, bottom: -16 }}
                title={label}
              />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** '«Saludo»: elige el asistente' is shown at its node as 'Elige el asistente'. */
function withoutName(problem: string): string {
  const text = problem.replace(/^«[^»]*»: /, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const HANDLE = { width: 14, height: 14 } as const;
const TWO_LINES = {
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  overflowWrap: "anywhere",
} as const;
const FRAME = {
  width: NODE_WIDTH,
  px: 1.5,
  py: 1,
  borderRadius: 2,
  border: "1px solid",
  borderColor: "outline",
  bgcolor: "background.paper",
  color: "text.primary",
} as const;
const SELECTED = { outline: "2px solid", outlineColor: "primary.main" } as const;
const WRONG = { borderColor: "error.main" } as const;
const STEP = {
  passed: { borderColor: "success.main", borderWidth: 2 },
  failed: { borderColor: "error.main", borderWidth: 2 },
} as const;
