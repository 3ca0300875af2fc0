// One answer to a person of the business (D-9.7): it lists a day, and asks before it changes a status, blocks time or
// sets a reminder. It acts only after a plain written yes, never on audio. Pure: the caller reads the agenda before
// and carries out `act` after.
import { addDays, type Day, dayNumber } from "../../../kit/calendar.ts";
import { foldedWords } from "../../../kit/text.ts";
import type { AppointmentStatus } from "../../../scheduling/appointments/status.ts";
import type { Errand } from "./errand.ts";
import { type ListedAppointment, meantAppointments } from "./find-listed.ts";
import { answerReminder, settleReminder } from "./reminders/answer-reminder.ts";
import * as say from "./say-staff.ts";
import { type Asked, PENDING_MS, type StaffMemory } from "./schema.ts";
import type { StaffAnswer, StaffFacts } from "./staff-facts.ts";

const MOST_DAYS = 7;

/** The days with the appointments to read. */
export function daysWanted(errand: Errand, memory: StaffMemory, today: Day): { from: Day; to: Day } {
  const { pending } = memory;
  if (errand.answer === "yes" && pending?.what.kind === "status")
    return { from: pending.what.day, to: pending.what.day };
  if (errand.days) {
    const { from, to } = errand.days;
    return dayNumber(to) - dayNumber(from) >= MOST_DAYS ? { from, to: addDays(from, MOST_DAYS - 1) } : { from, to };
  }
  const day = errand.kind === "agenda" ? today : (memory.day ?? today);
  return { from: day, to: day };
}

export function answerStaff(errand: Errand, memory: StaffMemory, facts: StaffFacts): StaffAnswer {
  const { pending, asked } = memory;
  if (pending && errand.answer === "yes") return facts.isHeard ? askInWriting(memory) : settle(memory, facts);
  if (pending && errand.answer === "no") return only(say.DISMISSED, memory);
  const ofReminder = answerReminder(errand, memory, facts);
  if (ofReminder) return ofReminder;
  if (errand.kind === "status" && errand.status) return askWhich(errand, errand.status, memory, facts);
  if (errand.kind === "block") return askBlock(errand, memory, facts);
  if (asked?.what === "which" && errand.answer === "no") return only(say.DISMISSED, memory);
  if (asked?.what === "which" && (errand.pick !== null || errand.hours.length > 0 || errand.kind === "other"))
    return askWhich(errand, asked.status, memory, facts);
  if (asked?.what === "whom" && (errand.everybody || errand.specialistIds.length > 0))
    return proposeBlock(asked, chosen(errand, facts), memory, facts);
  if (errand.kind === "agenda") return tellDays(errand, memory, facts);
  if (errand.kind === "unknown") return only(say.sayUnknown(facts.capabilities), memory);
  return only(say.sayAbilities(facts.capabilities), memory);
}

function tellDays(errand: Errand, memory: StaffMemory, facts: StaffFacts): StaffAnswer {
  if (!facts.capabilities.getAppointmentsByDate) return only(say.OFF, memory);
  if (!facts.may.view) return only(say.NOT_ALLOWED, memory);
  const days = daysWanted(errand, memory, facts.today);
  const whose = errand.specialistIds;
  const appointments = facts.appointments.filter((one) => whose.length === 0 || whose.includes(one.specialistId));
  if (errand.ofCancelled) {
    const cancelled = appointments.filter(({ status }) => status === "cancelada");
    return listed(say.sayCancelled(days, cancelled, facts.today), cancelled, days.from, null);
  }
  return listed(say.sayAgenda(days, appointments, facts.today), say.standingOf(appointments), days.from, null);
}

function askWhich(errand: Errand, status: AppointmentStatus, memory: StaffMemory, facts: StaffFacts): StaffAnswer {
  if (!facts.capabilities.updateAppointmentStatus) return only(say.OFF, memory);
  if (!facts.may.status) return only(say.NOT_ALLOWED, memory);
  const { today } = facts;
  const days = daysWanted(errand, memory, today);
  const open = facts.appointments.filter((one) => one.status !== status);
  const between = candidatesOf(errand, open, memory);
  const meant = meantAppointments(errand, between ?? open, memory.listed);
  const [one] = meant;
  if (!one) {
    const none =
      open.length === 0
        ? say.noneToMark(status, days, today)
        : `No encontré esa cita. ${say.sayAgenda(days, open, today)}`;
    return listed(none, say.standingOf(open), days.from, open.length === 0 ? null : { what: "which", status });
  }
  if (meant.length > 1) {
    const again = between !== null && meant.length === between.length ? `${say.WHICH_ONE} ` : "";
    return listed(
      `${again}¿Cuál de estas?\n${say.numberedList(meant.slice(0, say.MOST_LISTED), days.from === days.to ? null : today)}`,
      meant,
      days.from,
      { what: "which", status },
    );
  }
  const words = say.askStatus(one, status, today);
  const what = { kind: "status", appointmentId: one.id, day: one.day, status } as const;
  return { reply: words, memory: { ...memory, asked: null, pending: { what, words, at: facts.now } }, act: null };
}

/**
 * After 'which of these?' the answer is one of these: a yes, or words that fit nothing, never adds others. Null: no
 * such question.
 */
