// Whether an appointment may be written at the requested place and time, and the error if not. A person at the
// calendar may book outside working hours after a warning; the assistant and the public pages only take free slots
// (D-4.4). The database itself refuses overlaps (D-4.3); here they get their texts.
import { closedFor } from "../../business/branches/hours-of-date.ts";
import { DAY_NAMES } from "../../business/branches/weekly-ranges.ts";
import { weekdayOf } from "../../kit/calendar.ts";
import { conflict, DomainError } from "../../kit/domain-error.ts";
import { type Instant, localOf } from "../../kit/time.ts";
import { sayTheTime } from "../../kit/words/say-date.ts";
import { isTaken, type SlotRefusal, whyNotFree, whyOutsideHours } from "./refusal.ts";
import type { SlotQuestion } from "./slots/slot-question.ts";

export const TAKEN = "El especialista ya tiene una cita en ese horario";

const NO_ROOM = "A esa hora no queda libre ninguna sala para ese servicio";
/** Where the database found out first. */
export const NO_FACILITY = "A esa hora no queda libre la sala o el equipo que necesita el servicio";
export const CLASS_FULL = "Esa clase ya no tiene lugares";
const BLOCKED = "El especialista tiene bloqueado ese horario";
const THEIRS = "Esa hora choca con la preparación o la limpieza de otra cita del especialista";
const OWN = "La preparación o la limpieza de esta cita choca con otra cita del especialista";
const OWN_BLOCKED = "La preparación o la limpieza de esta cita choca con un horario bloqueado";

/** What already takes the requested slot. */
export type Overlap = {
  readonly isBlock: boolean;
  readonly title: string;
  readonly start: Instant;
  /** Whose preparation or cleaning is in the way; null where the two themselves meet. */
  readonly around: "theirs" | "own" | null;
};

export const REFUSAL_TEXTS: Readonly<Record<SlotRefusal, string>> = {
  taken: TAKEN,
  closed_day: "La sucursal no atiende ese día",
  outside_hours: "Esa hora está fuera del horario de atención",
  does_not_fit: "La cita no cabe a esa hora: termina después del cierre o entra en un descanso",
  not_offered: "A esa hora no empieza ninguna cita",
  past: "Esa hora ya pasó",
  too_soon: "Esa hora está demasiado cerca para agendarla",
  too_far: "Esa fecha está demasiado lejos para agendarla",
  specialist_off: "El especialista no atiende a esa hora",
  no_specialist: "Ningún especialista da ese servicio en la sucursal",
};

/**
 * Refuses with 422 a time outside working hours, unless the person has confirmed it. `place` has one specialist;
 * `start` and `end` are epoch minutes. `data.confirmOutsideHours` tells the screen that it may ask.
 */
export function checkHours(place: SlotQuestion, start: number, end: number, isConfirmed: boolean): void {
  const [specialist] = place.specialists;
  if (isConfirmed || !specialist) return;
  const refusal = whyOutsideHours({ ...place, specialist }, start, end);
  if (!refusal) return;
  const message = `${sayRefusal(refusal, place, start)}. Si quieres agendar de todos modos, confírmalo.`;
  throw new DomainError(422, message, { data: { refusal, confirmOutsideHours: true } });
}

/** The warnings that a person at the agenda has confirmed. */
export type Confirmations = {
  confirmOutsideHours?: boolean | undefined;
  confirmOtherBranch?: boolean | undefined;
  confirmNotGiven?: boolean | undefined;
};

/**
 * Refuses with 422 a specialist of another branch, and a service that they do not give, unless the person has
 * confirmed it. `data` has each flag to confirm.
 */
