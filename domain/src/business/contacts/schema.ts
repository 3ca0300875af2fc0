// The directory: leads, clients and personal contacts (document 1, sections 3 and 5; D-7).
import * as z from "zod";
import { event } from "../../kit/event.ts";
import { customId, DateTime, Day, Id, optionalText, text, UpdatedAt } from "../../kit/schema.ts";
import { CountryCode, phoneDigits } from "../businesses/schema.ts";
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
const NoteInput = z.object({ text: text(1, 2000, "La nota"), date: DateTime.optional() });

const Interests = z.object({
  services: z.array(Id).max(200).default([]),
  courses: z.array(Id).max(200).default([]),
  products: z.array(Id).max(200).default([]),
  properties: z.array(Id).max(200).default([]),
});

const email = z.preprocess(
  (value) => value ?? "",
  z.union(
    [z.literal(""), z.email("El correo no es válido").max(254, "El correo no es válido")],
    "El correo no es válido",
  ),
);

export const ContactFields = z.object({
  customId: customId(),
  name: text(1, 80, "El nombre"),
  lastname: optionalText(80, "El apellido"),
  secondLastname: optionalText(80, "El segundo apellido"),
  whatsapp: phoneDigits(8, 10, "El número debe ser de 8 digitos por lo menos", "El número debe ser de 10 digitos"),
  countryCode: CountryCode,
  email,
  birthdate: Day,
  gender: z.enum([...GENDERS, ""], "El género no es válido"),
  type: ContactType,
  noRespond: z.boolean(),
  notes: z.array(NoteInput).max(500, "Son demasiadas notas"),
  interests: Interests,
  customFields: CustomFieldsInput,
});

const { shape } = ContactFields;
export const NewContact = ContactFields.extend({
  businessId: Id,
  countryCode: shape.countryCode.default("52"),
  birthdate: shape.birthdate.default("2000-01-01"),
  gender: shape.gender.default(""),
  type: shape.type.default("lead"),
  noRespond: shape.noRespond.default(false),
  notes: shape.notes.default([]),
  interests: Interests.default({ services: [], courses: [], products: [], properties: [] }),
  customFields: CustomFieldsInput.default([]),
});
export type NewContact = z.infer<typeof NewContact>;

/**
 * The screens send the whole contact back, and one that wrote by itself may have no name or a number that the form would
 * not take: those three are only held to the form's limits where they change, by `changedContact`.
 */
export const ContactEdit = ContactFields.partial().extend({
  name: optionalText(80, "El nombre").optional(),
  whatsapp: z.string().trim().max(40, "El número es demasiado largo").optional(),
  countryCode: z
    .string()
    .regex(/^\d{1,4}$/, "El código de país no es válido")
    .optional(),
  updatedAt: UpdatedAt,
});
export type ContactEdit = z.infer<typeof ContactEdit>;

export const ChangedContact = ContactFields.pick({ name: true, whatsapp: true, countryCode: true }).partial();

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

export const Contact = ContactSummary.extend({
  businessId: Id,
  birthdate: Day,
  gender: z.string(),
  notes: z.array(Note),
  interests: Interests,
  instagramAccountId: z.string().nullable(),
  messengerId: z.string().nullable(),
  customFields: z.array(CustomField),
  updatedAt: DateTime,
});
export type Contact = z.infer<typeof Contact>;

export const ContactCreated = event<{ contactId: string }>("contact-created");
/** Somebody switched the assistant on or off for this contact (`noRespond`). */
export const ContactSwitched = event<{ contactId: string }>("contact-switched");
