// The example day of a salon for the front page, in the data types of the agenda. No real customers appear in it.
import type { Span } from "@mostrador/domain/business/branches/spans.ts";
import type { Column } from "../../../features/scheduling/appointments/grid/columns.ts";
import type { Segment } from "../../../features/scheduling/appointments/grid/segments.ts";

type Status = Segment["entry"]["status"];
type Line = [column: number, from: string, to: string, client: string, service: string, status: Status];

/** The agenda's types require a day; it is not shown. */
const DAY = "2026-01-06";
const OPEN: readonly Span[] = [
  { from: 10 * 60, to: 14 * 60 },
  { from: 15 * 60, to: 19 * 60 },
];
const PEOPLE = [
  { _id: "lucia", name: "Lucía", colorHex: "#7c5cff" },
  { _id: "mariela", name: "Mariela", colorHex: "#0f9d82" },
  { _id: "renata", name: "Renata", colorHex: "#d6336c" },
] as const;

const NO_RESTS = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

export const HOURS: Span = { from: 9 * 60, to: 15 * 60 };

export const COLUMNS: readonly Column[] = PEOPLE.map((one) => ({
  key: one._id,
  day: DAY,
  specialist: { ...one, restSchedules: NO_RESTS, isArchived: false },
  open: OPEN,
}));

const BOOKED: readonly Line[] = [
  [0, "10:00", "11:00", "Valeria Pech", "Corte de dama", "confirmada"],
  [0, "12:30", "13:30", "Sofía Canul", "Peinado para evento", "agendada"],
  [1, "10:30", "12:00", "Ingrid Uc", "Uñas acrílicas", "confirmada"],
  [1, "12:00", "12:45", "Daniela Chan", "Manicure", "pago_pendiente"],
  [1, "13:15", "14:00", "Paula Ek", "Pedicure", "agendada"],
  [2, "10:00", "12:30", "Karla May", "Tinte completo", "confirmada"],
  [2, "13:00", "14:00", "", "Comida", "block"],
];
/** The appointment that the example conversation books. */
const NEW: Line = [0, "11:00", "12:00", "Ximena Poot", "Corte de dama", "agendada"];

export const EXAMPLE_WORDS =
  "Agenda del martes con tres especialistas y sus citas. Al terminar la conversación aparece la de Ximena Poot con Lucía, de 11:00 a 12:00.";

const segment = ([column, from, to, client, service, status]: Line): Segment => {
  const person = PEOPLE[column] as (typeof PEOPLE)[number];
  const entry = {
    _id: `${person._id}-${from}`,
    status,
    title: status === "block" ? service : "",
    clientName: client,
    attendeeName: null,
    serviceName: service,
    specialistId: person._id,
    colorHex: status === "block" ? "#555555" : person.colorHex,
  };
  // The grid draws these fields of an entry; the others belong to forms that do not open here.
  return { entry: entry as Segment["entry"], from: minutes(from), to: minutes(to), isCut: false };
};

const before = group(BOOKED);
const after = group([...BOOKED, NEW]);

export function segmentsOf(column: Column, isBooked: boolean): readonly Segment[] {
  return (isBooked ? after : before).get(column.key) ?? [];
}

function group(lines: readonly Line[]): Map<string, Segment[]> {
  const groups = new Map<string, Segment[]>(PEOPLE.map(({ _id }) => [_id, []]));
  for (const one of lines.map(segment)) groups.get(one.entry.specialistId)?.push(one);
  return groups;
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
