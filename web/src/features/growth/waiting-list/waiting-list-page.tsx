// Lista de espera: clients who want an earlier time, in order of request, and the places offered to them.

import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { Waiting } from "@mostrador/domain/growth/waiting-list/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useMay } from "../../../lib/session/active-business.ts";
import { IconAction } from "../../../ui/action/icon-action.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { CloseRounded } from "../../../ui/icon/actions.ts";
import { AddRounded } from "../../../ui/icon/list-actions.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { RowsSkeleton } from "../../../ui/state/skeletons.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useRemoveWaiting, useWaitingList } from "./api.ts";
import { WaitingState, waitingText } from "./waiting-text.tsx";

const ADD = latePart(async () => (await import("./add-waiting.tsx")).AddWaiting);

export function WaitingListPage() {
  const list = useWaitingList();
  const remove = useRemoveWaiting();
  const toast = useToast();
  const may = useMay();
  const mayEdit = may(PAGE.agenda, "edit", "appointments");
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Waiting | null>(null);
  const begin = (
    <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={() => setAdding(true)}>
      Anotar
    </Button>
  );
  return (
    <Page
      title="Lista de espera"
      subtitle="Cuando se libera un lugar, se aparta y se le avisa a quien sigue"
      narrow
      action={mayEdit && (list.data?.length ?? 0) > 0 && begin}
    >
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && (
        <Card>
          <RowsSkeleton />
        </Card>
      )}
      {list.data?.length === 0 && (
        <Card>
          <Empty
            drawing="agenda"
            text="Aquí verás a quien quiere venir antes: se anota en tu página de reservaciones, o lo anotas tú."
            action={mayEdit && begin}
          />
        </Card>
      )}
      {list.data && list.data.length > 0 && (
        <Card>
          <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {list.data.map((waiting) => (
              <Box
                component="li"
                key={waiting._id}
                sx={{
                  display: "flex",
                  gap: 2,
                  py: 1.5,
                  alignItems: "center",
                  borderTop: "1px solid",
                  borderColor: "divider",
                  "&:first-of-type": { borderTop: 0 },
                }}
              >
                <Row
                  title={waiting.clientName}
                  subtitle={
                    // a phone wraps it: the time comes last
                    <Box sx={{ whiteSpace: { xs: "normal", sm: "nowrap" } }}>{waitingText(waiting)}</Box>
                  }
                  aside={<WaitingState waiting={waiting} />}
                  actions={
                    mayEdit && (
                      <IconAction label={`Quitar a ${waiting.clientName}`} onClick={() => setLeaving(waiting)}>
                        <CloseRounded />
                      </IconAction>
                    )
                  }
                />
              </Box>
            ))}
          </Box>
        </Card>
      )}
      {adding && <Late part={ADD} props={{ onClose: () => setAdding(false) }} />}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={`¿Quitar a ${leaving?.clientName} de la lista de espera?`}
        confirmLabel="Quitar"
        onConfirm={async () => {
          if (leaving) toast.success((await remove.mutateAsync({ params: { id: leaving._id } })).message);
        }}
      >
        {leaving?.offer ? "El lugar que tiene apartado queda libre." : "Ya no se le avisará si se libera un lugar."}
      </ConfirmDialog>
    </Page>
  );
}
