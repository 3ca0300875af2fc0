// A calendar day as short text: 'vie 18 dic 2026'. An instant is shown as the viewer's local day.
const OPTIONS = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;
const OF_DAY = new Intl.DateTimeFormat("es-MX", { ...OPTIONS, timeZone: "UTC" });
const OF_INSTANT = new Intl.DateTimeFormat("es-MX", OPTIONS);

export function dayShort(value: string): string {
  const isDay = value.length === 10;
  const parts = isDay
    ? OF_DAY.formatToParts(new Date(`${value}T12:00:00Z`))
    : OF_INSTANT.formatToParts(new Date(value));
  const of = (type: string) => parts.find((part) => part.type === type)?.value.replace(".", "") ?? "";
  return `${of("weekday")} ${of("day")} ${of("month")} ${of("year")}`;
}
