// Hours in the Mexican format, the same on all screens: '5:00 pm' (D-17.6).

/** Of 'HH:mm'; '24:00' is midnight. */
export function hourText(time: string): string {
  const hour = Number(time.slice(0, 2)) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)} ${hour < 12 ? "am" : "pm"}`;
}

/** For minutes after midnight, also of the next day. */
export function hourOfMinutes(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return hourText(`${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
}

/** For an ISO 8601 instant, at its own offset. */
export function hourOfInstant(instant: string): string {
  return hourText(instant.slice(11, 16));
}
