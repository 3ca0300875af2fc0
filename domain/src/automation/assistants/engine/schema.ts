// What the built-in engine keeps between two turns of a conversation: plain JSON, versioned.
import * as z from "zod";
import { ToolBranch, ToolService, ToolSlot, ToolSpecialist } from "../tools/answers/schema.ts";

const Clock = z.object({ hour: z.int(), minute: z.int(), half: z.enum(["am", "pm", "fixed"]).nullable() });

/** What a booking or a move should be, as far as it is known. */
export const Wish = z.object({
  serviceId: z.string().nullable(),
  specialistId: z.string().nullable(),
  anySpecialist: z.boolean(),
  avoid: z.array(z.string()),
  branchId: z.string().nullable(),
  anyBranch: z.boolean(),
  days: z.array(z.object({ from: z.string(), to: z.string() })),
  clocks: z.array(Clock),
  notBefore: Clock.nullable(),
  notAfter: Clock.nullable(),
  order: z.enum(["first", "last"]).nullable(),
  /** "Miércoles y viernes": one of them, or both; not the first one untold. */
  eachDay: z.boolean().optional(),
});
export type Wish = z.infer<typeof Wish>;

/** The question that waits for an answer. */
export const Asked = z.enum([
  "service",
  "specialist",
  "branch",
  "when",
  "slot",
  "name",
  "confirm",
  "change",
  "appointment",
  "cancel",
  "propose",
  "next-service",
  "person",
  "attend",
]);
export type Asked = z.infer<typeof Asked>;

/** The appointment that this conversation was last about; `made`: booked, moved or confirmed in it, not only recalled. */
const Done = z.object({
  serviceId: z.string(),
  day: z.string(),
  time: z.string(),
  text: z.string(),
  made: z.boolean(),
  branchId: z.string().nullable().default(null),
  /** Newly booked, not moved or confirmed. */
  booked: z.boolean().default(false),
  /** In whose name it was booked. */
  name: z.string().nullable().default(null),
});

export const Memory = z.object({
  v: z.literal(1),
  goal: z.enum(["book", "reschedule", "cancel", "attend"]).nullable(),
  asked: Asked.nullable(),
  wish: Wish,
  slot: ToolSlot.nullable(),
  offered: z.array(ToolSlot),
  seen: z.array(z.string()),
  options: z.array(z.string()),
  appointment: z.string().nullable(),
  /** When the appointment that is being moved is. */
  moving: z
    .object({
      day: z.string(),
      time: z.string(),
      specialistId: z.string().optional(),
      serviceId: z.string().optional(),
    })
    .nullable(),
  /** The appointments that are to be moved after this one, and where to. */
  moreMoves: z
    .array(
      z.object({
        appointment: z.string(),
        to: Wish,
        /** Minutes and days from where it stands. */
        byMinutes: z.int().nullable(),
        byDays: z.int().nullable(),
      }),
    )
    .default([]),
  queue: z.array(z.string()),
  /** When those in the queue are wanted, where it was said. */
  plans: z
    .array(
      z.object({
        serviceId: z.string(),
        days: Wish.shape.days,
        clocks: Wish.shape.clocks,
        specialistId: z.string().nullable().optional(),
        /** In whose name, where that is not the contact's. */
        name: z.string().nullable().optional(),
        /** Right after the one before it. */
        next: z.boolean().optional(),
      }),
    )
    .default([]),
  /** The service that another one took the place of, should both be wanted after all. */
  replaced: z.string().nullable().default(null),
  /** For whom, while the one service for all of them is still to be said; null is the contact or somebody unnamed. */
  party: z.array(z.string().nullable()).default([]),
  /** The second of two errands of one message, as typed, until the first is done. */
  errand: z.string().nullable().default(null),
  name: z.string().nullable(),
  bookingName: z.string().nullable(),
  greeted: z.boolean(),
  /** What was last asked about: "¿y el manicure?". */
  topic: z.enum(["price", "duration", "hours"]).nullable(),
  /** The day last spoken of: "ese día". */
  lastDay: z.string().nullable(),
  misses: z.int(),
  /** How often the question that waits was put again in other words. */
  stuck: z.int().default(0),
  /** The yes was given before the name. */
  agreed: z.boolean(),
  done: Done.nullable(),
  shop: z
    .object({
      at: z.string(),
      services: z.array(ToolService),
      branches: z.array(ToolBranch),
      specialists: z.array(ToolSpecialist),
    })
    .nullable(),
});
export type Memory = z.infer<typeof Memory>;
