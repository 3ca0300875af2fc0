// What the sentences of a turn are written from: rows as they are now, and nothing that a model sent.
import type { Day, HourMinute } from "../../../kit/calendar.ts";
import type {
  ToolAppointment,
  ToolBranch,
  ToolOrder,
  ToolProduct,
  ToolReminder,
  ToolService,
  ToolSlot,
  ToolSpecialist,
} from "../tools/answers/schema.ts";
import type { ToolInput, ToolOutput } from "../tools/schema.ts";
import type { CustomerWords } from "./customer-words.ts";
import type { Quote } from "./quotable.ts";

/** A search for free hours of this turn, and what it found. */
export type Search = {
  input: ToolInput<"find_slots">;
  output: ToolOutput<"find_slots">;
  /** So many hours at most: there may be more. */
  limit: number;
};

export type SpeechFacts = {
  services: readonly ToolService[];
  branches: readonly ToolBranch[];
  specialists: readonly ToolSpecialist[];
  /** Of this contact, still to come. */
  appointments: readonly ToolAppointment[];
  /** What this contact asked to be reminded of, still to come; left out where the assistant takes no reminders. */
  reminders?: readonly ToolReminder[];
  /** What can be ordered, and what this contact ordered; left out where the assistant takes no orders. */
  products?: readonly ToolProduct[];
  orders?: readonly ToolOrder[];
  /** Those that an act names, were offered in this conversation, and are free now. */
  slots: readonly ToolSlot[];
  search: Search | null;
  quotes: readonly Quote[];
  /** Local to the business. */
  now: { day: Day; time: HourMinute };
  contactName: string | null;
  /** A name alone that the customer just wrote and that is not known as one. */
  nameToRepeat: string | null;
  assistant: { name: string; businessName: string; greeting?: string; personality: string; canBook: boolean };
  /** The assistant has said nothing in this conversation yet. */
  isOpening: boolean;
  /** What the customer wrote thanks, or takes leave, and wants nothing. */
  isThanked: boolean;
  /** What they named and ask; null where nobody wrote: a picture alone. */
  customer: CustomerWords | null;
  /** Rows answer all that they ask. */
  isOfRowsAlone: boolean;
};
