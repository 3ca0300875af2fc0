// The list of closed conversations: the rows behind 'Cómo se cerraron las conversaciones' (contract/money#dashboards).
import * as z from "zod";
import { DateTime, day, Id, paging } from "../../../kit/schema.ts";
import { ChannelKind } from "../../channels/schema.ts";

export const OUTCOMES = ["right", "wrong", "helped"] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const OUTCOME_LABELS: Readonly<Record<Outcome, string>> = {
  right: "Sin una persona, bien",
  wrong: "Sin una persona, mal",
  helped: "Con una persona",
};

export const ClosedQuery = z.object({
  businessId: Id,
  ...paging(50, 100),
  /** Days of the business on which they began, both included; without them the last 30. */
  from: day("La fecha inicial").optional(),
  to: day("La fecha final").optional(),
  outcome: z.enum(OUTCOMES, "El cierre no es válido").optional(),
  channel: ChannelKind.optional(),
});
export type ClosedQuery = z.output<typeof ClosedQuery>;

export const ClosedConversation = z.object({
  threadId: Id,
  contactId: Id,
  contactName: z.string(),
  channel: ChannelKind,
  /** The first and the last answer. */
  began: DateTime,
  ended: DateTime,
  outcome: z.enum(OUTCOMES),
});
export type ClosedConversation = z.output<typeof ClosedConversation>;

export const ClosedPage = z.object({ conversations: z.array(ClosedConversation), total: z.int() });
