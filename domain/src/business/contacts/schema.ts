// The directory: leads, clients and personal contacts (contract/contacts#fields; D-7).
import * as z from "zod";
import { event } from "../../kit/event.ts";
import { DEFAULT_COUNTRY_CODE } from "../../kit/phone/country-code.ts";
import { CountryCode, typedPhone } from "../../kit/phone/phone-field.ts";
import { reference } from "../../kit/reference.ts";
import { inFieldOrder } from "../../kit/resource/field-order.ts";
import {
  customId,
  DateTime,
  Day,
  dateTime,
  day,
  Id,
  nameText,
  optionalName,
  text,
  UpdatedAt,
} from "../../kit/schema.ts";
import { readNumber, wrongNumber } from "./contact-number.ts";
import { customFieldsFrom } from "./custom-field.ts";

export const ContactType = z.enum(["personal", "lead", "client"], "El tipo debe ser personal, lead o client");
export type ContactType = z.infer<typeof ContactType>;

export const GENDERS = ["Masculino", "Femenino", "No binario", "Otro"] as const;

const CustomFieldType = z.enum(["string", "number", "boolean", "date"], "El tipo del campo no es válido");

export const CustomField = z.object({
  key: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  type: CustomFieldType,
});
export type CustomField = z.infer<typeof CustomField>;

/** As typed: keys are cleaned, values are coerced by their type, dangerous keys are dropped. */
const CustomFieldsInput = z
  .array(
    z.object({
      key: z.string("Hay claves vacías en campos personalizados.").max(60, "La clave debe tener máximo 60 caracteres"),
      value: z.union([z.string().max(1000), z.number(), z.boolean()], "El valor no es válido").nullish(),
      type: CustomFieldType.default("string"),
    }),
  )
  .max(50, "Puedes tener hasta 50 campos personalizados")
  .transform((fields, context): CustomField[] => {
    const result = customFieldsFrom(fields);
    if ("fields" in result) return result.fields;
    context.issues.push({ code: "custom", message: result.message, input: fields });
    return z.NEVER;
  });

export const Note = z.object({ text: z.string(), date: DateTime });
const NoteInput = z.object({ text: text(1, 2000, "La nota"), date: dateTime("La fecha de la nota").optional() });

const interests = (kind: string) => z.array(reference(kind)).max(200, "Son demasiados intereses").default([]);
const InterestsInput = z.object({
  services: interests("service"),
  courses: interests("course"),
  products: interests("product"),
  properties: interests("property"),
});
const Ids = z.array(Id);
const Interests = z.object({ services: Ids, courses: Ids, products: Ids, properties: Ids });

const email = z.preprocess(
  (value) => value ?? "",
  z.union(
    [z.literal(""), z.email("El correo no es válido").max(254, "El correo no es válido")],
    "El correo no es válido",
  ),
);

const TOO_LONG = "El número debe ser de 10 digitos";

export const ContactFields = z.object({
  customId: customId(),
  name: nameText(1, 80, "El nombre"),
  lastname: optionalName(80, "El apellido"),
  secondLastname: optionalName(80, "El segundo apellido"),
  /** The country decides how many digits it may have: `withNumber`. */
  whatsapp: typedPhone().min(8, "El número debe ser de 8 digitos por lo menos").max(40, TOO_LONG),
  countryCode: CountryCode,
  email,
  /** Code that knows the current day checks that it is not in the future. */
  birthdate: day("La fecha de nacimiento"),
  gender: z.enum([...GENDERS, ""], "El género no es válido"),
  type: ContactType,
  noRespond: z.boolean(),
  notes: z.array(NoteInput).max(500, "Son demasiadas notas"),
  interests: InterestsInput,
  customFields: CustomFieldsInput,
});

const { shape } = ContactFields;
export const NewContact = withNumber(
  ContactFields.extend({
    businessId: Id,
    countryCode: shape.countryCode.default("52"),
    birthdate: shape.birthdate.default("2000-01-01"),
    gender: shape.gender.default(""),
    type: shape.type.default("lead"),
    noRespond: shape.noRespond.default(false),
    notes: shape.notes.default([]),
    interests: InterestsInput.default({ services: [], courses: [], products: [], properties: [] }),
    customFields: CustomFieldsInput.default([]),
  }),
);
export type NewContact = z.infer<typeof NewContact>;

/**
 * The screens send the whole contact back, and a contact that wrote first may have values that the form rejects: these
 * three are only validated where they change, by `changedContact`.
 */
export const ContactEdit = ContactFields.partial().extend({
  name: optionalName(80, "El nombre").optional(),
  whatsapp: z.string().trim().max(40, "El número es demasiado largo").optional(),
  countryCode: z
    .string()
    .regex(/^\d{1,4}$/, "El código de país no es válido")
    .optional(),
  updatedAt: UpdatedAt,
});
export type ContactEdit = z.infer<typeof ContactEdit>;

/** `countryCode` is the one of the number where the edit names no other. */
export function changedFields(countryCode: string) {
  const { name, whatsapp, countryCode: code } = ContactFields.shape;
  return withNumber(z.object({ name, whatsapp, countryCode: code }).partial(), countryCode);
}