export function checkPairing(place: { isOfBranch: boolean; isGiven: boolean }, confirmed: Confirmations): void {
  const asks = {
    ...(!place.isOfBranch && !confirmed.confirmOtherBranch && { confirmOtherBranch: true }),
    ...(!place.isGiven && !confirmed.confirmNotGiven && { confirmNotGiven: true }),
  };
  const reasons = [
    ...(asks.confirmOtherBranch ? ["El especialista atiende en otra sucursal"] : []),
    ...(asks.confirmNotGiven ? ["El especialista no da ese servicio"] : []),
  ];
  if (reasons.length === 0) return;
  const message = `${reasons.join(". ")}. Si quieres agendar de todos modos, confírmalo.`;
  throw new DomainError(422, message, {
    errors: reasons.map((reason) => ({ path: "appointment.specialistId", message: reason })),
    data: asks,
  });
}

/**
 * Refuses every slot that `freeSlots` would not offer: 409 when it is taken, else 422. `start` and `now` are epoch
 * minutes.
 */
export function checkFree(place: SlotQuestion, start: number, now: number): void {
  const refusal = whyNotFree(place, start, now);
  if (!refusal) return;
  if (refusal !== "taken") throw new DomainError(422, sayRefusal(refusal, place, start), { data: { refusal } });
  throw new DomainError(409, whatIsTaken(place, start), { data: { refusal } });
}

/** The person, else a room or equipment that the service needs. */
function whatIsTaken({ facilities: _, ...place }: SlotQuestion, start: number): string {
  const end = start + place.service.durationMinutes;
  const isSomebodyFree = place.specialists.some(
    (specialist) =>
      !isTaken(place, specialist, start, end) && whyOutsideHours({ ...place, specialist }, start, end) === null,
  );
  return isSomebodyFree ? NO_FACILITY : TAKEN;
}

/** The reason of a closed date (D-17.10). */
function sayRefusal(refusal: SlotRefusal, { zone, branch }: SlotQuestion, start: number): string {
  const name = refusal === "closed_day" ? closedFor(branch, localOf(zone, start * 60_000).day) : null;
  return name ? `Ese día la sucursal está cerrada por ${name}` : REFUSAL_TEXTS[refusal];
}

/** 409 for an appointment where none of our own entries is in the way. */
export function busyElsewhereRefusal(slots: readonly object[]): DomainError {
  return conflict("El especialista está ocupado en su Google Calendar a esa hora", { refusal: "taken", slots });
}

/** 409 for an appointment; `data.slots` are the nearest free ones. */
export function takenRefusal(overlaps: readonly Overlap[], slots: readonly object[]): DomainError {
  return conflict(takenText(overlaps), { refusal: "taken", slots });
}

function takenText(overlaps: readonly Overlap[]): string {
  const met = overlaps.filter(({ around }) => around === null);
  if (met.length > 0) return met.every(({ isBlock }) => isBlock) ? BLOCKED : TAKEN;
  if (overlaps.some(({ around }) => around === "theirs")) return THEIRS;
  if (overlaps.length === 0) return TAKEN;
  return overlaps.every(({ isBlock }) => isBlock) ? OWN_BLOCKED : OWN;
}

/** 409 for an appointment whose room or equipment is taken. */
export function facilityRefusal(missing: readonly { kind: string; name: string }[], slots: readonly object[]) {
  const [first] = missing;
  const message = first?.kind === "equipment" ? `A esa hora no queda libre «${first.name}»` : NO_ROOM;
  return conflict(message, { refusal: "taken", slots });
}

/** 409 for an appointment of a class without places. */
export function classRefusal(slots: readonly object[]): DomainError {
  return conflict(CLASS_FULL, { refusal: "taken", slots });
}

/** 409 for a block, naming the appointment that it would cover (D-4.3). */
export function coveringRefusal(zone: string, [first]: readonly Overlap[]): DomainError {
  if (!first) return conflict("Hay una cita en ese horario y un bloqueo no puede cubrirla");
  const { day, time } = localOf(zone, first.start);
  const date = `${DAY_NAMES[weekdayOf(day)]} ${Number(day.slice(8))} de ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
  const what = first.around ? "la preparación o la limpieza de una cita" : "una cita";
  return conflict(
    `El bloqueo cubre ${what}: ${first.title}, ${date} a ${sayTheTime(time)}. Muévela o cancélala primero.`,
  );
}

const MONTHS = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
];
