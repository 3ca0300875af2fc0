const day = new Intl.DateTimeFormat("es-MX", { weekday: "short", day: "numeric", month: "short", year: "numeric" });
const clock = new Intl.DateTimeFormat("es-MX", { hour: "2-digit", minute: "2-digit", hour12: false });

export function hour(at) {
  return clock.format(new Date(at));
}

/** Hoy, Ayer, vie 21 nov, 3 ene 2025. */
export function dayName(at) {
  const date = new Date(at);
  const midnight = (one) => new Date(one.getFullYear(), one.getMonth(), one.getDate()).getTime();
  const days = Math.round((midnight(new Date()) - midnight(date)) / 86_400_000);
  if (days === 0) return "Hoy";
  if (days === 1) return "Ayer";
  const sameYear = date.getFullYear() === new Date().getFullYear();
  const part = Object.fromEntries(day.formatToParts(date).map(({ type, value }) => [type, value]));
  return sameYear ? `${part.weekday} ${part.day} ${part.month}` : `${part.day} ${part.month} ${part.year}`;
}

export function shortWhen(at) {
  const name = dayName(at);
  return name === "Hoy" ? hour(at) : name;
}
