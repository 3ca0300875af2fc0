// A calendar day as it stands in a line: 'vie 18 dic 2026'.
const FORMAT = new Intl.DateTimeFormat("es-MX", {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

export function dayShort(day: string): string {
  const parts = FORMAT.formatToParts(new Date(`${day.slice(0, 10)}T12:00:00Z`));
  const of = (type: string) => parts.find((part) => part.type === type)?.value.replace(".", "") ?? "";
  return `${of("weekday")} ${of("day")} ${of("month")} ${of("year")}`;
}
