// Which years a calendar day or an instant may lie in: for every call that carries one. Calendars, zones and the database
// part ways at the years 0 and 10000, and a row that was stored there could not be read again; the bounds keep far from
// both, so that a day or a month more or less stays within what all of them can count.

export type Years = { readonly first: number; readonly last: number };

/** Whatever has no narrower bounds of its own: nobody alive was born before (contract/agenda#limits; D-16.6). */
export const ALL_YEARS: Years = { first: 1900, last: 2100 };

/** Of a day (`YYYY-MM-DD`) or an instant (ISO 8601); years begin and end in UTC. */
export function isWithinYears(dayOrInstant: string, { first, last }: Years): boolean {
  const at = Date.parse(dayOrInstant);
  return at >= Date.UTC(first, 0, 1) && at < Date.UTC(last + 1, 0, 1);
}
