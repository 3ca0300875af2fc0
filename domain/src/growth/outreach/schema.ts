// Planned messages: what is sent later, to which contact and why (contract/growth#outreach). Planned once, checked
// again at its time, sent once.
import * as z from "zod";
import { messageTextProblem } from "../../business/contacts/message-text/message-text.ts";
import { APPOINTMENT_VARIABLES, CONTACT_VARIABLES } from "../../business/contacts/message-text/variables.ts";
import { event } from "../../kit/event.ts";
import { reference } from "../../kit/reference.ts";
import { DateTime, dateTime, Id, optionalText, text, UpdatedAt } from "../../kit/schema.ts";
import { NOTIFICATION_KINDS, NOTIFICATION_STATUSES } from "./kinds.ts";

export const NO_NOTIFICATION = "No se encontró el aviso";

/** Exactly as the documents name them. */
const NO_TEXT = "El texto del mensaje es requerido.";
const MOST_LETTERS = 1000;

/** The documents send '' for none. */
const optionalId = (id: z.ZodType<string>) =>
  z.preprocess((value) => (value === "" ? null : value), id.nullish()) as z.ZodType<string | null | undefined>;

/** Number and codes come from the contact, `sent` from the server (D-1.4): a body cannot set them. */
export const NewNotification = z
  .object({
    businessId: Id,
    clientId: reference("client"),
    text: text(1, MOST_LETTERS, "El mensaje", NO_TEXT),
    deliveryDate: dateTime("La fecha de envío", { first: 2000, last: 2100 }),
    phase: optionalText(100, "La fase"),
    funnelId: optionalId(reference("funnel")),
    /** The appointment of the message: they are cancelled together. */
    appointmentId: optionalId(Id),
    /** Whether a person may cancel it (D-17.4). */
    deletable: z.boolean("Debe ser verdadero o falso").default(false),
  })
  .check(({ value, issues }) => {
    const message = messageTextProblem(value.text, value.appointmentId ? APPOINTMENT_VARIABLES : CONTACT_VARIABLES);
    if (message !== null) issues.push({ code: "custom", input: value.text, path: ["text"], message });
  });
export type NewNotification = z.infer<typeof NewNotification>;

/** What a person may change of their own message before it is sent. */
export const NotificationEdit = z.object({
  text: text(1, MOST_LETTERS, "El mensaje", NO_TEXT),
  deliveryDate: dateTime("La fecha de envío", { first: 2000, last: 2100 }),
  updatedAt: UpdatedAt,
});
export type NotificationEdit = z.infer<typeof NotificationEdit>;

export const Notification = z.object({
  _id: Id,
  businessId: Id,
  /** Null: a specialist who is not a contact yet. */
  clientId: Id.nullable(),
  whatsapp: z.string(),
  countryCode: z.string(),
  countryCodeExt: z.string(),
  text: z.string(),
  /** The text with its variables filled in as things are now. */
  preview: z.string(),
  deliveryDate: DateTime,
  /** `turn`: its campaign sends at its own pace, so that the time is that of the planning; `resume`: it is paused. */
  waitsFor: z.enum(["time", "turn", "resume"]),
  phase: z.string(),
  funnelId: Id.nullable(),
  sent: z.boolean(),
  deletable: z.boolean(),
  kind: z.enum(NOTIFICATION_KINDS),
  status: z.enum(NOTIFICATION_STATUSES),
  /** Why it was not sent or was cancelled, in Spanish; empty otherwise. */
  reason: z.string(),
  /** In which category the channel charged for it, such as 'marketing'; empty for none. */
  chargedAs: z.string(),
  /** The receiver: the name of the contact or the specialist. */
  recipient: z.string(),
  /** The rule that planned it, such as an upsell. */
  ruleId: Id.nullable(),
  /** Why it is planned. */
  cause: z.object({
    /** The rule by its name; empty where none planned it, or it is gone. */
    rule: z.string(),
    /** Of its appointments, in order. */
    services: z.array(z.string()),
    appointmentAt: DateTime.nullable(),
    /** The person who planned it; empty where the product did. */
    by: z.string(),
  }),
  appointmentId: Id.nullable(),
  /** All appointments of the message, in order: several of one visit. */
  appointmentIds: z.array(Id),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Notification = z.infer<typeof Notification>;

/** The time of a planned message has come. */
export const NotificationDue = event<{ notificationId: string }>("notification-due");
