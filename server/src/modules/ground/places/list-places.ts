// The names that a form suggests for an address. They are suggestions: a person may keep another name.
import type { listCities as citiesRoute, listStates as statesRoute } from "@mostrador/domain/ground/places/routes.ts";
import { fold } from "@mostrador/domain/kit/text.ts";
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import type { PersonCtx } from "../../../kernel/context.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { citiesOf, type KnownCountry, knownCountries } from "./known-places.ts";

/** Other names that people write for them. */
const ALSO: Record<string, string> = lookup({
  "estados unidos mexicanos": "mexico",
  eua: "estados unidos",
  usa: "estados unidos",
});

export async function listCountries() {
  const known = await knownCountries();
  return { data: known.map(({ code, name }) => ({ code, name })) };
}

/** Empty for an unknown country. */
export async function listStates(_ctx: PersonCtx, { body }: Pick<Call<typeof statesRoute>, "body">) {
  const country = await countryOf(body.country);
  return { data: matching(country?.states ?? [], body.search) };
}

/** Empty except for the states of Mexico. */
export async function listCities(_ctx: PersonCtx, { body }: Pick<Call<typeof citiesRoute>, "body">) {
  const country = await countryOf(body.country);
  if (country?.code !== "MX") return { data: [] };
  const wanted = stateName(body.state);
  const state = country.states.find((name) => stateName(name) === wanted);
  return { data: state === undefined ? [] : matching(await citiesOf(state), body.search) };
}

async function countryOf(said: string): Promise<KnownCountry | undefined> {
  const wanted = fold(said);
  const name = ALSO[wanted] ?? wanted;
  return (await knownCountries()).find((country) => fold(country.name) === name || fold(country.code) === name);
}

/** 'Estado de México' is also 'México', and 'Michoacán de Ocampo' is 'Michoacán'. */
function stateName(said: string): string {
  const name = fold(said)
    .replace(/^estado de /, "")
    .replace(/ de (zaragoza|ocampo|ignacio de la llave|arteaga)$/, "");
  return name === "cdmx" || name === "distrito federal" ? "ciudad de mexico" : name;
}

/** Names that begin with the search come first. */
function matching(names: readonly string[], search: string): string[] {
  const wanted = fold(search);
  const found = names.filter((name) => fold(name).includes(wanted));
  if (wanted === "") return found;
  const begins = (name: string) => fold(name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((name) => !begins(name))];
}
