// The steps of a run or of a trial: each node with its outcome, data and time.
import type { FlowStep } from "@mostrador/domain/automation/flows/answers/schema.ts";
import { type FlowGraph, nodeOf } from "@mostrador/domain/automation/flows/graph.ts";
import { nodeName, outputsOf } from "@mostrador/domain/automation/flows/nodes.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { stepData } from "./step-data.ts";

const OUTCOMES = {
  passed: { tone: "success", mark: "check", label: "Pasó" },
  waited: { tone: "warning", mark: "clock", label: "Esperó" },
  ended: { tone: "neutral", mark: "dash", label: "Terminó" },
  failed: { tone: "error", mark: "cross", label: "Falló" },
} as const;

type Props = { graph: FlowGraph; steps: readonly FlowStep[]; onRepeat?: ((nodeId: string) => void) | undefined };

export function Steps({ graph, steps, onRepeat }: Props) {
  return (
    <Box component="ol" aria-label="Pasos" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
      {steps.map((step) => {
        const node = nodeOf(graph, step.nodeId);
        const way =
          node && outputsOf(node).length > 1 ? outputsOf(node).find(({ branch }) => branch === step.branch) : undefined;
        return (
          <Box component="li" key={step.number} sx={{ borderLeft: "2px solid", borderColor: "divider", pl: 1.5 }}>
            <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", alignItems: "center" }}>
              <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
                {node ? nodeName(node) : step.nodeId}
              </Typography>
              <StatusChip {...OUTCOMES[step.outcome]} />
              <Typography variant="caption" color="textSecondary">
                {dateTimeText(step.at)} · {step.tookMs} ms
              </Typography>
            </Box>
            {way && <Typography variant="body2">Salida: {way.label}</Typography>}
            {step.note && (
              <Typography variant="body2" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
                {step.note}
              </Typography>
            )}
            <Data data={step.data} />
            {onRepeat && (
              <Button size="small" variant="text" onClick={() => onRepeat(step.nodeId)}>
                Repetir desde aquí
              </Button>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

function Data({ data }: { data: FlowStep["data"] }) {
  const rows = stepData(data);
  if (rows.length === 0) return null;
  return (
    <Box component="details">
      <Typography component="summary" variant="caption" sx={{ cursor: "pointer" }}>
        Datos ({rows.length})
      </Typography>
      {rows.map(({ label, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never change
        <Typography key={index} variant="caption" sx={{ display: "block", overflowWrap: "anywhere" }}>
          {label}: {text}
        </Typography>
      ))}
    </Box>
  );
}
