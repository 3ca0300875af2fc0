// Audiences: a fixed list of contacts, or a dynamic one: a filter of the directory, evaluated each time
// (contract/contacts#audiences; docs/decisions/0042).
import * as z from "zod";
import { ContactFilter } from "../../business/contacts/filter/schema.ts";
import { PAGE } from "../../ground/identity/pages.ts";
import { reference } from "../../kit/reference.ts";
import { defineResource } from "../../kit/resource.ts";
import { optionalText, text } from "../../kit/schema.ts";

export const MOST_MEMBERS = 2000;

export const audiences = defineResource({
  name: "audience",
  table: "audiences",
  noun: { one: "audiencia", many: "audiencias", gender: "f" },
  texts: { created: "Audiencia creada exitosamente!" },
  page: PAGE.audiencias,
  readers: [PAGE.campanas],
  fields: {
    name: text(2, 60, "El nombre"),
    description: optionalText(500, "La descripción"),
    /** Of a fixed list. */
    clients: z
      .array(reference("client"))
      .max(MOST_MEMBERS, `Una audiencia puede tener hasta ${MOST_MEMBERS} contactos elegidos`),
    /** Of a dynamic one, which has no chosen contacts; null for a fixed list. */
    filter: ContactFilter.omit({ audience: true }).nullable(),
  },
  defaults: { clients: [], filter: null },
  sorts: ["createdAt", "name"],
  searched: ["name", "description"],
  example: ({ mark, next, idOf }) => ({
    name: `Audiencia ${mark} ${next()}`,
    description: `Descripción ${mark}`,
    clients: [],
    filter: {
      type: ["client" as const],
      interestService: [idOf("service")],
      interestProduct: [idOf("product")],
      appointmentService: [idOf("service")],
      appointmentBranch: [idOf("branch")],
      appointmentSpecialist: [idOf("specialist")],
    },
  }),
});

export type Audience = z.output<typeof audiences.Row>;
export type NewAudience = z.output<typeof audiences.New>;
