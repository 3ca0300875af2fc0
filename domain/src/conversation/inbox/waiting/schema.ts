// Who waits for a person of the business, who has a conversation, its internal notes, and who gets alerts
// about waiting contacts (docs/decisions/0006).
import * as z from "zod";
import { Id, text } from "../../../kit/schema.ts";

export const MOST_OF_NOTE = 2000;

export const MOST_MENTIONS = 10;

export const NewNote = z.object({
  text: text(1, MOST_OF_NOTE, "La nota"),
  /** Of the business: they are notified of the mention. */
  mentions: z.array(Id).max(MOST_MENTIONS, `Una nota puede mencionar hasta ${MOST_MENTIONS} personas`).default([]),
});

/** `from`: the previous person on the caller's screen; refused if it is another one by now. */
export const Assignment = z.object({
  userId: Id.nullable(),
  from: Id.nullable(),
});

/** `lastMessageId`: the last one on the caller's screen. */
export const Resolution = z.object({ lastMessageId: Id.nullable() });

/** A person of the business who may answer. */
export const Colleague = z.object({ userId: Id, name: z.string() });
export type Colleague = z.infer<typeof Colleague>;

export const WaitCount = z.object({ waiting: z.int(), mine: z.int() });

const minutes = z
  .int("Los minutos deben ser un número entero")
  .min(1, "Los minutos deben ser al menos 1")
  .max(1440, "Los minutos deben ser máximo 1440");

export const InboxSettings = z.object({
  /** After this many minutes without a person's answer they are notified outside the product. */
  alertMinutes: minutes,
  alertsByMail: z.boolean(),
  /** Whether waiting contacts are told so, and about until when. */
  tellsCustomer: z.boolean(),
});
export type InboxSettings = z.infer<typeof InboxSettings>;

export const USUAL_SETTINGS: InboxSettings = { alertMinutes: 10, alertsByMail: true, tellsCustomer: true };

/** The second alarm comes after this multiple of the first one's minutes. */
export const AGAIN_AFTER = 3;
