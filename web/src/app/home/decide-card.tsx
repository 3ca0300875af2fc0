// Changes made in Google and requests for an earlier time that a person must decide. Draws nothing when there are none.
import { useWaitingList } from "../../features/growth/waiting-list/api.ts";
import { useQuestions } from "../../features/scheduling/calendars/api.ts";
import { Card } from "../../ui/layout/card.tsx";
import { HomeRow, HomeRows } from "./home-row.tsx";

export function DecideCard() {
  const asked = (useQuestions().data ?? []).reduce((sum, { appointments }) => sum + appointments.length, 0);
  const waiting = useWaitingList().data?.length ?? 0;
  if (asked + waiting === 0) return null;
  return (
    <Card flush title="Por resolver">
      <HomeRows label="Por resolver">
        {asked > 0 && (
          <HomeRow
            to="/integraciones/google-calendar"
            title={asked === 1 ? "1 cita cambió en Google" : `${asked} citas cambiaron en Google`}
            subtitle="Decide si se conservan o se cancelan."
          />
        )}
        {waiting > 0 && (
          <HomeRow
            to="/lista-de-espera"
            title={waiting === 1 ? "1 persona quiere venir antes" : `${waiting} personas quieren venir antes`}
            subtitle="Cuando se libera un lugar, se le avisa a quien sigue."
          />
        )}
      </HomeRows>
    </Card>
  );
}
