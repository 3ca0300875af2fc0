// What a WhatsApp message carries besides its words: places, contact cards, its advertisement, an order, a filled-in
// form, and its forwarding (contract/conversation#what-a-message-carries).
import * as z from "zod";

export const Location = z.object({
  latitude: z.number(),
  longitude: z.number(),
  name: z.string(),
  address: z.string(),
});
export type Location = z.infer<typeof Location>;

export const ContactCard = z.object({
  name: z.string(),
  organization: z.string(),
  /** As the sender has them; `waId` is digits, '' for a number without WhatsApp. */
  phones: z.array(z.object({ phone: z.string(), waId: z.string() })),
  emails: z.array(z.string()),
});
export type ContactCard = z.infer<typeof ContactCard>;

/** The advertisement or publication whose button opened the conversation. */
export const Referral = z.object({
  kind: z.enum(["ad", "post"]),
  sourceId: z.string(),
  /** An https address, or ''. */
  url: z.string(),
  headline: z.string(),
  body: z.string(),
  /** Meta's id of the click, used to report a sale. */
  clickId: z.string(),
});
export type Referral = z.infer<typeof Referral>;

export const Order = z.object({
  catalogId: z.string(),
  text: z.string(),
  items: z.array(
    z.object({
      productId: z.string(),
      quantity: z.int(),
      /** Cents of one piece. */
      price: z.int(),
      currency: z.string(),
    }),
  ),
});
export type Order = z.infer<typeof Order>;

/** A form of WhatsApp (flow) that was filled in. */
export const FormReply = z.object({
  title: z.string(),
  answers: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type FormReply = z.infer<typeof FormReply>;

export const CallPermission = z.object({ isGranted: z.boolean(), isPermanent: z.boolean() });
export type CallPermission = z.infer<typeof CallPermission>;

/** The quoted message, when it is not stored here: WhatsApp only says who wrote it. */
export const UnknownQuoted = z.object({ isOurs: z.boolean() });

export const MessageDetails = z.object({
  location: Location.nullable(),
  contacts: z.array(ContactCard),
  referral: Referral.nullable(),
  order: Order.nullable(),
  form: FormReply.nullable(),
  callPermission: CallPermission.nullable(),
  /** `often`: forwarded many times, as chain letters are. */
  forwarded: z.enum(["no", "yes", "often"]),
  quoted: UnknownQuoted.nullable(),
  /** The catalogue product of the question, by its own id; '' without one. */
  productId: z.string(),
  /** It answers a story of the business, or mentions the business in one. Absent otherwise. */
  story: z.enum(["reply", "mention"]).optional(),
  /** A picture that is a sticker, such as Messenger's thumb or heart. Absent otherwise. */
  isSticker: z.boolean().optional(),
  /** It was written in a WhatsApp group, by its id. Absent otherwise. */
  group: z.string().optional(),
  /** The carrier's name of an unknown kind of message; '' otherwise. */
  unknownType: z.string(),
});
export type MessageDetails = z.infer<typeof MessageDetails>;
