// Sends what the form says to the call that takes it: one appointment or a visit, of a client who is known or of a new one.
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { CallError } from "../../../../lib/client.ts";
import { useCreateAppointment, useEditAppointment } from "../api.ts";
import type { AskOutsideHours } from "../entry/outside-hours.tsx";
import { isOutsideHours } from "../entry/refusals.ts";
import { type AppointmentFormOutput, visitPath } from "./appointment-values.ts";
import { useBookNewClient, useBookVisit, useEditWithNewClient } from "./use-book-new-client.ts";

type NewClient = AppointmentFormOutput["newClient"];
type Saved = { message: string; start: string };

/** A new client is saved with the appointment, or neither is. */
export function useSave(entry: AgendaEntry | null, ask: AskOutsideHours) {
  const create = useCreateAppointment();
  const createBoth = useBookNewClient();
  const edit = useEditAppointment();
  const editBoth = useEditWithNewClient();
  const createVisit = useBookVisit();
  const send = async (written: AppointmentFormOutput, confirmOutsideHours: boolean): Promise<Saved> => {
    const { appointment: given, newClient, visit } = written;
    if (visit && !entry) {
      const { clientId, ...ofNewClient } = { ...visit, confirmOutsideHours };
      const body = newClient ? { visit: ofNewClient, client: newClient } : { visit: { ...ofNewClient, clientId } };
      const { message, data } = await createVisit.mutateAsync({ body }).catch(asNewClient).catch(asVisit);
      return { message, start: data[0]?.start ?? visit.start };
    }
    const { message, data } = await sendOne({ ...given, confirmOutsideHours }, newClient);
    return { message, start: data.start };
  };
  const sendOne = (appointment: AppointmentFormOutput["appointment"], newClient: NewClient) => {
    const { clientId: _client, ...first } = appointment;
    if (!entry) {
      if (!newClient) return create.mutateAsync({ body: { appointment } });
      return createBoth.mutateAsync({ body: { client: newClient, appointment: first } }).catch(asNewClient);
    }
    const { businessId: _business, colorHex: _color, title: _title, type: _type, ...written } = appointment;
    const change = { ...written, updatedAt: entry.updatedAt };
    const params = { id: entry._id };
    if (!newClient) return edit.mutateAsync({ params, body: { appointment: change } });
    const { clientId: _none, ...ofNewClient } = change;
    return editBoth.mutateAsync({ params, body: { client: newClient, appointment: ofNewClient } }).catch(asNewClient);
  };
  return (written: AppointmentFormOutput) =>
    send(written, false).catch(async (reason: unknown) => {
      if (!isOutsideHours(reason) || !(await ask(reason.message))) throw reason;
      return send(written, true);
    });
}

/** What is said of the client lands on the fields of the new one. */
function asNewClient(reason: unknown): never {
  if (!(reason instanceof CallError) || reason.outcome !== "refused") throw reason;
  const errors = reason.errors.map(({ path, message }) => ({ path: path.replace(/^client\./, "newClient."), message }));
  throw new CallError(reason.status, reason.message, errors, reason.data);
}

/** What is said of the visit lands on its services as the form has them. */
function asVisit(reason: unknown): never {
  if (!(reason instanceof CallError) || reason.outcome !== "refused") throw reason;
  const errors = reason.errors.map(({ path, message }) => {
    const own = path.startsWith("visit.") ? visitPath(path.slice("visit.".length).split(".")) : [path];
    return { path: own.join("."), message };
  });
  throw new CallError(reason.status, reason.message, errors, reason.data);
}
