// Agenda: the day or the week of a branch, full height. What it shows is in the address.
import Box from "@mui/material/Box";
import { Page } from "../../../ui/layout/page.tsx";
import { usePhone } from "../../../ui/layout/use-screen.ts";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { CalendarSkeleton } from "../../../ui/state/skeletons.tsx";
import { Agenda } from "./agenda.tsx";
import { useAgendaAddress } from "./agenda-address.ts";
import { useDesk } from "./desk.ts";
import { FirstSteps, missingOf } from "./first-steps.tsx";

export function AgendaPage() {
  const phone = usePhone();
  const { address, go } = useAgendaAddress(phone ? "day" : "week");
  const { desk, isPending, error, retry } = useDesk(address.branchId);
  const missing = isPending || error ? null : missingOf(desk);
  return (
    <Page title="Agenda" full hideTitle>
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : isPending ? (
        <Box sx={{ flex: 1, minHeight: 0, pt: 8, overflow: "hidden" }}>
          <CalendarSkeleton columns={phone ? 2 : 7} />
        </Box>
      ) : desk.branch && !missing ? (
        <Agenda desk={desk} branch={desk.branch} address={address} go={go} />
      ) : (
        <FirstSteps missing={missing ?? "branch"} />
      )}
    </Page>
  );
}
