// Advertisements that open a conversation, as Meta names them, and which source each belongs to
// (contract/growth#traffic-sources).
import * as z from "zod";
import { reference } from "../../kit/reference.ts";
import { DateTime, Id, optionalText, text } from "../../kit/schema.ts";

/** The newest are listed. */
export const MOST_ADS = 200;
/** Lists of a source's results name this many. */
export const MOST_SUBJECTS = 20;

export const AD_KINDS = ["ad", "post"] as const;
export const AD_KIND_LABEL: Readonly<Record<(typeof AD_KINDS)[number], string>> = {
  ad: "Anuncio",
  post: "Publicación o enlace",
};

export const TrafficAd = z.object({
  businessId: Id,
  /** Meta's id. */
  adId: z.string(),
  kind: z.enum(AD_KINDS),
  headline: z.string(),
  body: z.string(),
  /** An https address, or ''. */
  url: z.string(),
  trafficSourceId: Id.nullable(),
  /** How many contacts came through it. */
  clients: z.number().int(),
  /** When the latest of them came; null where nobody did. */
  lastAt: DateTime.nullable(),
  createdAt: DateTime,
});
export type TrafficAd = z.infer<typeof TrafficAd>;

export const TrafficAdFiling = z.object({
  businessId: Id,
  adId: text(1, 100, "El identificador del anuncio").regex(/^\S+$/, "El identificador del anuncio no lleva espacios"),
  /** Null: it belongs to none. */
  trafficSourceId: reference("trafficSource").nullable(),
  /** How to call it until Meta says it. */
  headline: optionalText(300, "El título").optional(),
});
export type TrafficAdFiling = z.infer<typeof TrafficAdFiling>;

export const INCOME_KINDS = ["appointment", "order", "enrollment", "other"] as const;
export type IncomeKind = (typeof INCOME_KINDS)[number];
export const INCOME_LABEL: Readonly<Record<IncomeKind, string>> = {
  appointment: "Citas",
  order: "Pedidos",
  enrollment: "Inscripciones",
  other: "Otros ingresos",
};

export const SourceResults = z.object({
  /** What came in since the contacts did, by what was paid; null for callers who may not see money. */
  income: z.array(z.object({ kind: z.enum(INCOME_KINDS), payments: z.number().int(), amount: z.number() })).nullable(),
  /** Conversion events of the contacts since they came. */
  events: z.number().int(),
  /** What those events are about, the most frequent first. */
  subjects: z.array(
    z.object({
      kind: z.enum(["service", "product", "course", "property"]),
      name: z.string(),
      events: z.number().int(),
    }),
  ),
});
export type SourceResults = z.infer<typeof SourceResults>;
