// The main page of a business: its day at the desk, customers who wait for a person, decisions to make, the
// assistants' work.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { createAppointment } from "@mostrador/domain/scheduling/appointments/routes.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { Link, Navigate } from "react-router";
import { SettledTogether } from "../../lib/page/settled-together.tsx";
import { useActiveBusiness, useMay, useMayCall } from "../../lib/session/active-business.ts";
import { AddRounded } from "../../ui/icon/list-actions.ts";
import { Page } from "../../ui/layout/page.tsx";
import { CardsSkeleton } from "../../ui/state/skeletons.tsx";
import { AssistantsCard } from "./assistants-card.tsx";
import { DecideCard } from "./decide-card.tsx";
import { DeskDay } from "./desk-day.tsx";
import { WaitingCard } from "./waiting-card.tsx";

export function HomePage() {
  const { businessId } = useActiveBusiness();
  const may = useMay();
  const mayBook = useMayCall()(createAppointment);
  const [agenda, chat, assistants] = [may(PAGE.agenda), may(PAGE.chat), may(PAGE.asistentes)];
  // A person who may see none of these cards is sent to the first page that they may open.
  if (!businessId || !(agenda || chat || assistants)) return <Navigate to="/" replace />;
  const others = (
    <>
      {chat && <WaitingCard />}
      {agenda && <DecideCard />}
      {assistants && <AssistantsCard />}
    </>
  );
  return (
    <Page
      title="Hoy"
      action={
        mayBook && (
          <Button
            variant="contained"
            color="primary"
            startIcon={<AddRounded />}
            component={Link}
            to="/agenda?nuevo=cita"
          >
            Agendar cita
          </Button>
        )
      }
    >
      <SettledTogether skeleton={<CardsSkeleton cards={3} height={320} />}>
        <Box sx={COLUMNS}>
          {agenda ? <DeskDay>{others}</DeskDay> : <Stack sx={{ gap: 2, minWidth: 0 }}>{others}</Stack>}
        </Box>
      </SettledTogether>
    </Page>
  );
}

const COLUMNS = {
  display: "grid",
  gap: 2,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 3fr) minmax(0, 2fr)" },
} as const;
