// The data that `npm run places` writes, read on first use: no start waits for it.
import { readFile } from "node:fs/promises";

export type KnownCountry = { code: string; name: string; states: string[] };

type CountryRow = [code: string, name: string, states: string[]];
type StateRow = [state: string, cities: string[]];

export async function knownCountries(): Promise<KnownCountry[]> {
  const rows = await countries();
  return rows.map(([code, name, states]) => ({ code, name, states }));
}

/** For a state of Mexico, by its name in `knownCountries`. */
export async function citiesOf(state: string): Promise<string[]> {
  const rows = await cities();
  return rows.find(([name]) => name === state)?.[1] ?? [];
}

const countries = once<CountryRow[]>("countries.json");
const cities = once<StateRow[]>("cities-of-mexico.json");

function once<Rows>(file: string): () => Promise<Rows> {
  let read: Promise<Rows> | undefined;
  return () => {
    read ??= readFile(new URL(`data/${file}`, import.meta.url), "utf8").then(JSON.parse);
    read.catch(() => {
      read = undefined;
    });
    return read;
  };
}
