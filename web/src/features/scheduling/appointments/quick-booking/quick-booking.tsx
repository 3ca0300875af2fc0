// Agendar cita outside the agenda: next to a conversation. Reads the days around the chosen one, so that it reports a
// taken hour before sending.
import { minutesOf } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { BesideConversation } from "../../../../lib/conversation/in-conversation.ts";
import { useNow } from "../../../../lib/use-now.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { SidePanel } from "../../../../ui/dialog/side-panel.tsx";
import { usePhone } from "../../../../ui/layout/use-screen.ts";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { FormSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useAgenda, useAgendaLive } from "../api.ts";
import { AppointmentDialog } from "../booking/appointment-dialog.tsx";
import { nextFreeHour } from "../booking/next-hour.ts";
import type { WatchedPlace } from "../booking/place-watch.tsx";
import { type Desk, useDesk, zoneOf } from "../desk.ts";
import { useOutsideHours } from "../entry/outside-hours.tsx";

export function QuickBooking({ contactId, onClose }: BesideConversation) {
  const { desk, isPending, error, retry } = useDesk(null);
  if (!isPending && !error && isReady(desk)) return <Form desk={desk} contactId={contactId} onClose={onClose} />;
  return (
    <Frame onClose={onClose}>
      {error ? (
        <ErrorState error={error} onRetry={retry} dense />
      ) : isPending ? (
        <FormSkeleton />
      ) : (
        <Empty
          drawing="agenda"
          text="Para agendar hace falta una sucursal, un especialista y un servicio."
          action={
            <Button component={Link} to="/agenda">
              Ver qué falta
            </Button>
          }
          dense
        />
      )}
    </Frame>
  );
}

function isReady({ branch, specialists, services }: Desk): boolean {
  return branch !== null && [specialists, services].every((list) => list.some((one) => !one.isArchived));
}

function Form({ desk, contactId, onClose }: BesideConversation & { desk: Desk }) {
  const now = useNow();
  const branch = desk.branch as NonNullable<Desk["branch"]>;
  const { day: today, time } = localOf(zoneOf(desk, branch._id), now);
  // The first values stay the same while it is open.
  const [target] = useState(() => ({
    ...nextFreeHour({ day: today, today, now: minutesOf(time), branch, specialistId: null, view: "week" }),
    clientId: contactId,
  }));
  const [watched, setWatched] = useState<WatchedPlace>(null);
  const day = watched?.place.day ?? target.day;
  const agenda = useAgenda(watched?.place.branchId ?? target.branchId, { from: day, to: day });
  useAgendaLive();
  const { ask, dialog } = useOutsideHours();
  return (
    <>
      <AppointmentDialog
        desk={desk}
        target={target}
        entries={agenda.data ?? []}
        moved={null}
        onPlace={setWatched}
        ask={ask}
        askMove={async () => "one"}
        onClose={onClose}
        onSaved={() => undefined}
      />
      {dialog}
    </>
  );
}

function Frame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const phone = usePhone();
  const frame = { title: "Agendar cita", onClose };
  return phone ? (
    <Dialog open {...frame}>
      {children}
    </Dialog>
  ) : (
    <SidePanel {...frame}>{children}</SidePanel>
  );
}
