// Lists the differences between the agenda and Google. There are none once both sides got all changes.
import type { CalendarWorld, Entry, Outside, Person } from "./world.ts";

const HOLDING = new Set(["agendada", "confirmada", "asistida", "pago_pendiente", "block"]);

/** A person's own event as they left it, and the time that it takes, in epoch ms, or null. */
export type Note = { summary: string; busy: { from: number; to: number } | null };

export async function differences(world: CalendarWorld, notes: Map<Person, Map<string, Note>>): Promise<string[]> {
  const [entries, questions] = await Promise.all([world.entries(), world.questions()]);
  const asked = new Map(questions.flatMap(({ kind, appointments }) => appointments.map(({ _id }) => [_id, kind])));
  const found: string[] = [];
  for (const person of world.people) {
    const own = entries.filter(({ specialistId }) => specialistId === person.specialistId);
    const outside = (await person.google.events()) as unknown as Outside[];
    found.push(
      ...ofAppointments(own, outside, asked),
      ...ofNotes(outside, notes.get(person) ?? new Map()),
      ...ofBusyTimes(own, notes.get(person) ?? new Map()),
    );
  }
  return found;
}

function ofAppointments(own: Entry[], outside: Outside[], asked: Map<string, "deleted" | "moved">): string[] {
  const found: string[] = [];
  const ours = Map.groupBy(
    outside.filter((event) => markOf(event)),
    (event) => markOf(event) as string,
  );
  const held = own.filter(({ source, status }) => source === "mostrador" && HOLDING.has(status));
  for (const entry of held) {
    const events = ours.get(entry._id) ?? [];
    ours.delete(entry._id);
    const kind = asked.get(entry._id);
    const wanted = kind === "deleted" ? 0 : 1;
    if (events.length !== wanted) found.push(`${entry._id} (${kind ?? entry.status}): ${events.length} events`);
    const [event] = events;
    if (event && !kind && spanOf(event) !== spanOfEntry(entry))
      found.push(`${entry._id} (${entry.status}): ${spanOf(event)} there, ${spanOfEntry(entry)} here`);
  }
  for (const id of ours.keys()) found.push(`${id}: an event of nothing that holds its place`);
  return found;
}

/** The product changes or deletes none of a person's own events. */
function ofNotes(outside: Outside[], notes: Map<string, Note>): string[] {
  const there = new Map(outside.filter((event) => !markOf(event)).map(({ id, summary }) => [id, summary]));
  const wrong = [...notes]
    .filter(([id, note]) => there.get(id) !== note.summary)
    .map(([id]) => `note ${id} is not there`);
  return there.size > notes.size ? [...wrong, "more notes than anybody made"] : wrong;
}

function ofBusyTimes(own: Entry[], notes: Map<string, Note>): string[] {
  const shown = merged(
    own
      .filter(({ source }) => source === "google")
      .map(({ start, end }) => ({ from: Date.parse(start), to: Date.parse(end) })),
  );
  const wanted = merged([...notes.values()].flatMap(({ busy }) => busy ?? []));
  return shown === wanted ? [] : [`busy here ${shown}, there ${wanted}`];
}

function merged(spans: { from: number; to: number }[]): string {
  const sorted = [...spans].sort((a, b) => a.from - b.from);
  const whole: { from: number; to: number }[] = [];
  for (const span of sorted) {
    const last = whole.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else whole.push({ ...span });
  }
  return whole.map(({ from, to }) => said(from, to)).join(" ");
}

function markOf(event: Outside): string | undefined {
  return event.extendedProperties?.private?.appointmentId;
}

function spanOf({ start, end }: Outside): string {
  return said(Date.parse(start.dateTime ?? ""), Date.parse(end.dateTime ?? ""));
}

function spanOfEntry({ start, end }: Entry): string {
  return said(Date.parse(start), Date.parse(end));
}

function said(from: number, to: number): string {
  return [from, to].map((at) => (Number.isNaN(at) ? "?" : new Date(at).toISOString().slice(5, 16))).join("/");
}
