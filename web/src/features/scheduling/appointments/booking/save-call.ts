// Which call saves the form: a new appointment or visit, an edit or a move, with a known or a new client.
// Loads with the forms and not with the agenda, because it includes the contact rules.
import * as newClients from "@mostrador/domain/scheduling/appointments/new-client/routes.ts";
import { createAppointment } from "@mostrador/domain/scheduling/appointments/routes.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import * as visits from "@mostrador/domain/scheduling/appointments/visit/routes.ts";
import { CallError } from "../../../../lib/client.ts";
import { send } from "../../../../lib/query.ts";
import { editCall, moveCall, moveClassCall, NOT_EDITED, type PlaceCall } from "../api.ts";
import type { Confirmations } from "../entry/refusals.ts";
import type { Together } from "../together/use-move-choice.tsx";
import { type AppointmentFormOutput, visitPath } from "./appointment-values.ts";

// The texts come from contract/agenda#limits.
const NOT_BOOKED = "Ocurrió un error inesperado al agendar la cita";
const VISIT_NOT_BOOKED = "Ocurrió un error inesperado al agendar la visita";

/** A visit, when there is one; else one appointment. */
export function bookCall(
  { visit, appointment, newClient }: AppointmentFormOutput,
  confirmed: Confirmations,
): PlaceCall {
  if (visit) {
    const { clientId, ...first } = { ...visit, ...confirmed };
    return newClient
      ? () => send(visits.bookFirstVisit, { body: { client: newClient, visit: first } }, VISIT_NOT_BOOKED)
      : () => send(visits.bookVisit, { body: { visit: { ...first, clientId } } }, VISIT_NOT_BOOKED);
  }
  const { clientId, ...first } = { ...appointment, ...confirmed };
  return newClient
    ? () => send(newClients.bookNewClient, { body: { client: newClient, appointment: first } }, NOT_BOOKED)
    : () => send(createAppointment, { body: { appointment: { ...first, clientId } } }, NOT_BOOKED);
}

/** The changed fields; the others stay. `together`: its whole visit or class moves with it. */
export function changeCall(
  { _id: id, updatedAt }: AgendaEntry,
  { appointment, newClient }: AppointmentFormOutput,
  confirmed: Confirmations,
  together: Together | null,
): PlaceCall {
  const { businessId: _business, type: _type, ...fields } = appointment;
  const change = { ...fields, ...confirmed, updatedAt };
  if (together === "class") return moveClassCall(id, change);
  if (together === "visit") return moveCall(id, change);
  if (!newClient) return editCall(id, change);
  const { clientId: _none, ...first } = change;
  const body = { client: newClient, appointment: first };
  return () => send(newClients.editWithNewClient, { params: { id }, body }, NOT_EDITED);
}

/** Maps the errors of a refusal to the fields of the form: those of a visit to its services. */
export function asFormErrors(reason: unknown): never {
  if (!(reason instanceof CallError) || reason.outcome !== "refused") throw reason;
  const errors = reason.errors.map(({ path, message }) => ({ path: formPath(path), message }));
  throw new CallError(reason.status, reason.message, errors, reason.data);
}

function formPath(path: string): string {
  if (path.startsWith("visit.")) return visitPath(path.slice("visit.".length).split(".")).join(".");
  return path.replace(/^client\./, "newClient.").replace(/^class\./, "");
}
