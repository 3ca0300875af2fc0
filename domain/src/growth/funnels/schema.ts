// Where contacts stand in a funnel, as the board and the page of a contact show it (contract/growth#funnels).
import * as z from "zod";
import { event } from "../../kit/event.ts";
import { reference } from "../../kit/reference.ts";
import { DateTime, day, Id, optionalText, paging, TimeCursor } from "../../kit/schema.ts";

/** So many stand in a scenario of the board before more are asked for. */
export const SHOWN = 20;

export const INVERTED_DAYS = "La fecha de fin no puede ser anterior a la de inicio";

export const BoardQuery = z
  .object({
    businessId: Id.optional(),
    /** Days of the business: who came to their place on these. */
    from: day("La fecha de inicio").optional(),
    to: day("La fecha de fin").optional(),
    /** Each word stands in their name, number, e-mail or own id. */
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
  /** Since when they stand there. */
  since: DateTime,
});
export type BoardClient = z.output<typeof BoardClient>;

/** A contact who was moved, with where they stand in every funnel. */
export type MovedClient = Pick<
  BoardClient,
  "_id" | "name" | "lastname" | "secondLastname" | "pushName" | "whatsapp" | "countryCode"
> & { countryCodeExt: string; funnelPhases: { phase: string; funnelId: string; date: string }[] };

/** A contact came to another place of a funnel. Places are 'phase.scenario', 'sin_fase.ninguno' for none. */
export const ContactPhaseChanged = event<{
  contactId: string;
  funnelId: string;
  from: string;
  to: string;
  /** Ids of the scenarios; null for none. */
  fromScenarioId: string | null;
  toScenarioId: string | null;
  /** What happened, or 'none' where somebody moved them. */
  action: string;
  /** Epoch ms. */
  at: number;
}>("contact-phase-changed");

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

export const ScenarioQuery = BoardQuery.safeExtend({
  scenarioId: Id,
  limit: paging(SHOWN, 100).limit,
  after: TimeCursor.optional(),
});

/** A contact and the funnel in which it is moved. */
export const FunnelClient = z.object({ id: Id, clientId: Id });

/** Null takes the contact out of the funnel. */
export const Move = z.object({ businessId: Id.optional(), scenarioId: reference("scenario").nullable() });

/** So many are moved by one call. */
export const MOST_MOVED = 2000;

/** Many at once: these contacts, or whoever stands in a scenario. Null takes them out of the funnel. */
export const MoveMany = z
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

export const ManyMoved = z.object({
  /** Names these moves, to take them back; null where nobody moved. */
  batchId: Id.nullable(),
  moved: z.int(),
  /** They stood there already. */
  already: z.int(),
  /** They still stand in the scenario: call again. */
  left: z.int(),
});
export type ManyMoved = z.output<typeof ManyMoved>;

export const MovedBack = z.object({
  back: z.int(),
  /** They were moved again since, and stay. */
  stayed: z.int(),
});

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
  /** 'phase.scenario', or 'sin_fase.ninguno' to take them out; read where no action says more. */
  phase: z.string().max(100).default(""),
  funnelId: Id,
  actionReference: z.string().max(30).default("none"),
});
export type PhaseUpdate = z.output<typeof PhaseUpdate>;