/** The number within the limits of its country, checked together with the other fields, and as stored. */
export function withNumber<T extends z.ZodType<NumberFields>>(schema: T, usual?: string): T {
  const checked = schema.superRefine(
    ({ whatsapp = "", countryCode = usual }, context) => {
      const message = wrongNumber(countryCode, whatsapp);
      if (message) context.addIssue({ code: "custom", path: ["whatsapp"], message });
    },
    { when: ({ value, issues }) => hasNumber(value) && !issues.some(({ path }) => path?.[0] === "whatsapp") },
  );
  return inFieldOrder(checked, Object.keys(shape)).overwrite((value) =>
    value.whatsapp === undefined ? value : { ...value, ...keptNumber(value.countryCode ?? usual, value.whatsapp) },
  );
}

/** The country is written only where the number has another one than it was sent with. */
function keptNumber(countryCode: string | undefined, typed: string): NumberFields {
  const read = readNumber(countryCode, typed);
  return read.countryCode === (countryCode ?? DEFAULT_COUNTRY_CODE) ? { whatsapp: read.whatsapp } : read;
}

type NumberFields = { whatsapp?: string | undefined; countryCode?: string | undefined };

/** A number to check: nothing is known yet of the types of the fields. */
function hasNumber(value: unknown): boolean {
  if (typeof value !== "object" || value === null || !("whatsapp" in value)) return false;
  const isCode = !("countryCode" in value) || ["string", "undefined"].includes(typeof value.countryCode);
  return typeof value.whatsapp === "string" && isCode;
}

/** A row of the list and of a search. */
export const ContactSummary = z.object({
  _id: Id,
  customId: z.string(),
  name: z.string(),
  lastname: z.string(),
  secondLastname: z.string(),
  pushName: z.string(),
  whatsapp: z.string(),
  countryCode: z.string(),
  countryCodeExt: z.string(),
  email: z.string(),
  type: ContactType,
  noRespond: z.boolean(),
  lastInteraction: DateTime.nullable(),
  createdAt: DateTime,
});
export type ContactSummary = z.infer<typeof ContactSummary>;

/** The latest of all conversations with the contact. `role`: `assistant` is the side of the business. */
export const LastMessage = z.object({
  text: z.string(),
  date: DateTime,
  role: z.enum(["user", "assistant"]),
});
export type LastMessage = z.infer<typeof LastMessage>;

/** The contact's place in a funnel: 'phase.scenario', or 'sin_fase.ninguno' where there is none. */
const FunnelPhase = z.object({ phase: z.string(), funnelId: Id.nullable(), date: DateTime.nullable() });

export const Contact = ContactSummary.extend({
  businessId: Id,
  birthdate: Day,
  gender: z.string(),
  notes: z.array(Note),
  interests: Interests,
  instagramAccountId: z.string().nullable(),
  messengerId: z.string().nullable(),
  customFields: z.array(CustomField),
  lastMessage: LastMessage.nullable(),
  moneyMovementIds: Ids,
  /** All income; null for callers who may not see money. */
  totalRevenue: z.number().nullable(),
  /** Of the planned messages to the contact, the newest first; the latest 200. */
  notifications: Ids,
  /** Empty for callers who may not see funnels. */
  funnelPhases: z.array(FunnelPhase),
  lastCampaignId: Id.nullable(),
  currentFlowId: Id.nullable(),
  currentNodeId: z.string().nullable(),
  updatedAt: DateTime,
});
export type Contact = z.infer<typeof Contact>;

/** A row of the export: the columns of an upload, so that it can be imported again. */
export const ExportedContact = z.object({
  _id: Id,
  customId: z.string(),
  name: z.string(),
  lastname: z.string(),
  secondLastname: z.string(),
  pushName: z.string(),
  gender: z.string(),
  noRespond: z.boolean(),
  notes: z.string(),
  whatsapp: z.string(),
  type: ContactType,
  email: z.string(),
  countryCode: z.string(),
  birthdate: Day,
  createdAt: DateTime,
});
export type ExportedContact = z.infer<typeof ExportedContact>;

/** Of an id, or of a number. */
export const NO_CONTACT = "Cliente no encontrado";

/** The name of a deleted contact where appointments or money still refer to it (D-16.5). */
export const DELETED_CONTACT = "Contacto eliminado";

/** The body of a 409 for a number that another contact has: that contact. */
export const Duplicate = z.object({ duplicate: z.object({ _id: Id, name: z.string() }) });

export const ContactCreated = event<{ contactId: string }>("contact-created");
/** A part of an upload was imported: one event for all of its contacts. */
export const ContactsImported = event<{ importId: string; batch: number }>("contacts-imported");
/** A person switched the assistant on or off for this contact (`noRespond`). */
export const ContactSwitched = event<{ contactId: string }>(
  "contact-switched",
  "Asistente encendido o apagado en un chat",
);
/** Its personal data is erased: other modules delete their copies, too. */
export const ContactDeleted = event<{ contactId: string }>("contact-deleted", "Contacto eliminado");
