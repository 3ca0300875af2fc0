// Partners: resellers with people, a brand, credits and a subscription of their own (D-17.14).
import * as z from "zod";
import { UserRole } from "../../ground/identity/schema.ts";
import { event } from "../../kit/event.ts";
import { DEFAULT_COUNTRY_CODE } from "../../kit/phone/country-code.ts";
import { CountryCode, phoneDigits } from "../../kit/phone/phone-field.ts";
import { DateTime, dateTime, Id, paging, REQUIRED, text, UpdatedAt } from "../../kit/schema.ts";
import { Branding, LogoUrl, ShownBranding } from "./brand/schema.ts";

export const PARTNER_PLANS = ["hobby", "pro", "scale", "prepay"] as const;
export const PartnerPlan = z.enum(PARTNER_PLANS, "El plan no es uno de los conocidos");
export type PartnerPlan = z.infer<typeof PartnerPlan>;

/** Those that the team sets. Stripe may also answer the others. */
export const SUBSCRIPTION_STATUSES = ["active", "trialing", "expired", "inactive"] as const;
const ENDED = ["canceled", "unpaid"] as const;
export const SubscriptionStatus = z.enum(
  [...SUBSCRIPTION_STATUSES, ...ENDED],
  "El estado de la suscripción no es uno de los conocidos",
);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

const stripeId = z
  .preprocess(
    (value) => value || null,
    z
      .string()
      .trim()
      .max(100, "El identificador de Stripe es demasiado largo")
      .regex(/^[A-Za-z0-9_]*$/, "El identificador de Stripe no es válido")
      .nullable(),
  )
  .optional();

/** What the team may set; a field that is left out stays as it is. */
export const SubscriptionEdit = z.object({
  status: SubscriptionStatus.optional(),
  plan: PartnerPlan.optional(),
  stripeSubscriptionId: stripeId,
  usageSubscriptionId: stripeId,
  stripeCustomerId: stripeId,
  stripePriceId: stripeId,
  meteredItemId: stripeId,
  usageThresholdCents: z
    .int("El umbral debe ser un número entero de centavos")
    .min(0, "El umbral no puede ser negativo")
    .max(100_000_000, "El umbral es demasiado alto")
    .optional(),
  endDate: dateTime("La fecha de término").optional(),
});
export type SubscriptionEdit = z.infer<typeof SubscriptionEdit>;

/** The team has set another usage threshold. */
export const UsageThresholdSet = event<{ partnerId: string }>("usage-threshold-set");

export const PartnerSubscription = z.object({
  status: SubscriptionStatus,
  plan: PartnerPlan,
  stripeSubscriptionId: z.string().nullable(),
  usageSubscriptionId: z.string().nullable(),
  stripeCustomerId: z.string().nullable(),
  stripePriceId: z.string().nullable(),
  meteredItemId: z.string().nullable(),
  usageThresholdCents: z.int(),
  endDate: DateTime,
});
export type PartnerSubscription = z.infer<typeof PartnerSubscription>;

const fields = {
  name: text(2, 50, "El nombre"),
  description: text(10, 500, "La descripción"),
  partnerCode: text(4, 20, "El código").refine(
    (code) => /^[A-Za-z0-9_-]*$/.test(code),
    "El código solo puede llevar letras, números y guiones",
  ),
  whatsapp: phoneDigits(4, 12, "El número debe tener al menos 4 dígitos", "El número debe tener máximo 12 dígitos"),
  countryCode: CountryCode,
  image: LogoUrl,
};

export const NewPartner = z.object({
  ...fields,
  /** Left out: a random one. */
  partnerCode: fields.partnerCode.optional(),
  countryCode: CountryCode.default(DEFAULT_COUNTRY_CODE),
  image: LogoUrl.default(""),
  /** Its first person; left out: the caller. Only the team names another. */
  userId: Id.optional(),
  branding: Branding.optional(),
});
export type NewPartner = z.infer<typeof NewPartner>;

export const PartnerEdit = z
  .object(fields)
  .partial()
  .extend({
    /** Of the team alone. */
    level: z
      .int("El nivel debe ser un número entero")
      .min(1, "El nivel empieza en 1")
      .max(100, "El nivel máximo es 100")
      .optional(),
    subscription: SubscriptionEdit.optional(),
    updatedAt: UpdatedAt,
  });
export type PartnerEdit = z.infer<typeof PartnerEdit>;

/** The team's form sends the subscription by its dotted name. */
export const PartnerEditBody = z.preprocess(nestSubscription, z.object({ partner: PartnerEdit }));

function nestSubscription(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("partner.subscription" in body)) return body;
  const { "partner.subscription": subscription, partner, ...rest } = body as Record<string, unknown>;
  return { ...rest, partner: { ...(typeof partner === "object" ? partner : {}), subscription } };
}

export const PartnerAction = z.discriminatedUnion(
  "action",
  [
    z.object({ action: z.literal("addUser"), userId: Id }),
    z.object({ action: z.literal("removeUser"), userId: Id }),
    z.object({ action: z.literal("updateBranding"), branding: Branding, updatedAt: UpdatedAt }),
  ],
  "La acción no es una de las conocidas",
);
export type PartnerAction = z.infer<typeof PartnerAction>;

export const PartnerUser = z.object({
  _id: Id,
  name: z.string(),
  email: z.object({ email: z.string() }),
  role: UserRole,
});
export type PartnerUser = z.infer<typeof PartnerUser>;

export const MOST_PICTURE_BYTES = 1024 * 1024;
/** Of each side: more than any logo needs, and little for a phone to draw. */
export const MOST_PICTURE_SIDE = 2_000;
export const UploadedPicture = z.object({ url: z.string() });

/** `failing` is a warning, `failed` an error, everything else a success. */
export const PartnerDomain = z.object({
  hostName: z.string(),
  dnsTarget: z.string(),
  acmStatus: z.string().nullable(),
});
export type PartnerDomain = z.infer<typeof PartnerDomain>;

export const CreditsTransferred = z.object({ total: z.number(), gpt: z.number(), reasoning: z.number() });

export const Partner = z.object({
  _id: Id,
  users: z.array(PartnerUser),
  name: z.string(),
  description: z.string(),
  partnerCode: z.string(),
  whatsapp: z.string(),
  countryCode: z.string(),
  countryCodeExt: z.string(),
  image: z.string(),
  level: z.int(),
  heroku: z.array(PartnerDomain),
  counters: z.object({ prepayCredits: z.number(), soldCredits: z.number() }),
  subscription: PartnerSubscription,
  branding: ShownBranding,
  creditsTransferred: CreditsTransferred,
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Partner = z.infer<typeof Partner>;

export const PartnerQuery = z.object({ ...paging(50, 200), search: text(0, 100, "La búsqueda").default("") });

/** A place in the leaderboard: no more than its name and its figures. */
export const RankedPartner = z.object({
  _id: Id,
  name: z.string(),
  image: z.string(),
  users: z.int(),
  creditsTransferred: CreditsTransferred,
});
export type RankedPartner = z.infer<typeof RankedPartner>;

export const LeaderboardQuery = z.object({
  by: z.enum(["total", "gpt", "reasoning"], "La clasificación es por total, gpt o reasoning").default("total"),
  limit: paging(10, 50).limit,
});

export const UserEmail = z.object({
  email: z.string(REQUIRED).trim().min(1, { error: REQUIRED, abort: true }).pipe(z.email("El correo no es válido")),
});
/** As `POST /user` answers it. */
export const FoundUser = z.object({ _id: Id, name: z.string(), email: z.string(), role: UserRole });
