// Where contacts stand in a funnel, as the board and the page of a contact show it (contract/growth#funnels).
import * as z from "zod";
import { reference } from "../../kit/reference.ts";
import { DateTime, day, Id, optionalText, paging, TimeCursor } from "../../kit/schema.ts";

/** So many stand in a scenario of the board before more are asked for. */
export const SHOWN = 20;

export const BoardQuery = z.object({
  businessId: Id.optional(),
  /** Days of the business: who came to their place on these. */
  from: day("La fecha de inicio").optional(),
  to: day("La fecha de fin").optional(),
  /** Each word stands in their name, number, e-mail or own id. */
  search: optionalText(100, "La búsqueda").optional(),
});
export type BoardQuery = z.output<typeof BoardQuery>;

export const BoardClient = z.object({
  _id: Id,
  name: z.string(),
  lastname: z.string(),
  secondLastname: z.string(),
  pushName: z.string(),
  whatsapp: z.string(),
  countryCode: z.string(),
  /** Since when they stand there. */
  since: DateTime,
});
export type BoardClient = z.output<typeof BoardClient>;

export const Board = z.object({
  funnelId: Id,
  /** Of the contacts that were found. */
  contacts: z.int(),
  phases: z.array(
    z.object({
      _id: Id,
      count: z.int(),
      /** Of all that were found, with two decimals. */
      percentage: z.number(),
      scenarios: z.array(z.object({ _id: Id, count: z.int(), clients: z.array(BoardClient) })),
    }),
  ),
});
export type Board = z.output<typeof Board>;

export const ScenarioQuery = BoardQuery.extend({
  scenarioId: Id,
  limit: paging(SHOWN, 100).limit,
  after: TimeCursor.optional(),
});

/** A contact and the funnel in which it is moved. */
export const FunnelClient = z.object({ id: Id, clientId: Id });

/** Null takes the contact out of the funnel. */
export const Move = z.object({ businessId: Id.optional(), scenarioId: reference("scenario").nullable() });

const Step = z.object({
  /** 'phase.scenario', as it was called then; 'sin_fase.ninguno' for none. */
  from: z.string(),
  to: z.string(),
  at: DateTime,
  /** What happened, or 'none' where somebody moved them. */
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

/** What screens say over the socket. */
export const PhaseUpdate = z.object({
  clientInfo: z.object({ _id: Id, whatsapp: z.string().max(30).optional() }),
  businessId: Id,
  /** 'phase.scenario'; read where no action says more. */
  phase: z.string().max(100).default(""),
  funnelId: Id,
  actionReference: z.string().max(30).default("none"),
});
export type PhaseUpdate = z.output<typeof PhaseUpdate>;
