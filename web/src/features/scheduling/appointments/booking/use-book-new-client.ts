// With the forms, not with the agenda: it brings the rules of a contact.
import { contactDirectory, searchContacts } from "@mostrador/domain/business/contacts/routes.ts";
import { bookNewClient } from "@mostrador/domain/scheduling/appointments/new-client/routes.ts";
import { useCall } from "../../../../lib/query.ts";
import { STALE, useTaking } from "../api.ts";

const FAILED = "Ocurrió un error inesperado al agendar la cita";

export const useBookNewClient = () =>
  useTaking(useCall(bookNewClient, [...STALE, contactDirectory.name, searchContacts.name], FAILED));
