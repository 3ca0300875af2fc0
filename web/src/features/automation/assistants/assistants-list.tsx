import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import AddRounded from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useMay } from "../../../lib/session/active-business.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { CardsSkeleton } from "../../../ui/state/skeletons.tsx";
import { useAssistants } from "./api.ts";
import { AssistantCard } from "./assistant-card.tsx";
import { AssistantCreate } from "./assistant-create.tsx";

export function AssistantsList() {
  const assistants = useAssistants();
  const may = useMay();
  const [creating, setCreating] = useState(false);
  const add = may(PAGE.asistentes, "edit") && (
    <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={() => setCreating(true)}>
      Crear asistente
    </Button>
  );
  const list = assistants.data ?? [];
  return (
    <Page title="Asistentes" action={list.length > 0 && add}>
      {assistants.isPending && <CardsSkeleton />}
      {assistants.error && <ErrorState error={assistants.error} onRetry={() => void assistants.refetch()} />}
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
      {creating && <AssistantCreate onClose={() => setCreating(false)} />}
    </Page>
  );
}
