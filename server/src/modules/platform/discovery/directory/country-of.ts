// The country of a listing for search engines: 'MX'. Its owner writes it in words, or leaves it to the code of the number.
import { PHONE_COUNTRIES } from "@mostrador/domain/kit/phone-countries.ts";
import { fold } from "@mostrador/domain/kit/text.ts";
import { knownCountries } from "../../../ground/places/index.ts";
import type { Listing } from "./read-listings.ts";

/** ISO 3166; words that name no country stay as they are. */
export async function countryOf({ country, countryCode }: Pick<Listing, "country" | "countryCode">): Promise<string> {
  const written = fold(country);
  if (written === "") return PHONE_COUNTRIES.find(({ code }) => code === countryCode)?.country ?? "MX";
  const known = await knownCountries();
  return known.find(({ code, name }) => fold(name) === written || fold(code) === written)?.code ?? country;
}
