// What a capability tells about a planned message whose subject is no appointment: why it stops, and its words.
import type { SubjectKind } from "@mostrador/domain/growth/outreach/kinds.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { declareSlot } from "../../../../kernel/slot.ts";

export type SubjectMessage = { subjectId: string; contactId: string; version: string };

export type PlannedSubject = {
  kind: SubjectKind;
  /** Locks the subject until the transaction ends. All code locks it before its messages. */
  hold(tx: Tx, subjectId: string): Promise<void>;
  /** Why it has no reason any more, in Spanish; null when it has one. Asked again at each step to its sending. */
  whyNot(tx: Tx, ctx: TenantCtx, message: SubjectMessage): Promise<string | null>;
  /** Its words of now; `name`: of the contact, may be empty. */
  text(tx: Tx, ctx: TenantCtx, message: SubjectMessage & { name: string; business: string }): Promise<string>;
  /** One was sent or stopped: plans the next one. */
  planNext(tx: Tx, ctx: TenantCtx, subjectId: string): Promise<void>;
};

export const plannedSubject = declareSlot<PlannedSubject>("plannedSubject");

export function subjectOf(ctx: TenantCtx, { kind }: { kind: string }): PlannedSubject {
  const subject = ctx.fillings.of(plannedSubject).find((one) => one.kind === kind);
  if (!subject) throw new Error(`Nobody plans messages of the kind ${kind}`);
  return subject;
}
