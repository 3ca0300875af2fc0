import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { AuditEntry } from "../../ground/identity/schema.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, Id, IdParams, Nothing, named, paging } from "../../kit/schema.ts";
import { Contact, ContactEdit, ContactSummary, ContactType, NewContact } from "./schema.ts";

named({ Contact, ContactEdit, ContactSummary, NewContact });

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
  access: access.view(PAGE.contactos, PAGE.agenda, PAGE.chat, PAGE.finanzas),
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
    /** The last id of the page before: quicker than a page number on long lists. */
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
