// Agenda: the day or week of a branch, at full height. Its state is in the address.
import { Page } from "../../../ui/layout/page.tsx";
import { usePhone } from "../../../ui/layout/use-screen.ts";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { CalendarSkeleton } from "../../../ui/state/full-skeletons.tsx";
import { Agenda } from "./agenda.tsx";
import { useAgendaAddress } from "./agenda-address.ts";
import { useDesk } from "./desk.ts";
import { FirstSteps } from "./first-steps.tsx";
import { missingOf } from "./opening/desk-rules.ts";
import { usualView } from "./view/views.ts";

export function AgendaPage() {
  const phone = usePhone();
  const { address, go } = useAgendaAddress(usualView(phone));
  const { desk, isPending, error, retry } = useDesk(address.branchId);
  const missing = isPending || error ? null : missingOf(desk);
  return (
    <Page title="Agenda" full hideTitle>
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : isPending ? (
        <CalendarSkeleton phone={phone} />
      ) : desk.branch && !missing ? (
        <Agenda desk={desk} branch={desk.branch} address={address} go={go} />
      ) : (
        <FirstSteps missing={missing ?? "branch"} />
      )}
    </Page>
  );
}
