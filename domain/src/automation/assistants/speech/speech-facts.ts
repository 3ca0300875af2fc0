// The facts for the sentences of a turn: current rows, and nothing from a model.
import type { CatalogueItem } from "../../../business/contacts/catalogue-item/schema.ts";
import type { Day, HourMinute } from "../../../kit/calendar.ts";
import type {
  ToolAppointment,
  ToolBranch,
  ToolOrder,
  ToolPackage,
  ToolProduct,
  ToolReminder,
  ToolService,
  ToolSlot,
  ToolSpecialist,
} from "../tools/answers/schema.ts";
import type { ToolInput, ToolOutput } from "../tools/schema.ts";
import type { CustomerWords } from "./customer-words.ts";
import type { Quote } from "./quotable.ts";

/** A search for free hours in this turn, and its result. */
export type Search = {
  input: ToolInput<"find_slots">;
  output: ToolOutput<"find_slots">;
  /** The limit of hours: there may be more. */
  limit: number;
};

export type SpeechFacts = {
  services: readonly ToolService[];
  branches: readonly ToolBranch[];
  specialists: readonly ToolSpecialist[];
  /** Of this contact, still to come. */
  appointments: readonly ToolAppointment[];
  /** The contact's packages with sessions; left out where no act names them. */
  packages?: readonly ToolPackage[];
  /** The contact's future reminders; left out where the assistant takes no reminders. */
  reminders?: readonly ToolReminder[];
  /** The products for sale, and the contact's orders; left out where the assistant takes no orders. */
  products?: readonly ToolProduct[];
  orders?: readonly ToolOrder[];
  /** What the business has beyond services; left out where no act names it. */
  items?: readonly CatalogueItem[];
  /** The hours that an act names: offered in this conversation, and free now. */
  slots: readonly ToolSlot[];
  search: Search | null;
  quotes: readonly Quote[];
  /** Local to the business. */
  now: { day: Day; time: HourMinute };
  contactName: string | null;
  /** A lone name that the customer just wrote and that is not a known one. */
  nameToRepeat: string | null;
  assistant: { name: string; businessName: string; greeting?: string; personality: string; canBook: boolean };
  /** The assistant has not written in this conversation yet. */
  isOpening: boolean;
  /** The customer only thanks or says goodbye. */
  isThanked: boolean;
  /** What they named and ask; null where there are no words: a picture alone. */
  customer: CustomerWords | null;
  /** Rows answer all their questions. */
  isOfRowsAlone: boolean;
};
