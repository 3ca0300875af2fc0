// The business itself: what its people may write, and what the API returns (contract/platform#a-business).
import * as z from "zod";
import { fileAddress } from "../../ground/files/schema.ts";
import { event } from "../../kit/event.ts";
import { DEFAULT_COUNTRY_CODE } from "../../kit/phone/country-code.ts";
import { CountryCode, phoneDigits } from "../../kit/phone/phone-field.ts";
import { Color, DateTime, dateTime, Id, optionalText, paging, REQUIRED, text, UpdatedAt } from "../../kit/schema.ts";
import { fold } from "../../kit/text.ts";
import { isZone } from "../../kit/time.ts";
import { ShownBranding } from "../../partners/partners/brand/schema.ts";

/** What is sent as `offset` is ignored: it follows from the zone (D-3.1). */
export const TimezoneChoice = z.object(
  { name: z.string(REQUIRED).refine(isZone, "La zona horaria no es válida"), offset: z.number().optional() },
  REQUIRED,
);
/** `offset` in hours east of UTC, as it is now. */
export const Timezone = z.object({ offset: z.number(), name: z.string() });
export type Timezone = z.infer<typeof Timezone>;

export const BusinessType = z.object({
  services: z.boolean(),
  products: z.boolean(),
  courses: z.boolean(),
  properties: z.boolean(),
});

export const MoneyMovementCategories = z
  .array(z.object({ name: text(1, 50, "La categoría") }))
  .max(100, "Puedes tener hasta 100 categorías")
  .refine(areDistinct, "Esa categoría ya existe");

const BusinessPhone = phoneDigits(
  4,
  12,
  "El número debe tener al menos 4 dígitos",
  "El número debe tener máximo 12 dígitos",
);

/** The fields of an edit; a field that is left out stays as it is (D-15.2). */
export const BusinessFields = z.object({
  name: text(2, 50, "El nombre"),
  description: text(5, 500, "La descripción"),
  logo: fileAddress(optionalText(500, "El logotipo")),
  /** A wide picture of its booking page. */
  cover: fileAddress(optionalText(500, "La portada")),
  isWorking: z.boolean("Di si el negocio está en funcionamiento"),
  whatsapp: BusinessPhone,
  countryCode: CountryCode,
  whatsappOwner: BusinessPhone,
  /** The country of the owner's number, which may differ from that of the business. */
  countryCodeOwner: CountryCode,
  category: optionalText(50, "La categoría"),
  keywords: z.array(text(1, 50, "La palabra clave")).max(50, "Puedes tener hasta 50 palabras clave"),
  timezone: TimezoneChoice,
  businessType: BusinessType,
  favoriteColors: z.array(Color).max(20, "Puedes tener hasta 20 colores"),
  moneyMovementCategories: MoneyMovementCategories,
  /** Milliseconds that the assistant waits for further messages (D-8.3). */
  delayResponse: z
    .int("La espera debe ser un número entero de milisegundos")
    .min(0, "La espera no puede ser negativa")
    .max(60_000, "La espera puede ser de hasta 60 segundos"),
});

const { shape } = BusinessFields;
export const NewBusiness = BusinessFields.extend({
  isWorking: shape.isWorking.default(true),
  countryCode: shape.countryCode.default(DEFAULT_COUNTRY_CODE),
  /** Left out: the one of the business. */
  countryCodeOwner: shape.countryCodeOwner.optional(),
  keywords: shape.keywords.default([]),
  businessType: shape.businessType.default({ services: true, products: false, courses: false, properties: false }),
  favoriteColors: shape.favoriteColors.default([]),
  moneyMovementCategories: shape.moneyMovementCategories.default([]),
  delayResponse: shape.delayResponse.default(10_000),
});
export type NewBusiness = z.infer<typeof NewBusiness>;

export const BusinessEdit = BusinessFields.partial().extend({ updatedAt: UpdatedAt });
export type BusinessEdit = z.infer<typeof BusinessEdit>;

export const BusinessCounters = z.object({
  /** Of the ledger; halves are possible. */
  gptModel: z.number(),
  reasoningModel: z.number(),
  appointments: z.int(),
  investment: z.number(),
  balanceMXN: z.number(),
  balanceUSD: z.number(),
  lowCreditThreshold: z.int(),
  creditNotificationInterval: z.int(),
});

/** What every person of the business needs on every page. */
export const BusinessSummary = z.object({
  _id: Id,
  name: z.string(),
  search: z.string(),
  logo: z.string(),
  isWorking: z.boolean(),
  timezone: Timezone,
  businessType: BusinessType,
  whatsapp: z.string(),
  countryCode: z.string(),
  countryCodeExt: z.string(),
  /** A word, never the token: whether the business takes online payments (D-15.4). */
  mercadoPagoAccessToken: z.literal("conectado").nullable(),
  mercadoPagoPublicKey: z.string().nullable(),
  /** Offered first in every colour picker. */
  favoriteColors: z.array(z.string()),
});
export type BusinessSummary = z.infer<typeof BusinessSummary>;

