// Specialists: the people who attend (document 1, sections 3 and 5).
import * as z from "zod";
import { Color, customId, DateTime, Id, optionalText, REQUIRED, text, UpdatedAt } from "../../kit/schema.ts";
import { NO_QUOTES, RestsInput, WeekRests } from "../branches/schema.ts";
import { DEFAULT_COUNTRY_CODE } from "../businesses/country-code.ts";
import { CountryCode, phoneDigits } from "../businesses/schema.ts";

const CHOOSE_BRANCH = "Selecciona una sucursal para el especialista";

/** An address, or nothing. */
export const OptionalEmail = optionalText(254, "El correo").refine(
  (value) => value === "" || z.email().safeParse(value).success,
  "El correo no es válido",
);

export const SpecialistFields = z.object({
  customId: customId(),
  name: text(1, 60, "El nombre").regex(/^[^"]*$/, NO_QUOTES),
  whatsapp: phoneDigits(7, 11, "El número debe tener al menos 7 dígitos", "El número debe tener máximo 11 dígitos"),
  countryCode: CountryCode,
  email: OptionalEmail,
  paymentInfo: optionalText(500, "El texto"),
  colorHex: Color,
  branchId: z.string(CHOOSE_BRANCH).min(1, { error: CHOOSE_BRANCH, abort: true }).pipe(Id),
  services: z.array(Id).max(500, "Son demasiados servicios"),
  restSchedules: RestsInput,
});

const { shape } = SpecialistFields;
const NO_RESTS = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

export const NewSpecialist = SpecialistFields.extend({
  businessId: Id,
  countryCode: shape.countryCode.default(DEFAULT_COUNTRY_CODE),
  colorHex: shape.colorHex.default("#2196f3"),
  services: shape.services.default([]),
  restSchedules: shape.restSchedules.default(NO_RESTS),
});
export type NewSpecialist = z.infer<typeof NewSpecialist>;

export const SpecialistEdit = SpecialistFields.partial().extend({ updatedAt: UpdatedAt });
export type SpecialistEdit = z.infer<typeof SpecialistEdit>;

export const Specialist = z.object({
  _id: Id,
  businessId: Id,
  customId: z.string(),
  name: z.string(),
  whatsapp: z.string(),
  countryCode: z.string(),
  countryCodeExt: z.string(),
  email: z.string(),
  paymentInfo: z.string(),
  colorHex: z.string(),
  branchId: Id,
  services: z.array(Id),
  restSchedules: WeekRests,
  isArchived: z.boolean(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Specialist = z.infer<typeof Specialist>;

export const SpecialistsQuery = z
  .object({ businessId: Id.optional(), branchId: Id.optional() })
  .refine(({ businessId, branchId }) => businessId !== undefined || branchId !== undefined, {
    path: ["businessId"],
    error: REQUIRED,
  });
