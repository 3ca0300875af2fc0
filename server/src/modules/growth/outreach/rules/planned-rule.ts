// What a capability with rules of its own tells about a planned message: why it stops, and its words.
import type { RuleKind } from "@mostrador/domain/growth/outreach/kinds.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { declareSlot } from "../../../../kernel/slot.ts";

export type RuleMessage = {
  ruleId: string;
  contactId: string;
  /** Null where it speaks of no appointment. */
  appointmentId: string | null;
  version: string;
};

/** `filling`: by the name of each of its variables, words with variables of the contact. */
export type RuleTemplate = { id: string; filling: Readonly<Record<string, string>> };

/**
 * `refused`: to a person who asks to send it now, in Spanish. `isBrief`: it is over, or becomes a pause, within a minute;
 * without it the rule plans the message again.
 */
export type HoldReason = { refused: string; isBrief: boolean };

export type PlannedRule = {
  kind: RuleKind;
  /** How people know these rules, by their ids; one that is gone is left out. */
  namesOf(tx: Tx, ctx: TenantCtx, ruleIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Why it has no reason any more, in Spanish; null when it has one. Asked again at each step to its sending. */
  whyNot(tx: Tx, ctx: TenantCtx, message: RuleMessage): Promise<string | null>;
  /** What is in the way of all its messages, in Spanish, such as a file that it names and that is gone; null for nothing. */
  troubleOf?(tx: Tx, ctx: TenantCtx, ruleId: string): Promise<string | null>;
  /** Where its messages have no time of their own yet: those behind this version wait for their turn, or for a resume. */
  queueOf?(tx: Tx, ruleId: string): Promise<{ beyond: string | null; isPaused: boolean } | null>;
  /** Why it waits, as in a pause, also when the channel has only refused it for now; null when it does not. */
  whyHeld?(tx: Tx, ctx: TenantCtx, message: RuleMessage): Promise<HoldReason | null>;
  /** The assistant that answers what contacts write to its messages; null: the one that usually answers them. */
  assistantOf?(tx: Tx, ruleId: string): Promise<string | null>;
  /** Its words of now, with variables. */
  text(tx: Tx, ctx: TenantCtx, message: RuleMessage): Promise<string>;
  /** The approved template that carries it, whatever the window; null where its words go out. */
  template?(tx: Tx, ctx: TenantCtx, message: RuleMessage): Promise<RuleTemplate | null>;
};

export const plannedRule = declareSlot<PlannedRule>("plannedRule");
