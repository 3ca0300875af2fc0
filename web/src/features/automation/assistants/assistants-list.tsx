import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useMay } from "../../../lib/session/active-business.ts";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { AddRounded } from "../../../ui/icon/list-actions.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { useRemovedIds } from "../../../ui/resource/removal-queue.ts";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { CardsSkeleton } from "../../../ui/state/skeletons.tsx";
import { useAssistants } from "./api.ts";
import { AssistantCard } from "./assistant-card.tsx";
import { AssistantCreate } from "./assistant-create.tsx";

export function AssistantsList() {
  const assistants = useAssistants();
  const mayAdd = useMay()(PAGE.asistentes, "edit");
  const { begun, begin, end } = useBegun();
  const add = mayAdd && (
    <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={() => begin()}>
      Crear asistente
    </Button>
  );
  const removed = useRemovedIds();
  const list = (assistants.data ?? []).filter(({ _id }) => !removed.has(_id));
  return (
    <Page title="Asistentes" action={list.length > 0 && add}>
      {assistants.isPending && <CardsSkeleton />}
      {assistants.error && (
        <ErrorState
          title="Error al cargar el asistant"
          error={assistants.error}
          onRetry={() => void assistants.refetch()}
        />
      )}
      {assistants.data && list.length === 0 && (
        <Card>
          <Empty
            drawing="robot"
            text="Un asistente responde el WhatsApp de tu negocio y agenda citas mientras atiendes."
            action={add}
          />
        </Card>
      )}
      {list.length > 0 && (
        <Box
          sx={{
            display: "grid",
            gap: 2,
            gridTemplateColumns: "repeat(auto-fill, minmax(min(340px, 100%), 1fr))",
          }}
        >
          {list.map((assistant) => (
            <AssistantCard key={assistant._id} assistant={assistant} />
          ))}
        </Box>
      )}
      {begun && mayAdd && <AssistantCreate onClose={end} />}
    </Page>
  );
}
