// Resources: files that are sent in a conversation or a campaign (contract/catalog#resources).
import * as z from "zod";
import { FILE_KINDS } from "../../ground/files/file-kind.ts";
import { PAGE } from "../../ground/identity/pages.ts";
import { withFiles } from "../../kit/resource/field-kinds.ts";
import { defineResource } from "../../kit/resource.ts";
import { optionalText, text } from "../../kit/schema.ts";
import { MOST_ITEMS, ResourceItem, USAGES } from "./schema.ts";

export const resources = defineResource({
  name: "resource",
  table: "resources",
  noun: { one: "recurso", many: "recursos", gender: "m", held: "está en uso" },
  page: PAGE.recursos,
  readers: [
    PAGE.sucursales,
    PAGE.servicios,
    PAGE.productos,
    PAGE.cursos,
    PAGE.inmuebles,
    PAGE.asistentes,
    PAGE.chat,
    PAGE.upsells,
    PAGE.campanas,
  ],
  fields: {
    customId: optionalText(30, "El identificador"),
    name: text(2, 30, "El nombre"),
    usage: z.enum(USAGES, "Elige para qué se usa"),
    items: withFiles(ResourceItem, {
      kinds: FILE_KINDS,
      most: MOST_ITEMS,
      tooMany: `Puedes agregar hasta ${MOST_ITEMS} elementos`,
    }),
  },
  defaults: { items: [] },
  sorts: ["createdAt", "name", "usage"],
  filters: ["usage"],
  searched: ["name", "customId"],
  shownBy: ["branch", "product", "service", "course", "property", "upsell", "campaign"],
  example: ({ mark, next }) => ({
    name: `Recurso ${mark} ${next()}`,
    customId: mark,
    usage: "static" as const,
    items: [
      { url: `https://ejemplo.mx/${mark}.jpg`, type: "image" as const, description: `Foto ${mark}`, caption: mark },
    ],
  }),
});

export type Resource = z.output<typeof resources.Row>;
export type NewResource = z.output<typeof resources.New>;
