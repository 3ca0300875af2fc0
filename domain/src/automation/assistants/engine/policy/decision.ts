// What a turn decides: what is said, in the vocabulary that a language model uses too (`speech/schema.ts`), and the
// side effect. The wording is decided elsewhere.
import type { Day, HourMinute } from "../../../../kit/calendar.ts";
import type { Quote } from "../../speech/quotable.ts";
import type {
  SlotRefusal,
  ToolAppointment,
  ToolBranch,
  ToolError,
  ToolPackage,
  ToolService,
  ToolSlot,
  ToolSpecialist,
} from "../../tools/answers/schema.ts";
import type { Talk } from "../facts/turn.ts";
import type { Asks } from "../state/schema.ts";

/** The data that each act needs. */
type Acts = {
  /** The next act starts a paragraph. */
  break: object;
  // courtesy
  greet: { isWhole: boolean };
  welcome: { isAwaited: boolean };
  bye: object;
  nice_to_meet: { name: string };
  here: { how: "pleasure" | "whenever" | "whatever" };
  help: object;
  // facts, as a model may choose them
  introduce: object;
  services: { services: readonly ToolService[] };
  price: { services: readonly ToolService[]; isAll: boolean };
  duration: { services: readonly ToolService[]; isAll: boolean };
  includes: { services: readonly ToolService[] };
  people: { people: readonly ToolSpecialist[]; service: ToolService | null };
  works_when: WorkFacts;
  hours: { branches: readonly ToolBranch[]; days: readonly Day[] };
  /** Open at the hour that the customer asks about. */
  open_at: { day: Day | null };
  open_now: { branches: readonly ToolBranch[] };
  place: { branches: readonly ToolBranch[] };
  appointments: { appointments: readonly ToolAppointment[] };
  packages: { packages: readonly ToolPackage[] };
  no_packages: object;
  quote: { quotes: readonly Quote[] };
  unknown: { isRest: boolean; isAsking: boolean };
  // free hours
  slots: SlotsSaid;
  people_free: { service: ToolService; slots: readonly ToolSlot[]; areAcrossBranches: boolean };
  refused: RefusalFacts;
  closest: { slots: readonly ToolSlot[]; day: Day | null; elsewhere: Elsewhere | null; shown: DisplayOptions };
  ask_other_time: { isPast: boolean };
  which_half: { slots: readonly ToolSlot[] };
  clash: { number: Day; named: Day };
  no_such_day: { said: string };
  time_unclear: { said: string };
  // what is asked
  ask_service: {
    services: readonly ToolService[];
    how: "which" | "which of these" | "again" | "with" | "first";
    specialist: string | null;
  };
  ask_branch: { service: ToolService; branches: readonly ToolBranch[] };
  ask_name: { slot: SlotSaid; isAgain: boolean; isOffered: boolean };
  ask_when: { how: "move" | "day" | "which"; appointment: ToolAppointment | null };
  ask_change: object;
  ask_which: { appointments: readonly ToolAppointment[]; verb: Verb; isAgain: boolean };
  ask_again: RepeatedQuestion;
  ask_cancel: { appointments: readonly ToolAppointment[]; missed: Day | null };
  ask_attend: { appointment: ToolAppointment };
  ask_change_or_cancel: object;
  propose: object;
  offer_person: object;
  confirm: { of: "book" | "move"; slot: SlotSaid; waiting: readonly string[]; isSoft: boolean };
  // what was done
  booked: {
    appointment: ToolAppointment;
    name: string | null;
    forName: string | null;
    of: "book" | "move";
    isLast: boolean;
  };
  next_booking: object;
  taken: object;
  cancelled: { appointments: readonly ToolAppointment[]; isLast: boolean };
  failed: { message: string };
  confirmed: { appointments: readonly ToolAppointment[]; failures: readonly string[] };
  handed_over: { why: HandOver };
  // what is not done, and why
  not_offered: { names: readonly string[] };
  cannot: { verb: Verb };
  not_booking: object;
  no_rush: { isBooking: boolean };
  kept: object;
  will_not: { verb: Verb };
  not_on_condition: object;
  no_terms: { verb: Verb };
  how_to: { verb: Verb };
  not_yet: { what: "booked" | "confirmed" | "cancelled" | "sure book" | "sure move" };
  fixed_price: { service: ToolService };
  already_made: { text: string };
  booked_so_far: { text: string | null };
  stands_like: { text: string };
  no_history: object;
  no_appointments: { maySuggest: boolean };
  unsure_which: object;
  named_already: { name: string };
  rename: { kept: string | null; name: string };
  what_else: object;
  need: object;
  moving_one: { appointment: ToolAppointment };
  added: { service: ToolService };
  not_known_here: object;
  not_understood: { hintsPerson: boolean };
  one_at_a_time: object;
  fewer_places: { asked: number; planned: number };
  note: Note;
  missed_noted: object;
};