function candidatesOf(
  { kind }: Errand,
  open: readonly ListedAppointment[],
  { asked, listed: shown }: StaffMemory,
): readonly ListedAppointment[] | null {
  if (asked?.what !== "which" || kind === "status") return null;
  const these = open.filter(({ id }) => shown.includes(id));
  return these.length > 0 ? these : null;
}

function askBlock(errand: Errand, memory: StaffMemory, facts: StaffFacts): StaffAnswer {
  if (!facts.capabilities.createBlockSchedules) return only(say.OFF, memory);
  if (!facts.may.block) return only(say.NOT_ALLOWED, memory);
  if (!errand.days) return only(say.WHICH_DAY, memory);
  if (!errand.span) return only(say.WHICH_HOURS, memory);
  const wanted = { what: "whom", day: errand.days.from, ...errand.span } as const;
  const ids = chosen(errand, facts);
  if (ids.length > 0) return proposeBlock(wanted, ids, memory, facts);
  const names = facts.specialists.map(({ name }) => name);
  if (names.length === 0) return only("Todavía no hay especialistas a quienes bloquear un horario.", memory);
  return {
    ...only(`¿Para quién? ${say.namesText(names)}, o «todos».`, memory),
    memory: { ...memory, pending: null, asked: wanted },
  };
}

function proposeBlock(
  { day, from, to }: Omit<Extract<Asked, { what: "whom" }>, "what">,
  specialistIds: string[],
  memory: StaffMemory,
  facts: StaffFacts,
): StaffAnswer {
  if (!facts.capabilities.createBlockSchedules) return only(say.OFF, memory);
  if (!facts.may.block) return only(say.NOT_ALLOWED, memory);
  const words = say.askBlock({ day, from, to, names: namesOf(specialistIds, facts) }, facts.today);
  const what = { kind: "block" as const, day, from, to, specialistIds };
  return { reply: words, memory: { ...memory, asked: null, pending: { what, words, at: facts.now } }, act: null };
}

/** The people it is about: those named, all, the only one, or the writer. */
function chosen(errand: Errand, { specialists, ownSpecialistId }: StaffFacts): string[] {
  const all = specialists.map(({ id }) => id);
  const named = specialists.filter(({ id }) => errand.specialistIds.includes(id));
  if (named.length > 0) return clearest(named, errand.words);
  if (errand.everybody || all.length === 1) return all;
  return ownSpecialistId && all.includes(ownSpecialistId) ? [ownSpecialistId] : [];
}

/** 'Marta' is ambiguous while there are two of them, unless one has exactly that name. */
function clearest(named: StaffFacts["specialists"], words: readonly string[]): string[] {
  if (named.length === 1) return named.map(({ id }) => id);
  const parts = ({ name }: { name: string }) => foldedWords(name, 2);
  const whole = named.filter((one) => parts(one).every((part) => words.includes(part)));
  // 'Marta Solís' also matches Marta, but means the one with both words.
  const meant = whole.filter(
    (one) => !whole.some((other) => other !== one && parts(one).every((part) => parts(other).includes(part))),
  );
  return meant.map(({ id }) => id);
}

/** It stays pending. */
function askInWriting(memory: StaffMemory): StaffAnswer {
  return { reply: `${say.IN_WRITING}\n\n${memory.pending?.words}`, memory, act: null };
}

/** The question still holds and is still allowed: then it is done. */
function settle(memory: StaffMemory, facts: StaffFacts): StaffAnswer {
  const { what, words, at } = memory.pending as NonNullable<StaffMemory["pending"]>;
  const cleared = { ...memory, pending: null, asked: null };
  const refused = (reply: string): StaffAnswer => ({ reply, memory: cleared, act: null });
  if (facts.now - at > PENDING_MS) return refused(say.EXPIRED);
  const { capabilities, may, today } = facts;
  if (what.kind === "remind" || what.kind === "forget") return settleReminder(what, words, cleared, facts);
  if (what.kind === "status") {
    if (!capabilities.updateAppointmentStatus) return refused(say.OFF);
    if (!may.status) return refused(say.NOT_ALLOWED);
    const one = facts.appointments.find(({ id }) => id === what.appointmentId);
    if (!one || say.askStatus(one, what.status, today) !== words) return refused(say.CHANGED);
    return { reply: say.statusDone(one, what.status, today), memory: cleared, act: what };
  }
  if (!capabilities.createBlockSchedules) return refused(say.OFF);
  if (!may.block) return refused(say.NOT_ALLOWED);
  const block = { ...what, names: namesOf(what.specialistIds, facts) };
  if (say.askBlock(block, today) !== words) return refused(say.CHANGED);
  return { reply: say.blockDone(block, today), memory: cleared, act: what };
}

function namesOf(ids: readonly string[], { specialists }: StaffFacts): string[] {
  return specialists.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}

/** Says this, and drops any pending question. */
function only(reply: string, memory: StaffMemory): StaffAnswer {
  return { reply, memory: { ...memory, pending: null, asked: null }, act: null };
}

function listed(reply: string, appointments: readonly ListedAppointment[], day: Day, asked: Asked | null): StaffAnswer {
  const ids = appointments.slice(0, say.MOST_LISTED).map(({ id }) => id);
  return { reply, memory: { staff: 1, listed: ids, day, reminders: [], asked, pending: null }, act: null };
}
