// Checks a place while it is being chosen, with the data on screen: gives the reason, then the remedy. The server
// decides.

import { restSpans } from "@mostrador/domain/business/branches/hours.ts";
import { closedFor, throughMidnight } from "@mostrador/domain/business/branches/hours-of-date.ts";
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { coversSpan, mergeSpans, type Span } from "@mostrador/domain/business/branches/spans.ts";
import { addDays, type Day, weekdayOf } from "@mostrador/domain/kit/calendar.ts";
import { whoComes } from "@mostrador/domain/scheduling/appointments/attendee.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import { hourOfMinutes } from "../../../../ui/time/hour-text.ts";
import { isOfClass } from "../classes/class-of.ts";
import { occupied } from "../grid/buffer/occupied.ts";
import { openOf, type Person } from "../grid/columns.ts";
import { type Segment, segmentsByDay } from "../grid/segments.ts";

/** Local minutes of the branch; `to` is after `from`. */
export type Place = Span & { day: Day; branchId: string; specialistId: string | null };
/** `short`: the text for the ghost. Anything not `isFinal` can be confirmed on save. */
export type PlaceProblem = { text: string; short: string; isFinal: boolean };

type Buffers = { minutesBefore?: number; minutesAfter?: number; capacity?: number };

type PlaceContext = {
  entries: readonly AgendaEntry[];
  branch: Branch;
  person: Person | undefined;
  /** The rests of the service, and its minutes on either side. */
  service: (Buffers & { _id?: string; name: string; restSchedules: Person["restSchedules"] }) | undefined;
  /** The appointment being edited. */
  ignoreId: string | null;
  now: { day: Day; minute: number };
};

const ASKED = "Al guardar te preguntamos si la agendas de todos modos.";

/** The most serious problem, or null. */
export function placeProblem(place: Place, known: PlaceContext): PlaceProblem | null {
  return takenProblem(place, known) ?? pastProblem(place, known) ?? closedProblem(place, known);
}

/** For any free person: a problem counts only if it applies to all people who give the service. */
export function nobodyProblem(
  place: Place,
  known: Omit<PlaceContext, "person">,
  people: readonly Person[],
): PlaceProblem | null {
  const each = people.map((person) => placeProblem({ ...place, specialistId: person._id }, { ...known, person }));
  if (each.includes(null)) return null;
  const soft = each.find((problem) => !problem?.isFinal);
  if (soft) return soft;
  const what = known.service ? `dé «${known.service.name}»` : "atienda";
  const text = `Nadie que ${what} en ${known.branch.name} está libre a esa hora. Elige otra hora.`;
  return { text, short: "Ocupado", isFinal: true };
}

function isPast(place: Pick<Place, "day" | "from">, now: { day: Day; minute: number }): boolean {
  return place.day < now.day || (place.day === now.day && place.from < now.minute);
}

function takenProblem(place: Place, known: PlaceContext): PlaceProblem | null {
  const { entries, person, ignoreId } = known;
  if (!person) return null;
  const own = entries.filter(({ _id, specialistId }) => specialistId === person._id && _id !== ignoreId);
  const taken = (segmentsByDay(own).get(place.day) ?? []).filter(
    ({ entry }) => entry.status === "block" || holdsPlace(entry.status),
  );
  const held = taken.filter((segment) => !sharesWith(segment, place, known));
  const capacity = known.service?.capacity ?? 1;
  if (taken.length - held.length >= capacity && capacity > 1)
    return { text: "Esa clase ya no tiene lugares. Elige otra hora.", short: "Llena", isFinal: true };
  const hit = held.find(({ from, to }) => from < place.to && place.from < to);
  if (!hit) return aroundProblem(place, known, held);
  const hours = hit.isCut ? "todo el día" : `de ${hourOfMinutes(hit.from)} a ${hourOfMinutes(hit.to)}`;
  const { entry } = hit;
  const reason =
    entry.status === "block"
      ? `${person.name} tiene bloqueado «${entry.title}» ${hours}.`
      : `${person.name} atiende a ${whoComes(entry) || "otra persona"} ${hours}.`;
  return { text: `${reason} Elige otra hora u otro especialista.`, short: "Ocupado", isFinal: true };
}

/** Whether it is of the class that begins then. */
function sharesWith({ entry, from }: Segment, place: Place, { service }: PlaceContext): boolean {
  const isSame = entry.serviceId === service?._id && entry.branchId === place.branchId && from === place.from;
  return isSame && isOfClass(entry) && (service?.capacity ?? 1) > 1;
}

/** Only the preparation or the cleaning of one of two appointments is in the way. */
function aroundProblem(place: Place, known: PlaceContext, held: readonly Segment[]): PlaceProblem | null {
  const moved = known.entries.find(({ _id }) => _id === known.ignoreId);
  // an appointment that is moved keeps its own minutes
  const own: Buffers = moved && moved.serviceId === known.service?._id ? moved : (known.service ?? {});
  const [from, to] = [place.from - (own.minutesBefore ?? 0), place.to + (own.minutesAfter ?? 0)];
  const hit = held.find((segment) => {
    const other = occupied(segment);
    return other.from < to && from < other.to;
  });
  if (!hit) return null;
  const other = hit.entry.status === "block" ? `el bloqueo «${hit.entry.title}»` : "otra cita";
  const text = `Entre esa hora y ${other} de ${known.person?.name} no queda tiempo para la preparación o la limpieza. Elige otra hora u otro especialista.`;
  return { text, short: "Sin tiempo para preparar", isFinal: true };
}

function pastProblem(place: Place, { now }: PlaceContext): PlaceProblem | null {
  if (!isPast(place, now)) return null;
  return { text: `Esa hora ya pasó. ${ASKED}`, short: "Ya pasó", isFinal: false };
}

function closedProblem(place: Place, { branch, person, service }: PlaceContext): PlaceProblem | null {
  const weekday = weekdayOf(place.day);
  const branchOpen = openOf([branch], place.day);
  const say = (reason: string, short: string) => ({ text: `${reason} ${ASKED}`, short, isFinal: false });
  const name = closedFor(branch, place.day);
  if (name !== null) return say(`${branch.name} está cerrado ese día por ${name}.`, "Cerrado");
  if (branchOpen.length === 0) return say(`${branch.name} no abre ese día.`, "Cerrado");
  if (!coversSpan(throughMidnight(branchOpen, openOf([branch], addDays(place.day, 1))), place.from, place.to)) {
    return say(`${branch.name} abre ese día ${spansText(branchOpen)}.`, "Fuera del horario");
  }
  const meets = (rests: readonly Span[]) => rests.some(({ from, to }) => from < place.to && place.from < to);
  if (person && meets(mergeSpans(restSpans(person.restSchedules[weekday])))) {
    const own = openOf([branch], place.day, person);
    if (own.length === 0) return say(`${person.name} no trabaja ese día.`, "Descansa");
    return say(`${person.name} trabaja ese día ${spansText(own)}.`, "Fuera del horario");
  }
  if (service && meets(restSpans(service.restSchedules[weekday]))) {
    return say(`«${service.name}» no se da a esa hora.`, "Fuera del horario");
  }
  return null;
}

/** 'de 9:00 am a 2:00 pm y de 3:00 pm a 6:00 pm' */
function spansText(spans: readonly Span[]): string {
  return spans.map(({ from, to }) => `de ${hourOfMinutes(from)} a ${hourOfMinutes(to)}`).join(" y ");
}