/** A problem with a request. */
export type Note =
  | { of: "not in branch"; branch: string; service: string; branches: readonly string[] }
  | { of: "unknown person"; service: string; people: readonly string[] }
  | { of: "person elsewhere"; person: string; branch: string }
  | { of: "others there"; person: string; branch: string; here: string; people: readonly string[] }
  | { of: "does not do it"; person: string; service: string; people: readonly string[] };

export type Verb = "book" | "move" | "cancel" | "attend";
export type HandOver =
  | "asked"
  | "agreed"
  | "harm"
  | "complaint"
  | "crisis"
  | "distress"
  | "upset"
  | "money-dispute"
  | "reminder"
  | "order"
  | "late"
  | "own-data"
  | "not understood";

/** When people of the team attend. */
export type WorkFacts = {
  people: readonly ToolSpecialist[];
  /** Empty: their whole week. */
  days: readonly Day[];
  /** "Los lunes": each such weekday, and no date. */
  isUsual: boolean;
  /** The named hour, or part of the day. */
  within: { from: HourMinute; to: HourMinute } | null;
  /** The team is asked about, a person's day, or a person's hours. */
  asks: "who" | "whether" | "when";
  /** Who does not come. */
  isOfRest: boolean;
};
/** How hours are shown: day, person and branch only where they differ or were not requested. */
export type DisplayOptions = { specialistId: string | null; branchId: string | null; areAcrossBranches: boolean };
/** Hours of another branch than the requested one. */
export type Elsewhere = { branch: string; isClosed: boolean };
export type SlotSaid = { slot: ToolSlot; name: string | null };
export type SlotsSaid = {
  service: ToolService;
  slots: readonly ToolSlot[];
  /** All on one day. */
  day: Day | null;
  /** All at one hour. */
  time: HourMinute | null;
  isBoth: boolean;
  isOpen: boolean;
  shown: DisplayOptions;
};
export type RefusalFacts = {
  refusal: SlotRefusal | null;
  day: Day | null;
  time: HourMinute | null;
  specialist: string | null;
  branch: string | null;
};
export type RepeatedQuestion = {
  asks: Asks | null;
  /** In other words every other time. */
  isOdd: boolean;
  services: readonly ToolService[];
  branches: readonly string[];
  slots: readonly ToolSlot[];
  shown: DisplayOptions;
  slot: ToolSlot | null;
  isMove: boolean;
  appointments: readonly ToolAppointment[];
  verb: Verb;
  isSeveral: boolean;
  mayBook: boolean;
};

export type Act = { [K in keyof Acts]: { act: K } & Acts[K] }[keyof Acts];

export type Effect =
  | { do: "book"; slot: string; own: string | null; forName: string | null }
  | { do: "move"; appointment: string; slot: string }
  | { do: "cancel"; appointments: readonly string[] }
  | { do: "confirm"; appointments: readonly string[] }
  | { do: "hand over"; reason: string };

/** `then` continues the decision with the result of the side effect. */
export type Decision = {
  acts: Act[];
  effect: { does: Effect; then: (answers: readonly EffectAnswer[]) => Talk<Decision> } | null;
};
export type EffectAnswer = { appointment: ToolAppointment } | ToolError | { handedOver: true };

export const BREAK: Act = { act: "break" };
