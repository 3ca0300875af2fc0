// Merging contacts that are one person: likely duplicates, the merge, and its undo (contract/contacts#merging).
import * as z from "zod";
import { PAGE } from "../../../ground/identity/pages.ts";
import { reference } from "../../../kit/reference.ts";
import { access, route } from "../../../kit/route.ts";
import { BusinessQuery, DateTime, Id, IdParams, Nothing, named } from "../../../kit/schema.ts";
import { Contact } from "../schema.ts";
import { MERGE_FIELDS } from "./merge-fields.ts";
import { ContactMerge, DuplicatePair } from "./schema.ts";

named({ DuplicatePair, ContactMerge });

export const listDuplicates = route({
  name: "client.duplicates",
  method: "GET",
  path: "/api/client/duplicates",
  summary: "Contactos que parecen ser la misma persona, por pares, los más nuevos primero",
  access: access.view(PAGE.contactos),
  query: BusinessQuery,
  data: z.object({ pairs: z.array(DuplicatePair), total: z.int() }),
});

export const keepApart = route({
  name: "client.keepApart",
  method: "POST",
  path: "/api/client/duplicates/apart",
  summary: "Dice que dos contactos no son la misma persona, o lo retira",
  access: access.edit(PAGE.contactos),
  body: z.object({
    businessId: Id,
    oneId: reference("client"),
    otherId: reference("client"),
    apart: z.boolean("Di si son personas distintas").default(true),
  }),
  data: Nothing,
});

const Field = z.enum(MERGE_FIELDS, "Ese campo no se puede elegir");

export const mergeContacts = route({
  name: "client.merge",
  method: "POST",
  path: "/api/client/merge",
  summary: "Une dos contactos que son la misma persona; se puede deshacer durante 30 días",
  access: access.remove(PAGE.contactos),
  body: z.object({
    merge: z.object({
      businessId: Id,
      keptId: reference("client"),
      goneId: reference("client"),
      /** The fields with the value of the removed contact; the others keep those of the remaining one. */
      take: z.array(Field).max(MERGE_FIELDS.length, "Son demasiados campos").default([]),
      /** The versions that the caller saw; with them, the call is refused if one has changed since. */
      seen: z.object({ kept: DateTime, gone: DateTime }).optional(),
    }),
  }),
  data: z.object({ merge: ContactMerge, client: Contact }),
});

export const undoMerge = route({
  name: "client.undoMerge",
  method: "POST",
  path: "/api/client/merge/:id/undo",
  summary: "Separa otra vez dos contactos que se unieron",
  access: access.remove(PAGE.contactos),
  row: "contact_merges",
  params: IdParams,
  data: z.object({ keptId: Id, goneId: Id }),
});

export const listMerges = route({
  name: "client.merges",
  method: "GET",
  path: "/api/client/:id/merges",
  summary: "Con quién se unió un contacto, mientras se puede deshacer",
  access: access.view(PAGE.contactos),
  row: "contacts",
  params: IdParams,
  data: z.array(ContactMerge),
});
