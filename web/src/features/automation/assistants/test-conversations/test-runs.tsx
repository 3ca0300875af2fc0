// The last runs of an assistant, and the results of the selected one.
import type { TestRun } from "@mostrador/domain/automation/assistants/test-conversations/schema.ts";
import { creditText } from "@mostrador/domain/money/credits/credit-words.ts";
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { useBranches } from "../../../business/branches/index.ts";
import { useTestRun, useTestRuns } from "./api.ts";
import { TestResults } from "./test-results.tsx";

export function TestRuns({ assistantId }: { assistantId: string }) {
  const runs = useTestRuns(assistantId);
  const zone = useBranches().data?.[0]?.timezone.name;
  const [wanted, setWanted] = useState<string | null>(null);
  const list = runs.data ?? [];
  // A new run is always selected.
  const [newest, setNewest] = useState<string | undefined>();
  if (list[0]?._id !== newest) {
    setNewest(list[0]?._id);
    setWanted(null);
  }
  const looked = useTestRun(wanted ?? list[0]?._id ?? null);
  if (runs.error) return <ErrorState dense error={runs.error} onRetry={() => void runs.refetch()} />;
  if (list.length === 0) return null;
  const run = looked.data?.run;
  return (
    <Card
      title="Resultados"
      action={
        list.length > 1 && (
          <Select
            size="small"
            value={wanted ?? list[0]?._id ?? ""}
            onChange={({ target }) => setWanted(target.value)}
            inputProps={{ "aria-label": "Prueba que se ve" }}
          >
            {list.map((each) => (
              <MenuItem key={each._id} value={each._id}>
                {whenText(each, zone)}
              </MenuItem>
            ))}
          </Select>
        )
      }
    >
      {looked.error && <ErrorState dense error={looked.error} onRetry={() => void looked.refetch()} />}
      {run && (
        <Box sx={{ display: "flex", flexDirection: "column", gap: 1.5 }}>
          <Typography variant="body2" color="textSecondary" role="status">
            {summaryOf(run, zone)}
          </Typography>
          {run.status === "running" && (
            <LinearProgress
              variant="determinate"
              value={run.total === 0 ? 0 : (run.done / run.total) * 100}
              aria-label="Avance de la prueba"
            />
          )}
          {run.status === "failed" && <Notice tone="error">{run.reason}</Notice>}
          {run.settingsChanged.length > 0 && (
            <Notice>{`Desde la prueba anterior cambió: ${run.settingsChanged.join(", ")}.`}</Notice>
          )}
          <TestResults results={looked.data?.results ?? []} />
        </Box>
      )}
    </Card>
  );
}

function whenText({ createdAt, version }: TestRun, zone: string | undefined): string {
  return `${dateTimeText(createdAt, { zone })} · versión ${version}`;
}

function summaryOf(run: TestRun, zone: string | undefined): string {
  const { status, done, total, passed, credits, startedBy } = run;
  const cost = credits === 0 ? "sin costo" : `${creditText(credits)} ${credits === 1 ? "crédito" : "créditos"}`;
  if (status === "running") return `Probando: ${done} de ${total}.`;
  return `Pasaron ${passed} de ${done} · ${cost} · ${whenText(run, zone)} · ${startedBy}`;
}
