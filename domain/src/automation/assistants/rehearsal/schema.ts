// 'Probar': an assistant is tried out before customers meet it (decision 61). What it would do is told, and nothing is done.
import * as z from "zod";
import { reference } from "../../../kit/reference.ts";
import { day, HourMinute, Id, optionalText, text } from "../../../kit/schema.ts";
import { AssistantFields, Engine } from "../schema.ts";

/** What a customer writes in one rehearsal; afterwards it begins anew. */
export const MOST_LINES = 30;
export const LONGEST_LINE = 1000;
const LONGEST_STATE = 150_000;

/** The assistant as it stands in its form; what is left out is as it is stored. */
export const RehearsalDraft = AssistantFields.omit({ image: true, color: true, isWorking: true, respondTo: true })
  .partial()
  .default({});
export type RehearsalDraft = z.infer<typeof RehearsalDraft>;

/** One message of the customer. Who writes, and when it would be, is settled by the first one. */
export const NewRehearsalLine = z.object({
  draft: RehearsalDraft,
  text: text(1, LONGEST_LINE, "El mensaje"),
  /** Null: somebody whom the business does not know. */
  contactId: reference("client").nullable().default(null),
  contactName: optionalText(80, "El nombre del cliente"),
  /** As if it were then, where the business is; what is left out is as it is now. */
  day: day("El día de la prueba").nullable().default(null),
  time: z.preprocess((value) => (value === "" ? null : value), HourMinute.nullable()).default(null),
  /** What the answer before this one gave; null begins anew. */
  state: z
    .string("El estado de la prueba no es válido")
    .max(LONGEST_STATE, "La prueba es demasiado larga: empieza de nuevo")
    .nullable()
    .default(null),
});
export type NewRehearsalLine = z.infer<typeof NewRehearsalLine>;

export const RehearsalEffect = z.object({
  kind: z.enum([
    "book",
    "reschedule",
    "cancel",
    "confirm",
    "save_name",
    "register_conversion",
    "hand_over",
    "status",
    "block",
    "reminder",
  ]),
  text: z.string(),
  /** Of what would be booked or moved. */
  place: z.object({ serviceId: Id, day: z.string(), time: z.string() }).nullable(),
});
export type RehearsalEffect = z.infer<typeof RehearsalEffect>;

/** `looked`: read from the rows; `said`: what the model chose to be said; `refused`: what it could not do. */
export const RehearsalReason = z.object({ kind: z.enum(["looked", "said", "settled", "refused"]), text: z.string() });
export type RehearsalReason = z.infer<typeof RehearsalReason>;

export const RehearsalTurn = z.object({
  /** To be sent with the next message. Opaque. */
  state: z.string(),
  /** Null where it says nothing; `silence` says why. */
  reply: z.string().nullable(),
  silence: z.string(),
  engine: Engine,
  /** Why the built-in engine answered in the place of the model; '' where it did not. */
  standIn: z.string(),
  credits: z.number(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  effects: z.array(RehearsalEffect),
  reasons: z.array(RehearsalReason),
  /** When it was taken to be, where the business is. */
  now: z.object({ day: day(), time: HourMinute }),
  /** How many messages may still be written. */
  linesLeft: z.int(),
});
export type RehearsalTurn = z.infer<typeof RehearsalTurn>;
