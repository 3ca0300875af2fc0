// The input and the result of a turn.
import type { AnswerKind } from "../../../../conversation/inbox/waiting/answer-kind.ts";
import type { Day, HourMinute } from "../../../../kit/calendar.ts";
import type { Quote } from "../../speech/quotable.ts";
import type { ToolCall, ToolName, ToolOutput } from "../../tools/schema.ts";
import type { State } from "../state/schema.ts";

export type Turn = {
  /** What the contact wrote, oldest first; several short messages in a burst are one turn. */
  texts: string[];
  /** Local to the business. */
  now: { day: Day; time: HourMinute };
  /** Null when there is no name that a booking can use. */
  contactName: string | null;
  /** The contact said it in this conversation, and the business has not saved it yet. */
  saidName?: string;
  /** What the business lets its assistant quote, paragraph by paragraph. */
  quotes?: readonly Quote[];
  assistant: {
    name: string;
    businessName: string;
    greeting?: string;
    canBook: boolean;
    canReschedule: boolean;
    canCancel: boolean;
    /** The assistant takes personal reminders; this engine leaves them to a person. */
    canRemind?: boolean;
    /** The assistant takes orders; what is more than one product and one count this engine leaves to a person. */
    canOrder?: boolean;
    /** schedulingMode open: the engine may suggest a booking without being asked. */
    mayProposeBooking: boolean;
    lookAheadDays: number;
  };
};

/** `reply` null: say nothing. */
export type TurnResult = {
  reply: string | null;
  memory: State;
  /** Whether the reply resolved the question, asks something, or could not help. */
  kind: EngineAnswerKind;
  /** The action that the reply asks a yes for; null where it asks for none. No other action is carried out. */
  awaits: AwaitedCall | null;
};

export type EngineAnswerKind = Exclude<AnswerKind, "media_not_read" | "handed_over">;

/** `others`: further appointments of the same question, by their refs. */
export type AwaitedCall =
  | Extract<ToolCall, { name: "book" | "reschedule" | "enroll" | "place_order" | "cancel_order" }>
  | (Extract<ToolCall, { name: "cancel" }> & { others?: readonly string[] });

/** A step of a conversation: yields tool calls, gets their answers, ends with a value. */
export type Talk<T> = Generator<ToolCall, T, unknown>;

export function* call<N extends ToolName>(
  name: N,
  input: Extract<ToolCall, { name: N }>["input"],
): Talk<ToolOutput<N>> {
  return (yield { name, input } as ToolCall) as ToolOutput<N>;
}
