// What assistants need from the capability above them that answers before they do (D-8.4).
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { declareSlot } from "../../../kernel/slot.ts";

/** Whether it takes this message of a contact. May be repeated: the answer stays the same. */
export type AnswersFirst = (ctx: TenantCtx, message: { threadId: string; messageId: string }) => Promise<boolean>;
export const answersFirst = declareSlot<AnswersFirst>("answers-first");

/** `because`: Spanish, for staff. `task`: what the assistant is asked to do in this conversation; '' for nothing. */
export type Delegation = { assistantId: string; because: string; task: string };
/** The assistant that a conversation was passed to; null for none. */
export type DelegatedTo = (tx: Tx, ctx: TenantCtx, threadId: string) => Promise<Delegation | null>;
export const delegatedTo = declareSlot<DelegatedTo>("delegated-to");

/** Called in the transaction that ends a turn; `reply` is null when nothing was said. */
export type TurnEnded = (tx: Tx, ctx: TenantCtx, turn: { threadId: string; reply: string | null }) => Promise<void>;
export const turnEnded = declareSlot<TurnEnded>("turn-ended");

/** Where flows and others name an assistant, such as 'el flujo «Bienvenida»': while they do, it is not deleted. */
export type NamesAssistant = (tx: Tx, assistantId: string) => Promise<string[]>;
export const namesAssistant = declareSlot<NamesAssistant>("names-assistant");
