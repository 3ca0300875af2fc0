// Facebook pages and their Instagram accounts, as a signed-in person may choose them (D-8.6, D-15.4).
import * as z from "zod";
import { BusinessId, Id, text } from "../../../kit/schema.ts";

/** What is connected by signing in with Facebook. */
export const PageKind = z.enum(["messenger", "instagram"], "Elige Messenger o Instagram");
export type PageKind = z.infer<typeof PageKind>;

/** `missing`: the settings that the installation lacks. */
export const FacebookOffer = z.object({ isOffered: z.boolean(), missing: z.array(z.string()) });

export const FacebookBegin = z.object({ businessId: BusinessId, kind: PageKind });

/** The parameters when Facebook sends a person back. */
export const FacebookReturn = z.object({
  businessId: BusinessId,
  code: text(1, 2048, "El código de Facebook"),
  state: text(1, 200, "El código de regreso"),
});

/** `whose`: free, connected here, or connected to another business. */
const Whose = z.enum(["free", "ours", "taken"]);

/** A page that Facebook lists for this person: chosen only by its id, its key never leaves the server. */
export const FoundAccount = z.object({
  kind: PageKind,
  externalId: z.string(),
  /** Of an Instagram account '@name'. */
  name: z.string(),
  /** Its page, or the page itself. */
  pageName: z.string(),
  whose: Whose,
  /** Why it cannot be chosen, in Spanish; '' when it can. */
  reason: z.string(),
});
export type FoundAccount = z.infer<typeof FoundAccount>;

export const FacebookFound = z.object({ signInId: Id, kind: PageKind, accounts: z.array(FoundAccount) });
export type FacebookFound = z.infer<typeof FacebookFound>;

export const FacebookChoice = z.object({
  businessId: BusinessId,
  signInId: Id,
  accounts: z
    .array(
      z.object({
        kind: PageKind,
        externalId: z.string().regex(/^\d{5,20}$/, "El identificador debe tener de 5 a 20 dígitos"),
      }),
      "Elige al menos una página o cuenta",
    )
    .min(1, "Elige al menos una página o cuenta")
    .max(10, "Elige hasta 10 páginas o cuentas a la vez"),
});
export type FacebookChoice = z.infer<typeof FacebookChoice>;
