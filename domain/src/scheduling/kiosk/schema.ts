// Tablets at the reception of a branch, where clients say themselves that they are here (contract/agenda#reception-tablets).
import * as z from "zod";
import { reference } from "../../kit/reference.ts";
import { DateTime, Id, nameText, UpdatedAt } from "../../kit/schema.ts";
import { KIOSK_THEMES } from "./theme.ts";

export const NO_TABLET = "No se encontró la tableta";
/** For an unknown link, and one that was withdrawn. */
export const NO_KIOSK = "Esta tableta no está activa. Pide en tu negocio un enlace nuevo.";
export const MOST_TABLETS = 500;
export const TOO_MANY = `Puedes tener hasta ${MOST_TABLETS} tabletas. Elimina una que ya no uses.`;
/** How many of the next clients a tablet shows. */
export const MOST_SHOWN = 8;

const Theme = z.enum(KIOSK_THEMES, "El tema no es válido");

const fields = { branchId: reference("branch"), name: nameText(1, 60, "El nombre"), theme: Theme };

export const NewTablet = z.object({ businessId: Id, ...fields, theme: Theme.default("hour") });
export type NewTablet = z.infer<typeof NewTablet>;

/** What is left out stays. */
export const TabletEdit = z.object(fields).partial().extend({ updatedAt: UpdatedAt });
export type TabletEdit = z.infer<typeof TabletEdit>;

export const Tablet = z.object({
  _id: Id,
  businessId: Id,
  branchId: Id,
  branchName: z.string(),
  name: z.string(),
  theme: z.enum(KIOSK_THEMES),
  /** False: its link was withdrawn, and it shows nothing. */
  isActive: z.boolean(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Tablet = z.infer<typeof Tablet>;

/** The link is in no other answer: only its hash is stored. */
export const LinkedTablet = Tablet.extend({ url: z.string() });
export type LinkedTablet = z.infer<typeof LinkedTablet>;

/** Null: no tablet works at the branch of the appointment. */
export const ArrivalCode = z.object({ code: z.string().nullable() });

export const KioskToken = z.object({ token: z.string().max(200, "El enlace no es válido") });

/** What everybody in the waiting room may see: no numbers, no services, no full names. */
export const KioskScreen = z.object({
  business: z.object({ name: z.string(), logo: z.string(), color: z.string().nullable() }),
  branchName: z.string(),
  theme: z.enum(KIOSK_THEMES),
  zone: z.string(),
  next: z.array(
    z.object({
      name: z.string(),
      /** '4:30 pm' at the branch. */
      time: z.string(),
      specialist: z.string(),
      isHere: z.boolean(),
    }),
  ),
});
export type KioskScreen = z.infer<typeof KioskScreen>;

export const WRITE_NUMBER = "Escribe tu número a 10 dígitos";
export const WRITE_CODE = "Escribe los 4 dígitos de tu código";

export const Arrival = z.object({
  /** Digits: ten, or more with a country code. */
  whatsapp: z.string(WRITE_NUMBER).regex(/^\d{8,15}$/, WRITE_NUMBER),
  code: z.string(WRITE_CODE).regex(/^\d{4}$/, WRITE_CODE),
});
export type Arrival = z.infer<typeof Arrival>;

export const Arrived = z.object({ name: z.string(), text: z.string() });
