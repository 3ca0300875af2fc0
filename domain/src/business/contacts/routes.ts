import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { AuditEntry } from "../../ground/identity/schema.ts";
import { reference } from "../../kit/reference.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, Id, IdParams, Nothing, named, paging } from "../../kit/schema.ts";
import { ContactFilter, ContactView, DirectoryContact, NewContactView, SearchText, Sort } from "./filter/schema.ts";
import { Contact, ContactEdit, ContactSummary, ContactType, NewContact } from "./schema.ts";

named({ Contact, ContactEdit, ContactSummary, NewContact, DirectoryContact, ContactView });

export const createContact = route({
  name: "client.create",
  method: "POST",
  path: "/api/client",
  summary: "Registra un contacto",
  access: access.edit(PAGE.contactos, PAGE.agenda),
  body: z.object({ client: NewContact }),
  data: Contact,
  status: 201,
});

export const editContact = route({
  name: "client.edit",
  method: "PUT",
  path: "/api/client/:id",
  summary: "Edita un contacto",
  access: access.edit(PAGE.contactos, PAGE.chat),
  row: "contacts",
  params: IdParams,
  body: z.object({ client: ContactEdit }),
  data: Contact,
});

export const searchContacts = route({
  name: "client.search",
  method: "GET",
  path: "/api/client/search",
  summary: "Busca contactos por nombre, número o correo",
  access: access.view(
    ...[PAGE.contactos, PAGE.agenda, PAGE.chat, PAGE.finanzas, PAGE.pedidos, PAGE.eventosConversion, PAGE.paquetes],
  ),
  query: BusinessQuery.extend({
    search: z
      .string("Ingresa al menos 2 caracteres")
      .trim()
      .min(2, "Ingresa al menos 2 caracteres")
      .max(100, "La búsqueda debe tener máximo 100 caracteres"),
    limit: paging(10, 100).limit,
  }),
  data: z.array(ContactSummary),
});

export const listContacts = route({
  name: "client.list",
  method: "GET",
  path: "/api/client",
  summary: "Contactos del negocio, los más nuevos primero",
  access: access.view(PAGE.contactos),
  query: BusinessQuery.extend({
    ...paging(100, 100),
    type: ContactType.optional(),
    /** The last id of the page before: faster than a page number on long lists. */
    before: Id.optional(),
  }),
  data: z.object({ clients: z.array(ContactSummary), hasMore: z.boolean() }),
});

export const getContact = route({
  name: "client.get",
  method: "GET",
  path: "/api/client/:id",
  summary: "Un contacto",
  access: access.view(PAGE.contactos, PAGE.agenda, PAGE.chat),
  row: "contacts",
  params: IdParams,
  data: Contact,
});

export const deleteContact = route({
  name: "client.delete",
  method: "DELETE",
  path: "/api/client/:id",
  summary: "Elimina un contacto y sus conversaciones; sus citas quedan como de «Contacto eliminado»",
  access: access.remove(PAGE.contactos),
  row: "contacts",
  params: IdParams,
  data: Nothing,
});

export const contactHistory = route({
  name: "client.history",
  method: "GET",
  path: "/api/client/:id/history",
  summary: "Los cambios de un contacto, los más nuevos primero",
  access: access.owner,
  row: "contacts",
  params: IdParams,
  query: z.object(paging(50, 100)),
  data: z.object({ entries: z.array(AuditEntry), hasMore: z.boolean() }),
});

/** The pages of the grid are of 25, 50 or 100 (contract/contacts#the-directory). */
export const contactDirectory = route({
  name: "client.directory",
  method: "GET",
  path: "/api/client/directory",
  summary: "El directorio: por páginas, con búsqueda, filtro y orden, y cuántos son",
  access: access.view(PAGE.contactos),
  query: BusinessQuery.extend({
    ...paging(100, 100),
    search: SearchText.optional(),
    sort: Sort.optional(),
    /** Counts all of them, with no limit. */
    exact: z.stringbool("Debe ser true o false").optional(),
    ...ContactFilter.shape,
  }),
  /** `isMore`: there are more than `total`; the count stopped there. */
  data: z.object({ clients: z.array(DirectoryContact), total: z.int(), isMore: z.boolean() }),
});

const MOST_AT_ONCE = 500;
const clientIds = z
  .array(reference("client"), "Elige al menos un contacto")
  .min(1, "Elige al menos un contacto")
  .max(MOST_AT_ONCE, `Puedes elegir hasta ${MOST_AT_ONCE} contactos`);

export const changeContacts = route({
  name: "client.changeMany",
  method: "PATCH",
  path: "/api/client",
  summary: "Cambia el tipo de varios contactos, o si el asistente les responde",
  access: access.edit(PAGE.contactos),
  body: z.object({
    businessId: Id,
    ids: clientIds,
    change: z
      .object({ type: ContactType.optional(), noRespond: z.boolean().optional() })
      .refine((change) => Object.values(change).some((value) => value !== undefined), "Di qué hay que cambiar"),
  }),
  /** The old values of the changed contacts, for an undo. */
  data: z.object({
    before: z.array(z.object({ _id: Id, type: ContactType, noRespond: z.boolean() })),
    /** How many stay unchanged because they objected to the assistant. */
    objected: z.number(),
  }),
});

export const deleteContacts = route({
  name: "client.deleteMany",
  method: "POST",
  path: "/api/client/delete",
  summary: "Elimina varios contactos y sus conversaciones",
  access: access.remove(PAGE.contactos),
  body: z.object({ businessId: Id, ids: clientIds }),
  data: z.object({ deleted: z.int() }),
});

export const listContactViews = route({
  name: "clientView.list",
  method: "GET",
  path: "/api/clientView",
  summary: "Las vistas guardadas del directorio",
  access: access.view(PAGE.contactos),
  query: BusinessQuery,
  data: z.array(ContactView),
});

export const saveContactView = route({
  name: "clientView.save",
  method: "POST",
  path: "/api/clientView",
  summary: "Guarda una vista del directorio; con el mismo nombre, la cambia",
  access: access.edit(PAGE.contactos),
  body: z.object({ view: NewContactView }),
  data: ContactView,
  status: 201,
});

export const deleteContactView = route({
  name: "clientView.delete",
  method: "DELETE",
  path: "/api/clientView/:id",
  summary: "Elimina una vista guardada del directorio",
  access: access.edit(PAGE.contactos),
  row: "contact_views",
  params: IdParams,
  data: Nothing,
});
