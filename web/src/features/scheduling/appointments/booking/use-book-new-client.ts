// Loads with the forms and not with the agenda, because it includes the contact rules.
import { contactDirectory, searchContacts } from "@mostrador/domain/business/contacts/routes.ts";
import { bookNewClient, editWithNewClient } from "@mostrador/domain/scheduling/appointments/new-client/routes.ts";
import { bookFirstVisit, bookVisit } from "@mostrador/domain/scheduling/appointments/visit/routes.ts";
import { useCall } from "../../../../lib/query.ts";
import { STALE, useTaking } from "../api.ts";

const WITH_CONTACTS = [...STALE, contactDirectory.name, searchContacts.name];

export const useBookNewClient = () =>
  useTaking(useCall(bookNewClient, WITH_CONTACTS, "Ocurrió un error inesperado al agendar la cita"));
export const useEditWithNewClient = () =>
  useTaking(useCall(editWithNewClient, WITH_CONTACTS, "Error al actualizar la cita"));
export const useBookVisit = () =>
  useTaking(useCall(bookVisit, WITH_CONTACTS, "Ocurrió un error inesperado al agendar la visita"));
export const useBookFirstVisit = () =>
  useTaking(useCall(bookFirstVisit, WITH_CONTACTS, "Ocurrió un error inesperado al agendar la visita"));
