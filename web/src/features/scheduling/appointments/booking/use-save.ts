// Saves the form, and asks first what only the person can decide.
import { contactDirectory, searchContacts } from "@mostrador/domain/business/contacts/routes.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { CallError } from "../../../../lib/client.ts";
import { usePlaceCall } from "../api.ts";
import type { AskOutsideHours } from "../entry/outside-hours.tsx";
import { type Confirmations, sendConfirmed } from "../entry/refusals.ts";
import type { MoveChoice } from "../together/use-move-choice.tsx";
import type { AppointmentFormOutput } from "./appointment-values.ts";
import { asFormErrors, bookCall, changeCall } from "./save-call.ts";

const CONTACTS = [contactDirectory.name, searchContacts.name];

/**
 * A new client is saved together with the appointment. `askMove`: asks whether a new time applies to the whole visit or class.
 */
export function useSave(entry: AgendaEntry | null, ask: AskOutsideHours, askMove: () => Promise<MoveChoice>) {
  const places = usePlaceCall(CONTACTS);
  return async (written: AppointmentFormOutput): Promise<{ message: string; start: string }> => {
    const { appointment, newClient } = written;
    const isMoved = entry && !newClient && Date.parse(entry.start) !== Date.parse(appointment.start);
    const choice = isMoved ? await askMove() : "one";
    if (choice === null) throw new CallError(422, "", [{ path: "start", message: "Elige qué se mueve" }]);
    const send = (confirmed: Confirmations) =>
      places
        .mutateAsync(
          entry
            ? changeCall(entry, written, confirmed, choice === "one" ? null : choice)
            : bookCall(written, confirmed),
        )
        .catch(asFormErrors);
    const { message, data } = await sendConfirmed(send, ask);
    const saved = [data].flat();
    const own = saved.find(({ _id }) => _id === entry?._id) ?? saved[0];
    return { message, start: own?.start ?? appointment.start };
  };
}
