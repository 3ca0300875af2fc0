// The model of the agenda: the expected answer to each wish in each state (D-4). It follows the written decisions,
// without the product's code.
import { type Agenda, type Entry, GIVES_BACK } from "./agenda.ts";
import { isWithinHours } from "./free-hours.ts";
import { type Change, type Settings, type Shape, withChange } from "./settings.ts";

export type Wish =
  | (Omit<Entry, "id" | "status" | "end" | "service" | keyof Shape> & {
      kind: "book";
      service: string;
      end?: number;
      confirmed: boolean;
    })
  | ({ kind: "move"; id: string; title: string; confirmed: boolean } & Partial<
      Pick<Entry, "start" | "end" | "specialist"> & { service: string }
    >)
  | { kind: "status"; id: string; status: string }
  | { kind: "delete"; id: string; of: "appointment" | "block" }
  | { kind: "block"; branch: string; specialists: string[]; start: number; end: number; title: string }
  | ({ kind: "editBlock"; id: string; title: string } & Partial<Pick<Entry, "start" | "end" | "specialist">>)
  | { kind: "list"; specialist: string; start: number; end: number }
  | { kind: "set"; change: Change };

/** The expected answer of the product, and the state after it. */
export type Verdict = {
  status: number;
  /** Written entries; a new one has the id "". */
  writes?: Entry[];
  removes?: string;
  reads?: Entry[];
  settings?: Settings;
  /** The conflicting entries of a 409, in order of time. */
  inTheWay?: Entry[];
  /** The refused entry of a 409. */
  refused?: Entry;
  /** The 409 of a class without places. */
  isFull?: boolean;
};

export function verdict(agenda: Agenda, settings: Settings, wish: Wish): Verdict {
  switch (wish.kind) {
    case "book":
      return book(agenda, settings, wish);
    case "move":
      return move(agenda, settings, wish);
    case "status":
      return changeStatus(agenda, wish);
    case "delete":
      return isThere(agenda, wish.id, wish.of) ? { status: 200, removes: wish.id } : { status: 404 };
    case "block":
      return block(agenda, wish);
    case "editBlock":
      return editBlock(agenda, wish);
    case "list":
      return { status: 200, reads: agenda.touching(wish) };
    case "set":
      return { status: 200, settings: withChange(settings, wish.change) };
  }
}

function book(agenda: Agenda, settings: Settings, wish: Extract<Wish, { kind: "book" }>): Verdict {
  const { branch, specialist, service, start, title } = wish;
  const given = settings.services[service];
  const isGone = settings.branches[branch]?.isArchived || settings.specialists[specialist]?.isArchived;
  if (!given || given.isArchived || isGone) return { status: 404 };
  const end = wish.end ?? start + given.duration;
  const entry = { id: "", branch, specialist, service, start, end, title, ...shapeOf(given) };
  return (
    placed(agenda, settings, { ...entry, status: "agendada" }, wish.confirmed) ?? {
      status: 201,
      writes: [{ ...entry, status: "agendada" }],
    }
  );
}

function move(agenda: Agenda, settings: Settings, wish: Extract<Wish, { kind: "move" }>): Verdict {
  const before = agenda.entries.get(wish.id);
  if (!before || before.status === "block") return { status: 404 };
  const specialist = wish.specialist ?? before.specialist;
  const service = wish.service ?? (before.service as string);
  const isOther = service !== before.service;
  // A service or branch that the entry already has may be archived meanwhile.
  if (isOther && settings.services[service]?.isArchived) return { status: 404 };
  if (specialist !== before.specialist && settings.specialists[specialist]?.isArchived) return { status: 404 };
  const start = wish.start ?? before.start;
  const length = isOther ? (settings.services[service]?.duration as number) : before.end - before.start;
  const end = wish.end ?? start + length;
  if (end <= start || end - start > 1440) return { status: 400 };
  const isMoved = isOther || start !== before.start || end !== before.end || specialist !== before.specialist;
  const now = shapeOf(settings.services[service] as Shape);
  const shape = { ...shapeOf(isOther ? now : before), capacity: isMoved ? now.capacity : before.capacity };
  const after = { ...before, ...shape, specialist, service, start, end, title: wish.title };
  const holds = !GIVES_BACK.includes(before.status);
  const refusal = holds && isMoved ? placed(agenda, settings, after, wish.confirmed) : null;
  return refusal ?? { status: 200, writes: [after] };
}

/** 422 outside working hours without confirmation (D-4.4), 409 when the time is taken (D-4.3), else null. */
function placed(agenda: Agenda, settings: Settings, entry: Entry, confirmed: boolean): Verdict | null {
  if (!confirmed && !isWithinHours(settings, { ...entry, service: entry.service as string })) return { status: 422 };
  return takenBy(agenda, entry);
}

/** Null where the entry may be there. */
function takenBy(agenda: Agenda, entry: Entry): Verdict | null {
  const inTheWay = agenda.standsIn(entry, entry.id);
  const isFull = entry.capacity > 1 && agenda.inClass(entry, entry.id) >= entry.capacity;
  return isFull || inTheWay.length > 0 ? { status: 409, inTheWay, isFull, refused: entry } : null;
}

function shapeOf({ before, after, capacity }: Shape): Shape {
  return { before, after, capacity };
}

function changeStatus(agenda: Agenda, { id, status }: Extract<Wish, { kind: "status" }>): Verdict {
  const before = agenda.entries.get(id);
  if (!before || before.status === "block") return { status: 404 };
  const comesBack = GIVES_BACK.includes(before.status) && !GIVES_BACK.includes(status);
  return (comesBack ? takenBy(agenda, before) : null) ?? { status: 200, writes: [{ ...before, status }] };
}

const ALONE = { before: 0, after: 0, capacity: 1 };

function block(agenda: Agenda, wish: Extract<Wish, { kind: "block" }>): Verdict {
  const entries = [...new Set(wish.specialists)].sort().map((specialist) => {
    const { branch, start, end, title } = wish;
    return { id: "", branch, specialist, service: null, start, end, status: "block", title, ...ALONE };
  });
  const refused = entries.find((entry) => appointmentsIn(agenda, entry).length > 0);
  if (refused) return { status: 409, inTheWay: appointmentsIn(agenda, refused), refused };
  return { status: 201, writes: entries };
}

function editBlock(agenda: Agenda, wish: Extract<Wish, { kind: "editBlock" }>): Verdict {
  const before = agenda.entries.get(wish.id);
  if (before?.status !== "block") return { status: 404 };
  const { start = before.start, end = before.end, specialist = before.specialist, title } = wish;
  if (end <= start) return { status: 400 };
  const after = { ...before, start, end, specialist, title };
  const covered = appointmentsIn(agenda, after);
  return covered.length > 0 ? { status: 409, inTheWay: covered, refused: after } : { status: 200, writes: [after] };
}

function appointmentsIn(agenda: Agenda, entry: Entry): Entry[] {
  return agenda.standsIn(entry).filter(({ status }) => status !== "block");
}

function isThere(agenda: Agenda, id: string, of: "appointment" | "block"): boolean {
  const entry = agenda.entries.get(id);
  return entry !== undefined && (entry.status === "block") === (of === "block");
}
