// Traffic sources: where contacts come from, recognized by a keyword in their first message
// (contract/growth#traffic-sources, D-8.5).
import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { defineResource } from "../../kit/resource.ts";
import { text } from "../../kit/schema.ts";
import { MATCH_TYPES } from "./matching.ts";

export const MOST_SOURCES = 200;

export const trafficSources = defineResource({
  name: "trafficSource",
  table: "traffic_sources",
  noun: { one: "fuente de tráfico", many: "fuentes de tráfico", gender: "f", held: "la usa un asistente" },
  texts: { created: "Fuente de tráfico creada correctamente" },
  page: PAGE.fuentesTrafico,
  readers: [PAGE.asistentes, PAGE.contactos],
  fields: {
    source: text(2, 50, "La fuente"),
    keyword: text(1, 100, "La palabra clave"),
    description: text(2, 500, "La descripción"),
    matchType: z.enum(MATCH_TYPES, "Elige cómo se compara la palabra clave"),
  },
  defaults: { matchType: "partial" },
  answer: {
    /** How many contacts came through it. */
    clients: z.number().int(),
    /** Income from them since then, in pesos; null for callers who may not see money. */
    totalIncome: z.number().nullable(),
    /** Opens WhatsApp with the keyword written; null while the business has no number. */
    link: z.string().nullable(),
  },
  sorts: ["createdAt", "source", "keyword"],
  searched: ["source", "keyword", "description"],
  shownBy: ["assistant"],
  example: ({ mark, next }) => ({
    source: `${`Fuente ${mark}`.slice(0, 44)} ${next()}`,
    keyword: `Vi el anuncio ${mark} ${next()}`,
    description: `Anuncio ${mark}`,
    matchType: "partial" as const,
  }),
});

export type TrafficSource = z.output<typeof trafficSources.Row>;
export type NewTrafficSource = z.output<typeof trafficSources.New>;
