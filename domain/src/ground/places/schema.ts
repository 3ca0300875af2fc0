import * as z from "zod";
import { REQUIRED } from "../../kit/schema.ts";

const name = z.string(REQUIRED).trim().min(1, REQUIRED).max(100, "El nombre es demasiado largo");

const search = z.string().trim().max(100, "La búsqueda es demasiado larga").default("");

/** As a form has it: its name, or its code of two letters. */
export const StatesQuestion = z.object({ country: name, search });
export const CitiesQuestion = z.object({ country: name, state: name, search });

/** `code` of ISO 3166. */
export const Country = z.object({ code: z.string(), name: z.string() });
export const PlaceNames = z.array(z.string());

/** What a link to a map says; one of the two is present: a point, or the search words. */
export const MapLink = z.object({
  /** The final target of the link. */
  url: z.string(),
  /** The same point in a link that is short enough to store; null without one. */
  link: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  address: z.string().nullable(),
});
export type MapLink = z.infer<typeof MapLink>;
