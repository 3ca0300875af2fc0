// 'Trabajos': what waits in the queues, and what failed and can be tried again.
import { listFailedJobs } from "@mostrador/domain/platform/admin/routes.ts";
import type { FailedJob, QueueState } from "@mostrador/domain/platform/admin/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { DateTime } from "../../../../ui/data/date-time.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { DividedList } from "../../../../ui/list/divided-list.tsx";
import { Totals } from "../../../../ui/list/totals.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { useQueues, useRetryJob, useTeamList } from "./api.ts";
import { TeamList } from "./team-list.tsx";
import { TeamRow } from "./team-row.tsx";

export function JobsView() {
  const queues = useQueues();
  const failed = useTeamList(listFailedJobs, { looksAgain: true });
  const retry = useRetryJob();
  const toast = useToast();
  const retryJob = ({ _id }: FailedJob) =>
    retry.mutate(
      { params: { id: _id } },
      { onSuccess: ({ message }) => toast.success(message), onError: (error) => toast.error(sayError(error)) },
    );
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Totals facts={FACTS.map(({ label, key }) => ({ label, value: sumOf(queues.data, key) }))} />
      <TeamList<FailedJob>
        title="Trabajos que fallaron"
        description="Se intentan solos una y otra vez, cada vez con más espera, hasta un minuto."
        read={failed}
        empty={<Empty dense drawing="robot" text="Ningún trabajo está fallando." />}
        row={(job) => (
          <TeamRow
            key={job._id}
            title={job.title}
            fault={job.error || "Sin texto de error"}
            facts={[
              job.queue,
              job.business?.name ?? "De la instalación",
              job.attempts === 1 ? "1 intento" : `${job.attempts.toLocaleString("es-MX")} intentos`,
              job.failedAt !== null && (
                <>
                  Falló <DateTime value={job.failedAt} relative />
                </>
              ),
              <>
                Creado <DateTime value={job.createdAt} relative />
              </>,
            ]}
            aside={
              <>
                <StatusChip {...STATES[job.state]} />
                <Button
                  size="small"
                  disabled={retry.isPending}
                  onClick={() => retryJob(job)}
                  aria-label={`Reintentar ${job.title}`}
                >
                  Reintentar
                </Button>
              </>
            }
          />
        )}
      />
      <Card title="Colas" description="Las que tienen algo pendiente.">
        {queues.isPending && <RowsSkeleton />}
        {queues.error && <ErrorState dense error={queues.error} onRetry={() => void queues.refetch()} />}
        {queues.data?.length === 0 && <Empty dense drawing="robot" text="No hay trabajos pendientes." />}
        {queues.data && queues.data.length > 0 && (
          <DividedList label="Colas">
            {queues.data.map((queue) => (
              <TeamRow key={queue.name} title={queue.title} facts={queueFacts(queue)} />
            ))}
          </DividedList>
        )}
      </Card>
    </Box>
  );
}

const STATES = {
  retrying: { tone: "warning", mark: "clock", label: "Se reintenta solo" },
  "given-up": { tone: "error", mark: "cross", label: "Ya no se intenta" },
} as const;

const FACTS = [
  { label: "Con fallas", key: "failed" },
  { label: "En espera", key: "waiting" },
  { label: "En curso", key: "running" },
  { label: "Programados", key: "planned" },
] as const;

function sumOf(queues: readonly QueueState[] | undefined, key: (typeof FACTS)[number]["key"]): string | undefined {
  return queues?.reduce((sum, queue) => sum + queue[key], 0).toLocaleString("es-MX");
}

function queueFacts({ oldestWaiting, ...queue }: QueueState) {
  const facts = FACTS.map(({ label, key }) => queue[key] > 0 && `${label}: ${queue[key].toLocaleString("es-MX")}`);
  const since = oldestWaiting !== null && (
    <>
      El más antiguo espera desde <DateTime value={oldestWaiting} relative />
    </>
  );
  return [...facts, since, queue.name];
}
