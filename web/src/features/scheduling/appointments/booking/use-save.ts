// Sends the form to the right call: an appointment or a visit, with a known or a new client.
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { CallError } from "../../../../lib/client.ts";
import { useCreateAppointment, useEditAppointment, useMoveVisit } from "../api.ts";
import type { AskOutsideHours } from "../entry/outside-hours.tsx";
import { type Confirmations, sendConfirmed } from "../entry/refusals.ts";
import type { VisitChoice } from "../visit/use-visit-choice.tsx";
import { type AppointmentFormOutput, visitPath } from "./appointment-values.ts";
import { useBookFirstVisit, useBookNewClient, useBookVisit, useEditWithNewClient } from "./use-book-new-client.ts";

type NewClient = AppointmentFormOutput["newClient"];
type SaveOutcome = { message: string; start: string };

/**
 * A new client is saved together with the appointment. `askVisit`: asks whether a new time applies to the whole visit.
 */
export function useSave(entry: AgendaEntry | null, ask: AskOutsideHours, askVisit: () => Promise<VisitChoice>) {
  const create = useCreateAppointment();
  const createBoth = useBookNewClient();
  const edit = useEditAppointment();
  const editBoth = useEditWithNewClient();
  const createVisit = useBookVisit();
  const createFirstVisit = useBookFirstVisit();
  const moveAll = useMoveVisit();
  const send = async (
    written: AppointmentFormOutput,
    isWhole: boolean,
    confirmed: Confirmations,
  ): Promise<SaveOutcome> => {
    const { appointment: given, newClient, visit } = written;
    if (visit && !entry) {
      const { clientId, ...ofNewClient } = { ...visit, ...confirmed };
      const sent = newClient
        ? createFirstVisit.mutateAsync({ body: { visit: ofNewClient, client: newClient } }).catch(asNewClient)
        : createVisit.mutateAsync({ body: { visit: { ...ofNewClient, clientId } } });
      const { message, data } = await sent.catch(asVisit);
      return { message, start: data[0]?.start ?? visit.start };
    }
    if (isWhole && entry) {
      const change = { ...changeOf(given), ...confirmed, updatedAt: entry.updatedAt };
      const { message, data } = await moveAll
        .mutateAsync({ params: { id: entry._id }, body: { visit: change } })
        .catch(asVisit);
      return { message, start: data.find(({ _id }) => _id === entry._id)?.start ?? given.start };
    }
    const { message, data } = await sendOne({ ...given, ...confirmed }, newClient);
    return { message, start: data.start };
  };
  const sendOne = (appointment: AppointmentFormOutput["appointment"], newClient: NewClient) => {
    const { clientId: _client, ...first } = appointment;
    if (!entry) {
      if (!newClient) return create.mutateAsync({ body: { appointment } });
      return createBoth.mutateAsync({ body: { client: newClient, appointment: first } }).catch(asNewClient);
    }
    const change = { ...changeOf(appointment), updatedAt: entry.updatedAt };
    const params = { id: entry._id };
    if (!newClient) return edit.mutateAsync({ params, body: { appointment: change } });
    const { clientId: _none, ...ofNewClient } = change;
    return editBoth.mutateAsync({ params, body: { client: newClient, appointment: ofNewClient } }).catch(asNewClient);
  };
  return async (written: AppointmentFormOutput) => {
    const isMoved = entry && !written.newClient && Date.parse(entry.start) !== Date.parse(written.appointment.start);
    const choice = isMoved ? await askVisit() : "one";
    if (choice === null) throw new CallError(422, "", [{ path: "start", message: "Elige qué se mueve" }]);
    const isWhole = choice === "all";
    return sendConfirmed((confirmed) => send(written, isWhole, confirmed), ask);
  };
}

/** The changed fields of an edit; the others stay. */
function changeOf(appointment: AppointmentFormOutput["appointment"]) {
  const { businessId: _business, type: _type, ...change } = appointment;
  return change;
}

/** Maps the client's errors to the fields of the new client. */
function asNewClient(reason: unknown): never {
  if (!(reason instanceof CallError) || reason.outcome !== "refused") throw reason;
  const errors = reason.errors.map(({ path, message }) => ({ path: path.replace(/^client\./, "newClient."), message }));
  throw new CallError(reason.status, reason.message, errors, reason.data);
}

/** Maps the visit's errors to the services in the form. */
function asVisit(reason: unknown): never {
  if (!(reason instanceof CallError) || reason.outcome !== "refused") throw reason;
  const errors = reason.errors.map(({ path, message }) => {
    const own = path.startsWith("visit.") ? visitPath(path.slice("visit.".length).split(".")) : [path];
    return { path: own.join("."), message };
  });
  throw new CallError(reason.status, reason.message, errors, reason.data);
}
