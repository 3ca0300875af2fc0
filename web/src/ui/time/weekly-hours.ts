// The week as lists of ranges. A closed day is a single slot 00:00-00:00; an empty list means closed too.

export type Slot = { from: string; to: string };
export const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type WeekdayName = (typeof WEEK)[number];
/** The switch's label for an open day, and the text of a closed one. */
export type HoursWords = { on: string; off: string };
export type WeeklyHours = Record<WeekdayName, Slot[]>;

export const DAY_LABEL: Record<WeekdayName, string> = {
  monday: "Lunes",
  tuesday: "Martes",
  wednesday: "Miércoles",
  thursday: "Jueves",
  friday: "Viernes",
  saturday: "Sábado",
  sunday: "Domingo",
};

const CLOSED_MARKERS = new Set(["00:00-00:00", "00:01-23:59", "00:02-23:58"]);

export function isClosed(slots: readonly Slot[] | undefined): boolean {
  return (
    !slots || slots.length === 0 || (slots.length === 1 && CLOSED_MARKERS.has(`${slots[0]?.from}-${slots[0]?.to}`))
  );
}

export function closedDay(): Slot[] {
  return [{ from: "00:00", to: "00:00" }];
}

/** The hours of a newly opened day (contract/agenda#limits). */
export function openedDay(): Slot[] {
  return [{ from: "09:00", to: "18:00" }];
}

export function nextDay(day: WeekdayName): WeekdayName {
  return WEEK[(WEEK.indexOf(day) + 1) % WEEK.length] as WeekdayName;
}

/** The next range: an hour after the last one, two hours long. */
export function nextSlot(last: Slot): Slot {
  const start = Math.min(Number(last.to.slice(0, 2)) * 60 + Number(last.to.slice(3, 5)) + 60, 22 * 60 + 59);
  const text = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  return { from: text(start), to: text(Math.min(start + 120, 23 * 60 + 59)) };
}

/** The error of a day, in the server's words (D-16.2), or undefined. */
export function slotProblem(day: WeekdayName, slots: readonly Slot[]): string | undefined {
  if (isClosed(slots)) return undefined;
  const name = DAY_LABEL[day].toLowerCase();
  if (slots.some((slot) => slot.to <= slot.from))
    return `La hora de cierre no puede ser antes que la de apertura en ${name}`;
  const sorted = [...slots].sort((a, b) => a.from.localeCompare(b.from));
  const overlap = sorted.some((slot, index) => index > 0 && slot.from < (sorted[index - 1]?.to ?? ""));
  return overlap ? `Los horarios del ${name} se enciman` : undefined;
}
