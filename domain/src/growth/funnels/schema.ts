// The positions of contacts in a funnel, as the board and the page of a contact show them (contract/growth#funnels).
import * as z from "zod";
import { event } from "../../kit/event.ts";
import { reference } from "../../kit/reference.ts";
import { DateTime, day, Id, optionalText, paging, TimeCursor } from "../../kit/schema.ts";

/** The page size of a scenario on the board. */
export const SHOWN = 20;

export const INVERTED_DAYS = "La fecha de fin no puede ser anterior a la de inicio";

export const BoardQuery = z
  .object({
    businessId: Id.optional(),
    /** Days of the business: contacts that came to their position on these. */
    from: day("La fecha de inicio").optional(),
    to: day("La fecha de fin").optional(),
    /** Each word must appear in their name, number, e-mail or own id. */
    search: optionalText(100, "La búsqueda").optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ["to"], error: INVERTED_DAYS });
export type BoardQuery = z.output<typeof BoardQuery>;

export const BoardClient = z.object({
  _id: Id,
  name: z.string(),
  lastname: z.string(),
  secondLastname: z.string(),
  pushName: z.string(),
  whatsapp: z.string(),
  countryCode: z.string(),
  /** Since when they have this position. */
  since: DateTime,
});
export type BoardClient = z.output<typeof BoardClient>;

/** A moved contact, with its position in every funnel. */
export type MovedClient = Pick<
  BoardClient,
  "_id" | "name" | "lastname" | "secondLastname" | "pushName" | "whatsapp" | "countryCode"
> & { countryCodeExt: string; funnelPhases: { phase: string; funnelId: string; date: string }[] };

/** A contact got another position in a funnel. Positions are 'phase.scenario', 'sin_fase.ninguno' for none. */
export const ContactPhaseChanged = event<{
  contactId: string;
  funnelId: string;
  from: string;
  to: string;
  /** Ids of the scenarios; null for none. */
  fromScenarioId: string | null;
  toScenarioId: string | null;
  /** The action, or 'none' where a person moved them. */
  action: string;
  /** Epoch ms. */
  at: number;
}>("contact-phase-changed", "Otra fase de un contacto");

export const Board = z.object({
  funnelId: Id,
  /** Of the found contacts. */
  contacts: z.int(),
  phases: z.array(
    z.object({
      _id: Id,
      count: z.int(),
      /** Of all found contacts, with two decimals. */
      percentage: z.number(),
      scenarios: z.array(z.object({ _id: Id, count: z.int(), clients: z.array(BoardClient) })),
    }),
  ),
});
export type Board = z.output<typeof Board>;

/** Days of the business, both included: contacts that came to a phase on these. */
export const ConversionQuery = z
  .object({
    businessId: Id.optional(),
    from: day("La fecha de inicio").optional(),
    to: day("La fecha de fin").optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ["to"], error: INVERTED_DAYS });

export const PhaseConversion = z.object({
  phaseId: Id,
  name: z.string(),
  /** How many contacts came to the phase. */
  entered: z.int(),
  /** How many of them came to a later phase since. */
  advanced: z.int(),
  /** `advanced` of `entered` in percent, with one decimal; null of none. */
  share: z.number().nullable(),
  /** How many stays are over. */
  ended: z.int(),
  /** The median of the stays that are over; null of none. */
  medianSeconds: z.number().nullable(),
});
export type PhaseConversion = z.output<typeof PhaseConversion>;

/** In the order of the phases. */
export const FunnelConversion = z.object({ funnelId: Id, phases: z.array(PhaseConversion) });
export type FunnelConversion = z.output<typeof FunnelConversion>;

export const ScenarioQuery = BoardQuery.safeExtend({
  scenarioId: Id,
  limit: paging(SHOWN, 100).limit,
  after: TimeCursor.optional(),
});

/** A contact and the funnel in which it is moved. */
export const FunnelClient = z.object({ id: Id, clientId: Id });

/** Null removes the contact from the funnel. */
export const ClientMove = z.object({ businessId: Id.optional(), scenarioId: reference("scenario").nullable() });

/** The most contacts of one call. */
export const MOST_MOVED = 2000;

/** Many at once: these contacts, or all of a scenario. Null removes them from the funnel. */
export const BulkMove = z
  .object({
    businessId: Id.optional(),
    scenarioId: reference("scenario").nullable(),
    clientIds: z
      .array(reference("client"))
      .min(1, "Elige al menos un contacto")
      .max(MOST_MOVED, `Puedes mover hasta ${MOST_MOVED} contactos a la vez`)
      .optional(),
    fromScenarioId: reference("scenario").optional(),
  })
  .refine(({ clientIds, fromScenarioId }) => Boolean(clientIds) !== Boolean(fromScenarioId), {
    path: ["clientIds"],
    error: "Di qué contactos se mueven: una lista o un escenario",
  });

export const BulkMoveResult = z.object({
  /** The id of these moves, for an undo; null where no contact moved. */
  batchId: Id.nullable(),
  moved: z.int(),
  /** They had this position already. */
  already: z.int(),
  /** They are still in the scenario: call again. */
  left: z.int(),
});
export type BulkMoveResult = z.output<typeof BulkMoveResult>;

export const UndoResult = z.object({
  back: z.int(),
  /** They were moved again since, and stay there. */
  stayed: z.int(),
});

const Step = z.object({
  /** 'phase.scenario', by its name at that time; 'sin_fase.ninguno' for none. */
  from: z.string(),
  to: z.string(),
  at: DateTime,
  /** The action, or 'none' where a person moved them. */
  action: z.string(),
  by: z.string(),
});

export const PlaceInFunnel = z.object({
  funnelId: Id,
  funnelName: z.string(),
  phase: z.string(),
  phaseName: z.string(),
  scenarioName: z.string(),
  date: DateTime.nullable(),
  /** The latest first. */
  moves: z.array(Step),
});
export type PlaceInFunnel = z.output<typeof PlaceInFunnel>;

/** What screens send over the socket. */
export const PhaseUpdate = z.object({
  clientInfo: z.object({ _id: Id, whatsapp: z.string().max(30).optional() }),
  businessId: Id,
  /** 'phase.scenario', or 'sin_fase.ninguno' to remove them; used where no action says more. */
  phase: z.string().max(100).default(""),
  funnelId: Id,
  actionReference: z.string().max(30).default("none"),
});
export type PhaseUpdate = z.output<typeof PhaseUpdate>;
