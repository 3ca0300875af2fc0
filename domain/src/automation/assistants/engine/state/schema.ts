// Where a conversation is: what the built-in engine keeps between two turns. Plain JSON, versioned.
import * as z from "zod";
import { ToolBranch, ToolService, ToolSlot, ToolSpecialist } from "../../tools/answers/schema.ts";

const Clock = z.object({ hour: z.int(), minute: z.int(), half: z.enum(["am", "pm", "fixed"]).nullable() });
const Days = z.array(z.object({ from: z.string(), to: z.string() }));

/** What a booking or a move should be, as far as it is known. */
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
  /** "Miércoles y viernes": one of them, or both; which is asked. */
  eachDay: z.boolean(),
});
export type Draft = z.infer<typeof Draft>;

/** A booking that waits for its turn. */
const Waiting = z.object({
  /** One, or several of which one must be chosen. */
  services: z.array(z.string()),
  days: Days,
  clocks: z.array(Clock),
  specialistId: z.string().nullable(),
  /** In whose name, where that is not the contact's. */
  name: z.string().nullable(),
  /** Right after the one before it. */
  isNext: z.boolean(),
  /** A booking of its own, though the service may be that of another one. */
  isPlanned: z.boolean(),
});
export type Waiting = z.infer<typeof Waiting>;

/** An appointment that is to be moved after this one, and where to. */
const NextMove = z.object({
  appointment: z.string(),
  to: Draft,
  /** Minutes and days from where it stands. */
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
  /** What can be chosen from; of "person": why one is called. */
  options: z.array(z.string()),
  draft: Draft,
};
const seeking = {
  ...open,
  /** What is to be confirmed. */
  slot: ToolSlot.nullable(),
  /** The digest of what was last shown to be confirmed: a yes is for this and for nothing else. */
  shown: z.string().nullable(),
  /** The same, where it was agreed to before the name was known. */
  agreed: z.string().nullable(),
  offered: z.array(ToolSlot),
  seen: z.array(z.string()),
  waiting: z.array(Waiting),
  /** In whose name, where that is not the contact's. */
  forName: z.string().nullable(),
  /** It is for somebody else, whose name may not be said yet. */
  isForOther: z.boolean().default(false),
  /** The service that another one took the place of, should both be wanted after all. */
  replaced: z.string().nullable(),
  /** For whom, while the one service for all of them is still to be said; null is nobody named. */
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
    /** Where the appointment stands. */
    from: From.nullable(),
    more: z.array(NextMove),
  }),
  z.object({ kind: z.literal("cancelling"), ...open, ...existing, waiting: z.array(Waiting) }),
  z.object({ kind: z.literal("attending"), ...open, ...existing }),
]);
export type Focus = z.infer<typeof Focus>;

/** The appointment that this conversation was last about; `isMade`: booked, moved or confirmed in it, not only recalled. */
const Done = z.object({
  serviceId: z.string(),
  day: z.string(),
  time: z.string(),
  text: z.string(),
  isMade: z.boolean(),
  branchId: z.string().nullable(),
  /** Newly booked, not moved or confirmed. */
  isBooked: z.boolean(),
  /** In whose name it was booked. */
  name: z.string().nullable(),
});

export const State = z.object({
  v: z.literal(2),
  focus: Focus,
  /** As the contact called itself. */
  name: z.string().nullable(),
  greeted: z.boolean(),
  language: z.enum(["es", "en"]).default("es"),
  /** The customer says "usted". */
  isFormal: z.boolean().default(false),
  /** The second of two errands of one message, as typed, until the first is done. */
  errand: z.string().nullable(),
  /** What was last asked about: "¿y el manicure?". */
  topic: z.enum(["price", "duration", "hours"]).nullable(),
  /** The day last spoken of: "ese día". */
  lastDay: z.string().nullable(),
  /** How many answers in a row did not help. */
  misses: z.int(),
  /** How often the question that waits was put again in other words. */
  stuck: z.int(),
  done: Done.nullable(),
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
