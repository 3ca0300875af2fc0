// The valid years for a calendar day or an instant, for every call. Calendars, zones and the database disagree at the
// years 0 and 10000, and such a row could not be read again. The bounds stay far from both, so that a day or a month
// more is still valid.

export type Years = { readonly first: number; readonly last: number };

/** The default without narrower bounds: no living person was born before (contract/agenda#limits; D-16.6). */
export const ALL_YEARS: Years = { first: 1900, last: 2100 };

/** Of a day (`YYYY-MM-DD`) or an instant (ISO 8601); years start and end in UTC. */
export function isWithinYears(dayOrInstant: string, { first, last }: Years): boolean {
  const at = Date.parse(dayOrInstant);
  return at >= Date.UTC(first, 0, 1) && at < Date.UTC(last + 1, 0, 1);
}
