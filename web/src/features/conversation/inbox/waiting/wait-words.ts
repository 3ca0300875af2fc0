// How long a contact has waited, as short text for a chip.

/** '12 min', '3 h', '2 d'. */
export function waitLength(since: string, now: number): string {
  const minutes = Math.max(1, Math.floor((now - Date.parse(since)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
