// The page of a package of sessions for people with its link, and what they buy there.
import * as z from "zod";
import { withNumber } from "../../../business/contacts/schema.ts";
import { Day, Id } from "../../../kit/schema.ts";
import { Person, RequestKey } from "../schema.ts";

export const NOT_SOLD_ONLINE = "Este paquete ya no se vende en línea";
export const NO_ONLINE_PAYMENT = "Por ahora no se puede pagar en línea. Escríbele al negocio.";

/** `mayPay`: the business takes payments online now. */
export const PublicPackage = z.object({
  _id: Id,
  name: z.string(),
  description: z.string(),
  services: z.array(z.string()),
  sessions: z.int(),
  price: z.number(),
  /** Days from the payment on; null: they never expire. */
  validDays: z.int().nullable(),
  mayPay: z.boolean(),
});
export type PublicPackage = z.infer<typeof PublicPackage>;

/** The same key is the same purchase. */
export const OwnPackage = withNumber(z.object({ ...Person, key: RequestKey }));
export type OwnPackage = z.infer<typeof OwnPackage>;

/** Where it is paid, until when. */
export const PackageToPay = z.object({ packageName: z.string(), amount: z.number(), url: z.string(), until: Day });
export type PackageToPay = z.infer<typeof PackageToPay>;
