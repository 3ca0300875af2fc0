// The services of a visit in the URL of a query.

export type VisitLine = { serviceId: string; specialistId?: string | undefined; minutes?: number | undefined };

const UUID = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}";
const LINE = `${UUID}(?::(?:${UUID})?(?::[1-9]\\d{0,3})?)?`;
export const LINES_TEXT: RegExp = new RegExp(`^${LINE}(?:,${LINE}){0,7}$`);

export function linesText(lines: readonly VisitLine[]): string {
  return lines
    .map(({ serviceId, specialistId, minutes }) => `${serviceId}:${specialistId ?? ""}${minutes ? `:${minutes}` : ""}`)
    .join(",");
}

/** Of what matches `LINES_TEXT`. */
export function readLines(text: string): VisitLine[] {
  return text.split(",").map((line) => {
    const [serviceId = "", specialistId, minutes] = line.split(":");
    return { serviceId, ...(specialistId && { specialistId }), ...(minutes && { minutes: Number(minutes) }) };
  });
}