export const BusinessPartner = z.object({
  _id: Id,
  name: z.string(),
  partnerCode: z.string(),
  branding: ShownBranding,
});
export type BusinessPartner = z.infer<typeof BusinessPartner>;

export const Business = BusinessSummary.extend({
  description: z.string(),
  cover: z.string(),
  whatsappOwner: z.string(),
  countryCodeOwner: z.string(),
  category: z.string(),
  keywords: z.array(z.string()),
  moneyMovementCategories: z.array(z.object({ name: z.string() })),
  delayResponse: z.int(),
  /** Who manages the business for the platform, and whose brand it has. */
  partner: BusinessPartner.nullable(),
  /** Its owner. */
  user: Id.nullable(),
  /**
   * Whether the caller is of the platform team, which opens any business; the right itself belongs to the person
   * (D-17.2).
   */
  admin: z.boolean(),
  /** Whether there is an assistant, and a channel that reaches it. */
  aiConfig: z.object({ isConfigured: z.boolean(), isConnected: z.boolean() }),
  stripeCustomerId: z.string().nullable(),
  paymentMode: z.enum(["credits", "conversion"]),
  paymentLevel: z.object({ level: z.int(), pricePerConversion: z.number() }),
  counters: BusinessCounters,
  endSubscription: DateTime,
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Business = z.infer<typeof Business>;

/** The id of the new owner. */
export const OwnerChange = z.object({ user: Id });
export const BusinessOwner = z.object({ _id: Id, user: Id });
/** Null: there is no Stripe customer. */
export const StripeCustomer = z.object({
  stripeCustomerId: z
    .string("El cliente de Stripe no es válido")
    .trim()
    .min(1, { error: "El Stripe Customer ID no puede estar vacío", abort: true })
    .regex(/^cus_[A-Za-z0-9]{6,60}$/, "El cliente de Stripe empieza con cus_")
    .nullable(),
});
/** `userId`: the caller's own. */
export const BusinessClaim = z.object({ userId: Id, code: text(10, 100, "El código") });

export const PortfolioQuery = z.object({
  search: text(0, 100, "La búsqueda").default(""),
  /** For the team: only those of this partner. */
  partnerId: Id.optional(),
  ...paging(20, 50),
});

/** A business in the list of a partner or of the team: who it is, and how it is doing. */
export const PortfolioBusiness = z.object({
  _id: Id,
  name: z.string(),
  logo: z.string(),
  whatsapp: z.string(),
  countryCode: z.string(),
  isWorking: z.boolean(),
  partner: Id.nullable(),
  /** Its owner. */
  user: z.object({ _id: Id, name: z.string(), email: z.string() }).nullable(),
  /** Null for everybody but the team. */
  stripeCustomerId: z.string().nullable(),
  paymentMode: z.enum(["credits", "conversion"]),
  paymentLevel: z.object({ level: z.int(), pricePerConversion: z.number() }),
  /** Pesos that pay for conversions. */
  balanceMXN: z.number(),
  credits: z.object({ gptModel: z.number(), reasoningModel: z.number() }),
  aiConfig: z.object({ isConfigured: z.boolean(), isConnected: z.boolean() }),
  endSubscription: DateTime,
  createdAt: DateTime,
});
export type PortfolioBusiness = z.infer<typeof PortfolioBusiness>;

/** Decides what a conversion costs. */
export const PaymentLevelEdit = z.object({
  level: z.int("El nivel es un número entero").min(1, "El nivel mínimo es 1").max(100, "El nivel máximo es 100"),
  /** Pesos. */
  pricePerConversion: z
    .number(REQUIRED)
    .min(0.01, "El precio por conversión debe ser mayor a 0")
    .max(100_000, "El precio por conversión es demasiado alto")
    .multipleOf(0.01, "El precio por conversión lleva hasta dos decimales"),
});

/** What the team may change of any business; the rest is edited in the business itself. */
export const AdminBusinessEdit = z.object({
  partner: Id.nullable().optional(),
  endSubscription: dateTime("El fin de la suscripción").optional(),
  paymentMode: z.enum(["credits", "conversion"], "El modo de pago debe ser credits o conversion").optional(),
  paymentLevel: PaymentLevelEdit.optional(),
});
export type AdminBusinessEdit = z.infer<typeof AdminBusinessEdit>;

/** A person registered a business. */
export const BusinessCreated = event<Record<string, never>>("business-created");

/** The team or a renewal set another end of the subscription. */
export const SubscriptionEndMoved = event<Record<string, never>>("subscription-end-moved");

function areDistinct(categories: { name: string }[]): boolean {
  return new Set(categories.map(({ name }) => fold(name))).size === categories.length;
}
