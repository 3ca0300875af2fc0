// The agenda, with the parts that other capabilities add to it and to an open appointment.
import { AgendaPage as Agenda } from "../../features/scheduling/appointments/index.ts";
import { AgendaContext } from "./agenda-context.tsx";

export { prepareAgenda } from "../../features/scheduling/appointments/index.ts";

export function AgendaPage() {
  return (
    <AgendaContext>
      <Agenda />
    </AgendaContext>
  );
}
