// One run on the graph of its version, with its steps; it can be repeated from a node.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useMay } from "../../../../lib/session/active-business.ts";
import { usePhone } from "../../../../ui/layout/use-screen.ts";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { useRepeatRun, useRun } from "../api.ts";
import type { CanvasProps } from "../editor/canvas.tsx";
import type { NodeMark } from "../editor/node-mark.ts";
import { SelectControl } from "../panel/controls.tsx";
import { Steps } from "./steps.tsx";

const LateCanvas = latePart<CanvasProps>(() => import("../editor/canvas.tsx").then(({ Canvas }) => Canvas));
const NOBODY: ReadonlySet<string> = new Set();
const nothing = () => undefined;

type Props = { runId: string; onBack: () => void; onOpen: (runId: string) => void };

export function Replay({ runId, onBack, onOpen }: Props) {
  const { data: run, error, refetch } = useRun(runId);
  const repeat = useRepeatRun();
  const toast = useToast();
  const phone = usePhone();
  const mayEdit = useMay()(PAGE.flujos, "edit");
  const [version, setVersion] = useState<"same" | "current">("same");
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} dense />;
  if (!run) return <RowsSkeleton />;
  const marks = new Map<string, NodeMark>(
    run.stepsTaken.map(({ nodeId, outcome }) => [nodeId, { step: outcome === "failed" ? "failed" : "passed" }]),
  );
  const again = (nodeId: string) =>
    repeat.mutate(
      { params: { id: runId }, body: { repeat: { nodeId, version } } },
      {
        onSuccess: ({ data }) => {
          toast.success("La ejecución se repite");
          onOpen(data._id);
        },
        onError: (reason) => toast.error(sayError(reason)),
      },
    );
  const mayRepeat = mayEdit && run.endedAt !== null;
  return (
    <Box sx={{ display: "grid", gap: 2, pt: 1, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", alignItems: "end" }}>
        <Button onClick={onBack}>Volver a la lista</Button>
        {mayRepeat && (
          <SelectControl
            label="Repetir con"
            value={version}
            options={[
              { value: "same", label: `La misma versión (${run.version})` },
              { value: "current", label: "La versión de hoy" },
            ]}
            onChange={(value) => value && setVersion(value)}
          />
        )}
      </Box>
      {run.reason && <Typography>{run.reason}</Typography>}
      {!phone && (
        <Box sx={{ height: 360, border: "1px solid", borderColor: "divider", borderRadius: 2, overflow: "hidden" }}>
          <Late
            part={LateCanvas}
            props={{
              ...{ graph: run.graph, marks, readOnly: true, selected: NOBODY },
              ...{ onSelect: nothing, onChange: nothing },
            }}
          />
        </Box>
      )}
      <Steps graph={run.graph} steps={run.stepsTaken} onRepeat={mayRepeat ? again : undefined} />
    </Box>
  );
}
