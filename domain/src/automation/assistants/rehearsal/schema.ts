// 'Probar': the owner tries an assistant before customers meet it (decision 61). It shows what the assistant would do,
// and nothing is done.
import * as z from "zod";
import { reference } from "../../../kit/reference.ts";
import { day, HourMinute, Id, optionalText, text } from "../../../kit/schema.ts";
import { AssistantFields, Engine } from "../schema.ts";

/** Most messages of one rehearsal; then it starts again. */
export const MOST_LINES = 30;
export const LONGEST_LINE = 1000;
const LONGEST_STATE = 150_000;

/** The assistant as in its form; fields that are left out come from the stored one. */
export const RehearsalDraft = AssistantFields.omit({ image: true, color: true, isWorking: true, respondTo: true })
  .partial()
  .default({});
export type RehearsalDraft = z.infer<typeof RehearsalDraft>;

/** One message of the customer. The first one decides who writes and at what time. */
export const NewRehearsalLine = z.object({
  draft: RehearsalDraft,
  text: text(1, LONGEST_LINE, "El mensaje"),
  /** Null: a contact that the business does not know. */
  contactId: reference("client").nullable().default(null),
  contactName: optionalText(80, "El nombre del cliente"),
  /** The assumed time, in the zone of the business; left out: now. */
  day: day("El día de la prueba").nullable().default(null),
  time: z.preprocess((value) => (value === "" ? null : value), HourMinute.nullable()).default(null),
  /** The state from the previous answer; null starts again. */
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
  /** The appointment that would be booked or moved. */
  place: z.object({ serviceId: Id, day: z.string(), time: z.string() }).nullable(),
});
export type RehearsalEffect = z.infer<typeof RehearsalEffect>;

/** `looked`: read from the rows; `said`: what the model chose to say; `refused`: what it could not do. */
export const RehearsalReason = z.object({ kind: z.enum(["looked", "said", "settled", "refused"]), text: z.string() });
export type RehearsalReason = z.infer<typeof RehearsalReason>;

export const RehearsalTurn = z.object({
  /** To be sent with the next message. Opaque. */
  state: z.string(),
  /** Null where the assistant stays silent; `silence` says why. */
  reply: z.string().nullable(),
  silence: z.string(),
  engine: Engine,
  /** Why the built-in engine answered instead of the model; '' where it did not. */
  standIn: z.string(),
  credits: z.number(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  effects: z.array(RehearsalEffect),
  reasons: z.array(RehearsalReason),
  /** The assumed time, in the zone of the business. */
  now: z.object({ day: day(), time: HourMinute }),
  /** How many messages may still be written. */
  linesLeft: z.int(),
});
export type RehearsalTurn = z.infer<typeof RehearsalTurn>;
