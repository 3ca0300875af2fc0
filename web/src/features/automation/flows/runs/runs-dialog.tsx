// What ran of a flow, or who waits at a node; one run opens step by step on its own graph.
import type { FlowRun } from "@mostrador/domain/automation/flows/answers/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useMay } from "../../../../lib/session/active-business.ts";
import { useZone } from "../../../../lib/use-zone.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { JournalList } from "../../../../ui/list/journal-list.tsx";
import { Row } from "../../../../ui/list/row.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useRuns, useStopFlow, useStopRun } from "../api.ts";
import { useOpenRun } from "../flow-layer.ts";
import { Replay } from "./replay.tsx";
import { type ChosenFilters, NO_RUN_FILTERS, RunFilterPanel, runFiltersOf } from "./run-filters.tsx";
import { STATES } from "./run-states.ts";

const nameOf = ({ client }: FlowRun) => client?.name || "Sin contacto";

/** `nodeId`: those that wait there. */
export function RunsDialog({ flowId, nodeId, onClose }: { flowId: string; nodeId?: string; onClose: () => void }) {
  const [chosen, setChosen] = useState<ChosenFilters>({ ...NO_RUN_FILTERS, state: nodeId ? "waiting" : null });
  const { openId, open } = useOpenRun();
  const filters = runFiltersOf(chosen, useZone());
  const query = useRuns({ flowId, ...(nodeId && { nodeId }), ...filters });
  const isNarrowed = Object.keys(filters).length > 0;
  const named = query.data?.pages.flatMap(({ data }) => data).find(({ client }) => client?._id === chosen.clientId);
  return (
    <Dialog open onClose={onClose} title={nodeId ? "Quién espera aquí" : "Ejecuciones"} size="large">
      {openId ? (
        <Replay runId={openId} onBack={() => open(null)} onOpen={open} />
      ) : (
        <Box sx={{ display: "grid", gap: 2, pt: 1, gridTemplateColumns: "minmax(0, 1fr)" }}>
          {!nodeId && (
            <Box sx={{ display: "flex", gap: 1, alignItems: "center", flexWrap: "wrap" }}>
              <RunFilterPanel
                values={chosen}
                client={named?.client ? { id: named.client._id, label: nameOf(named) } : null}
                onChange={setChosen}
              />
              <StopAll flowId={flowId} />
            </Box>
          )}
          <JournalList<FlowRun>
            label={nodeId ? "Quién espera aquí" : "Ejecuciones"}
            query={query}
            onOpen={(run) => open(run._id)}
            columns={[
              { key: "client", label: "Contacto", render: nameOf },
              { key: "state", label: "Estado", render: (run) => <StatusChip {...STATES[run.state]} />, width: 120 },
              { key: "node", label: "Nodo", render: place },
              { key: "at", label: "Empezó", render: (run) => dateTimeText(run.startedAt), width: 170 },
              { key: "stop", label: "Acciones", render: (run) => <Stop run={run} />, width: 110 },
            ]}
            renderRow={(run) => (
              <Row
                title={nameOf(run)}
                subtitle={[run.reason || run.nodeName, dateTimeText(run.startedAt)].join(" · ")}
                aside={<StatusChip {...STATES[run.state]} />}
              />
            )}
            narrowed={nodeId ? "Nadie espera aquí." : isNarrowed ? "No hay ejecuciones con esos filtros." : null}
            empty={{ text: "Este flujo aún no ha corrido. Actívalo, o pruébalo antes." }}
          />
        </Box>
      )}
    </Dialog>
  );
}

/** Where it is or ended, and why. */
function place({ nodeName, reason }: FlowRun) {
  return (
    <Box sx={{ overflowWrap: "anywhere", whiteSpace: "normal", py: 0.5 }}>
      {nodeName}
      {reason && (
        <Typography variant="caption" component="div" color="textSecondary">
          {reason}
        </Typography>
      )}
    </Box>
  );
}

function Stop({ run }: { run: FlowRun }) {
  const stop = useStopRun();
  const toast = useToast();
  const mayEdit = useMay()(PAGE.flujos, "edit");
  if (!mayEdit || run.endedAt !== null) return null;
  return (
    <Button
      size="small"
      aria-label={`Detener la de ${nameOf(run)}`}
      disabled={stop.isPending}
      onClick={(event) => {
        event.stopPropagation();
        stop.mutate({ params: { id: run._id } }, { onError: (error) => toast.error(sayError(error)) });
      }}
    >
      Detener
    </Button>
  );
}

function StopAll({ flowId }: { flowId: string }) {
  const stop = useStopFlow();
  const toast = useToast();
  if (!useMay()(PAGE.flujos, "edit")) return null;
  return (
    <Button
      color="error"
      disabled={stop.isPending}
      onClick={() =>
        stop.mutate(
          { params: { id: flowId } },
          {
            onSuccess: ({ data }) => toast.success(`El flujo se apagó. Se detuvieron: ${data.stopped}`),
            onError: (error) => toast.error(sayError(error)),
          },
        )
      }
    >
      Apagar y detener todas
    </Button>
  );
}
