// The nodes that the event of the flow offers; a click adds one behind the chosen node.
import { isCommentEvent } from "@mostrador/domain/automation/flows/events.ts";
import { type FlowGraph, triggerOf } from "@mostrador/domain/automation/flows/graph.ts";
import { sourcesAt } from "@mostrador/domain/automation/flows/keys-at.ts";
import {
  availability,
  CATEGORY_LABELS,
  NODE_KINDS,
  NODE_TYPES,
  type NodeCategory,
  type NodeType,
  needsConversation,
} from "@mostrador/domain/automation/flows/nodes.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";

type Props = { graph: FlowGraph; onAdd: (type: NodeType) => void };

export function Palette({ graph, onAdd }: Props) {
  const trigger = triggerOf(graph)?.params;
  if (!trigger) return null;
  const isPrivate = [...sourcesAt(graph).values()].some((sources) => sources.has("messages"));
  const offered = NODE_TYPES.filter((type) => availability(type, trigger) !== "never");
  const waits = (type: NodeType) =>
    isCommentEvent(trigger.event) && needsConversation(type) && !hasPrivate(graph, isPrivate);
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {(Object.keys(CATEGORY_LABELS) as NodeCategory[]).map((category) => {
        const types = offered.filter((type) => NODE_KINDS[type].category === category);
        if (types.length === 0) return null;
        return (
          <Box key={category} role="group" aria-label={CATEGORY_LABELS[category]} sx={{ display: "grid", gap: 0.5 }}>
            <Typography variant="caption" color="textSecondary">
              {CATEGORY_LABELS[category]}
            </Typography>
            {types.map((type) => (
              <Button
                key={type}
                size="small"
                disabled={waits(type)}
                title={waits(type) ? "Primero responde el comentario en privado" : NODE_KINDS[type].hint}
                onClick={() => onAdd(type)}
                sx={{ justifyContent: "flex-start", textAlign: "left", whiteSpace: "normal" }}
              >
                {NODE_KINDS[type].label}
              </Button>
            ))}
          </Box>
        );
      })}
    </Box>
  );
}

/** A private answer counts as soon as it is on the canvas, connected or not. */
function hasPrivate({ nodes }: FlowGraph, isReached: boolean): boolean {
  return (
    isReached || nodes.some((node) => node.type.startsWith("reply_") && "private" in node.params && node.params.private)
  );
}
