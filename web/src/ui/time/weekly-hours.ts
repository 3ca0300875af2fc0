// The week as lists of from/to. A closed day is a single slot 00:00-00:00; an empty list reads as closed too.

export type Slot = { from: string; to: string };
export const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type WeekdayName = (typeof WEEK)[number];
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

/** The next block: an hour after the last one, two hours long; 09:00 to 18:00 on an empty day. */
export function nextSlot(slots: readonly Slot[]): Slot {
  const last = slots.at(-1);
  if (!last) return { from: "09:00", to: "18:00" };
  const start = Math.min(Number(last.to.slice(0, 2)) * 60 + Number(last.to.slice(3, 5)) + 60, 22 * 60 + 59);
  const text = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  return { from: text(start), to: text(Math.min(start + 120, 23 * 60 + 59)) };
}

/** What is wrong with a day, in words, or undefined. */
export function slotProblem(slots: readonly Slot[]): string | undefined {
  if (isClosed(slots)) return undefined;
  if (slots.some((slot) => slot.to <= slot.from)) return "La hora de fin debe ser después de la de inicio";
  const sorted = [...slots].sort((a, b) => a.from.localeCompare(b.from));
  const overlap = sorted.some((slot, index) => index > 0 && slot.from < (sorted[index - 1]?.to ?? ""));
  return overlap ? "Los horarios de este día se enciman" : undefined;
}
