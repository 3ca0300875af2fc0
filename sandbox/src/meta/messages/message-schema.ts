import { z } from "zod";

const id = z.string().min(1).max(256);
const url = z.url({ protocol: /^https?$/ }).max(2048);
const file = (more: z.ZodRawShape) =>
  z
    .strictObject({ id: z.string().min(1).optional(), link: url.optional(), ...more })
    .refine((media) => (media.id === undefined) !== (media.link === undefined), "exactly one of id and link is needed");
const caption = z.string().max(1024).optional();
const filename = z.string().max(240).optional();

const header = z.union([
  z.strictObject({ type: z.literal("text"), text: z.string().min(1).max(60) }),
  z.strictObject({ type: z.literal("image"), image: file({}) }),
  z.strictObject({ type: z.literal("video"), video: file({}) }),
  z.strictObject({ type: z.literal("document"), document: file({ filename }) }),
]);
const framed = {
  header: header.optional(),
  body: z.strictObject({ text: z.string().min(1).max(1024) }),
  footer: z.strictObject({ text: z.string().min(1).max(60) }).optional(),
};
const row = z.strictObject({
  id: z.string().min(1).max(200),
  title: z.string().min(1).max(24),
  description: z.string().max(72).optional(),
});
const unique = (ids: string[]) => new Set(ids).size === ids.length;

const buttons = z
  .array(
    z.strictObject({
      type: z.literal("reply"),
      reply: z.strictObject({ id, title: z.string().min(1).max(20) }),
    }),
  )
  .min(1)
  .max(3)
  .refine((all) => unique(all.map((one) => one.reply.id)), "ids of buttons must differ")
  .refine((all) => unique(all.map((one) => one.reply.title)), "titles of buttons must differ");

const sections = z
  .array(z.strictObject({ title: z.string().max(24).optional(), rows: z.array(row).min(1) }))
  .min(1)
  .max(10)
  .refine((all) => all.length === 1 || all.every((one) => one.title), "each of several sections needs a title")
  .refine((all) => all.flatMap((one) => one.rows).length <= 10, "at most 10 rows in all")
  .refine((all) => unique(all.flatMap((one) => one.rows.map((inner) => inner.id))), "ids of rows must differ");

const interactive = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("button"), ...framed, action: z.strictObject({ buttons }) }),
  z.strictObject({
    type: z.literal("list"),
    ...framed,
    action: z.strictObject({ button: z.string().min(1).max(20), sections }),
  }),
  z.strictObject({
    type: z.literal("cta_url"),
    ...framed,
    action: z.strictObject({
      name: z.literal("cta_url"),
      parameters: z.strictObject({ display_text: z.string().min(1).max(20), url }),
    }),
  }),
  z.strictObject({
    type: z.literal("location_request_message"),
    body: framed.body,
    action: z.strictObject({ name: z.literal("send_location") }),
  }),
]);

const parameter = z
  .looseObject({ type: z.string(), text: z.string().min(1).optional() })
  .refine(
    (one) => one.type !== "text" || (one.text !== undefined && !/[\n\t]| {5}/.test(one.text)),
    "text is needed, without new-line, tab or more than four consecutive spaces",
  );
const template = z.strictObject({
  name: z.string().min(1).max(512),
  language: z.strictObject({ code: z.string().min(2), policy: z.literal("deterministic").optional() }),
  components: z
    .array(
      z.strictObject({
        type: z.string().regex(/^(header|body|button)$/i),
        sub_type: z.string().optional(),
        index: z.union([z.string(), z.number()]).optional(),
        parameters: z.array(parameter).optional(),
      }),
    )
    .optional(),
});

const envelope = {
  messaging_product: z.literal("whatsapp"),
  recipient_type: z.literal("individual").optional(),
  to: z
    .string()
    .regex(/^\+?[\d\s()-]{8,24}$/)
    .optional(),
  recipient: z
    .string()
    .regex(/^[A-Z]{2}(\.ENT)?\.[A-Za-z0-9]{1,128}$/)
    .optional(),
  context: z.strictObject({ message_id: id }).optional(),
  biz_opaque_callback_data: z.string().max(512).optional(),
};

const text = z.strictObject({ body: z.string().min(1).max(4096), preview_url: z.boolean().optional() });
const place = z.strictObject({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
  name: z.string().optional(),
  address: z.string().optional(),
});

/** What `POST /{phone}/messages` accepts to send: nothing missing, nothing unknown, nothing too long. */
export const messageSchema = z.discriminatedUnion("type", [
  z.strictObject({ ...envelope, type: z.literal("text"), text }),
  z.strictObject({ ...envelope, type: z.literal("image"), image: file({ caption }) }),
  z.strictObject({ ...envelope, type: z.literal("video"), video: file({ caption }) }),
  z.strictObject({ ...envelope, type: z.literal("audio"), audio: file({ voice: z.boolean().optional() }) }),
  z.strictObject({ ...envelope, type: z.literal("document"), document: file({ caption, filename }) }),
  z.strictObject({ ...envelope, type: z.literal("sticker"), sticker: file({}) }),
  z.strictObject({ ...envelope, type: z.literal("location"), location: place }),
  z.strictObject({ ...envelope, type: z.literal("contacts"), contacts: z.array(z.looseObject({})).min(1) }),
  z.strictObject({
    ...envelope,
    type: z.literal("reaction"),
    reaction: z.strictObject({ message_id: id, emoji: z.string().max(16) }),
  }),
  z.strictObject({ ...envelope, type: z.literal("interactive"), interactive }),
  z.strictObject({ ...envelope, type: z.literal("template"), template }),
]);

/** The same route also marks a message as read, and can show that an answer is being typed. */
export const readReceiptSchema = z.strictObject({
  messaging_product: z.literal("whatsapp"),
  status: z.literal("read"),
  message_id: id,
  typing_indicator: z.strictObject({ type: z.literal("text") }).optional(),
});

export type OutgoingMessage = z.infer<typeof messageSchema>;
export type TemplateSend = z.infer<typeof template>;
