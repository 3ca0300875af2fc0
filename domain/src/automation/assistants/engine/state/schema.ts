// The state of a conversation: what the built-in engine keeps between two turns. Plain JSON, versioned.
import * as z from "zod";
import { ToolBranch, ToolService, ToolSlot, ToolSpecialist } from "../../tools/answers/schema.ts";

const Clock = z.object({ hour: z.int(), minute: z.int(), half: z.enum(["am", "pm", "fixed"]).nullable() });
const Days = z.array(
  z.object({
    from: z.string(),
    to: z.string(),
    /** Where each of several days has its own hours: "el viernes en la tarde o el sábado temprano". */
    notBefore: Clock.nullish(),
    notAfter: Clock.nullish(),
  }),
);

/** What is known of a requested booking or move. */
export const Draft = z.object({
  serviceId: z.string().nullable(),
  specialistId: z.string().nullable(),
  anySpecialist: z.boolean(),
  avoid: z.array(z.string()),
  branchId: z.string().nullable(),
  anyBranch: z.boolean(),
  days: Days,
  clocks: z.array(Clock),
  notBefore: Clock.nullable(),
  notAfter: Clock.nullable(),
  order: z.enum(["first", "last"]).nullable(),
  /** "Miércoles y viernes": one of them, or both; the engine asks which. */
  eachDay: z.boolean(),
});
export type Draft = z.infer<typeof Draft>;

/** A booking that waits for its turn. */
const Waiting = z.object({
  /** One service, or several of which one must be chosen. */
  services: z.array(z.string()),
  days: Days,
  clocks: z.array(Clock),
  specialistId: z.string().nullable(),
  /** The name for the booking, where it is not the contact's. */
  name: z.string().nullable(),
  /** Right after the one before it. */
  isNext: z.boolean(),
  /** A separate booking, though it may be for the same service as another one. */
  isPlanned: z.boolean(),
});
export type Waiting = z.infer<typeof Waiting>;

/** An appointment to move after this one, and its new slot. */
const NextMove = z.object({
  appointment: z.string(),
  to: Draft,
  /** Minutes and days from its current slot. */
  byMinutes: z.int().nullable(),
  byDays: z.int().nullable(),
});

/** The question that waits for an answer. */
export const Asks = z.enum([
  "service",
  "branch",
  "when",
  "slot",
  "name",
  "confirm",
  "change",
  "appointment",
  "cancel",
  "propose",
  "person",
  "attend",
]);
export type Asks = z.infer<typeof Asks>;

const open = {
  asks: Asks.nullable(),
  /** The choices; for "person": why one is called. */
  options: z.array(z.string()),
  draft: Draft,
};
const seeking = {
  ...open,
  /** What is to be confirmed. */
  slot: ToolSlot.nullable(),
  /** The digest of what was last shown for confirmation: a yes is for this and nothing else. */
  shown: z.string().nullable(),
  /** The same, where the customer agreed before the name was known. */
  agreed: z.string().nullable(),
  offered: z.array(ToolSlot),
  seen: z.array(z.string()),
  waiting: z.array(Waiting),
  /** The name for the booking, where it is not the contact's. */
  forName: z.string().nullable(),
  /** It is for another person, whose name may not be known yet. */
  isForOther: z.boolean().default(false),
  /** The service that another one replaced, in case the customer wants both after all. */
  replaced: z.string().nullable(),
  /** The people, while their common service is not known yet; null is a person without a name. */
  party: z.array(z.string().nullable()),
};
const From = z.object({
  day: z.string(),
  time: z.string(),
  specialistId: z.string(),
  serviceId: z.string(),
});
const existing = { appointment: z.string().nullable() };

export const Focus = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("idle"), ...seeking }),
  z.object({ kind: z.literal("booking"), ...seeking }),
  z.object({
    kind: z.literal("moving"),
    ...seeking,
    ...existing,
    /** The current slot of the appointment. */
    from: From.nullable(),
    more: z.array(NextMove),
  }),
  z.object({ kind: z.literal("cancelling"), ...open, ...existing, waiting: z.array(Waiting) }),
  z.object({ kind: z.literal("attending"), ...open, ...existing }),
]);
export type Focus = z.infer<typeof Focus>;

/** The last appointment of this conversation; `isMade`: booked, moved or confirmed in it, not only listed. */
const Done = z.object({
  serviceId: z.string(),
  day: z.string(),
  time: z.string(),
  text: z.string(),
  isMade: z.boolean(),
  branchId: z.string().nullable(),
  /** Newly booked, not moved or confirmed. */
  isBooked: z.boolean(),
  /** The name that it was booked under. */
  name: z.string().nullable(),
});

export const State = z.object({
  v: z.literal(2),
  focus: Focus,
  /** The contact's name in their own words. */
  name: z.string().nullable(),
  greeted: z.boolean(),
  language: z.enum(["es", "en"]).default("es"),
  /** The customer says "usted". */
  isFormal: z.boolean().default(false),
  /** The second of two requests of one message, as typed, until the first is done. */
  errand: z.string().nullable(),
  /** The topic of the last question: "¿y el manicure?". */
  topic: z.enum(["price", "duration", "hours"]).nullable(),
  /** The last day mentioned: "ese día". */
  lastDay: z.string().nullable(),
  /** How many answers in a row did not help. */
  misses: z.int(),
  /** How often the pending question was repeated in other words. */
  stuck: z.int(),
  done: Done.nullable(),
  /** The products, courses, properties and forms that the last answer named: "¿y cuánto cuesta?", "quiero dos". */
  items: z.array(z.string()).default([]),
  /** The order that the last answer proposed: "para recoger mañana a las 5", "mejor 3". */
  order: z.object({ product: z.string(), quantity: z.int() }).nullable().default(null),
  /** The catalogue as the tools gave it, and when. */
  shop: z
    .object({
      at: z.string(),
      services: z.array(ToolService),
      branches: z.array(ToolBranch),
      specialists: z.array(ToolSpecialist),
    })
    .nullable(),
});
export type State = z.infer<typeof State>;
