// Which ready messages a contact gets, and whether a planned one still has its reason when it is sent. Decided from the
// birthday and the current appointments of the contact each time.
import { addDays, type Day } from "../../kit/calendar.ts";
import { type Instant, instantOf, localOf } from "../../kit/time.ts";
import { type ContactAppointment, KEPT_STATUSES } from "../outreach/contact-appointment.ts";
import {
  changeOfPlan,
  isOnItsWay,
  type PlanChange,
  type PlannedMessage,
  type WantedMessage,
  wasTried,
} from "../outreach/planned-message.ts";
import type { ReadyFields, ReadyKind } from "./schema.ts";

const DAY = 86_400_000;
/** A birthday is planned this long ahead, and looked for every day. */
export const BIRTHDAYS_AHEAD = 8;
/** A visit is often noted as attended later: the message goes out a little after that. */
const SOON = 15 * 60_000;
const LEAST_AFTER_VISIT = 60 * 60_000;
/** A contact is asked for a review once in so long. */
const BETWEEN_REVIEWS = 90 * DAY;

export type ReadyRuleFacts = Omit<ReadyFields, "message"> & { id: string; kind: ReadyKind };
export type ReadyFacts = {
  rules: readonly ReadyRuleFacts[];
  /** Null: not known. */
  birthdate: Day | null;
  /** The latest of the contact. */
  appointments: readonly ContactAppointment[];
  /** Of the business. */
  zone: string;
  now: Instant;
};
type WantedReady = WantedMessage & { kind: ReadyKind };

type Occasion = { version: string; appointmentId: string | null; due: Instant };

/** `rows`: every ready message planned for the contact so far. */
export function planReady(facts: ReadyFacts, rows: readonly PlannedMessage[]): PlanChange<WantedReady> {
  const wanted = facts.rules.flatMap((rule) => plannedBy(rule, facts, rows));
  return changeOfPlan(wanted, rows, (row) => stopOfReady(row, facts) ?? "El mensaje listo cambió de hora");
}

function plannedBy(rule: ReadyRuleFacts, facts: ReadyFacts, rows: readonly PlannedMessage[]): WantedReady[] {
  const mine = rows.filter(({ ruleId }) => ruleId === rule.id);
  const occasion = rule.isOn ? occasionOf(rule, facts) : WHY.off;
  if (typeof occasion === "string") return [];
  const { version, appointmentId, due } = occasion;
  if (mine.some((row) => row.version === version && wasTried(row))) return [];
  if (rule.kind === "review" && mine.some((row) => row.state === "sent" && due - row.deliverAt < BETWEEN_REVIEWS))
    return [];
  const waiting = mine.find((row) => row.state === "planned" && row.version === version);
  const deliverAt = isOnItsWay(waiting, due, facts.now) ? waiting.deliverAt : timeFrom(rule, due, facts.now);
  if (deliverAt === null) return [];
  return [{ kind: rule.kind, ruleId: rule.id, appointmentId, version, deliverAt }];
}

/** Null: too late for it. A birthday is not made up for. */
function timeFrom({ kind }: ReadyRuleFacts, due: Instant, now: Instant): Instant | null {
  if (due > now) return due;
  return kind === "birthday" || now - due > DAY ? null : now + SOON;
}

/** Why a planned one must not be sent as things are now, in Spanish; null when it still has its reason. */
export function stopOfReady(
  { ruleId, version }: Pick<WantedMessage, "ruleId" | "version">,
  facts: ReadyFacts,
): string | null {
  const rule = facts.rules.find(({ id }) => id === ruleId);
  if (!rule?.isOn) return WHY.off;
  const occasion = occasionOf(rule, facts);
  if (typeof occasion === "string") return occasion;
  if (occasion.version === version) return null;
  return rule.kind === "birthday" ? WHY.birthday : WHY.visited;
}

/** What it speaks of now, or why there is nothing. */
function occasionOf(rule: ReadyRuleFacts, facts: ReadyFacts): Occasion | string {
  if (rule.kind === "birthday") return birthdayOf(rule, facts);
  return rule.kind === "win_back" ? absenceOf(rule, facts) : visitOf(rule, facts);
}

/** The next one, or that of today; its message goes out some days before. */
function birthdayOf({ hour, days }: ReadyRuleFacts, { birthdate, zone, now }: ReadyFacts): Occasion | string {
  if (!birthdate) return WHY.birthday;
  const today = localOf(zone, now).day;
  const year = Number(today.slice(0, 4));
  const next = [year, year + 1].map((one) => birthdayIn(one, birthdate)).find((day) => day >= today) as Day;
  const sendDay = addDays(next, -days);
  if (sendDay > addDays(today, BIRTHDAYS_AHEAD)) return WHY.birthday;
  return { version: `birthday|${next}`, appointmentId: null, due: instantOf(zone, sendDay, hour) };
}

/** Who was born on 29 February celebrates on the 28th in other years. */
function birthdayIn(year: number, birthdate: Day): Day {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const day = birthdate.slice(5);
  return `${year}-${day === "02-29" && !isLeap ? "02-28" : day}`;
}

/** Some days after the last visit, while nothing new is booked. */
function absenceOf({ hour, days }: ReadyRuleFacts, { appointments, now }: ReadyFacts): Occasion | string {
  const held = appointments.filter(({ status }) => KEPT_STATUSES.has(status));
  if (held.some(({ end }) => end > now)) return WHY.booked;
  const last = latest(held);
  if (!last) return WHY.gone;
  const due = instantOf(last.zone, addDays(localOf(last.zone, last.end).day, days), hour);
  return { version: `win_back|${last.id}|${last.end}`, appointmentId: null, due };
}

/** Some days after the last attended visit. */
function visitOf({ hour, days }: ReadyRuleFacts, { appointments }: ReadyFacts): Occasion | string {
  const last = latest(appointments.filter(({ status }) => status === "asistida"));
  if (!last) return WHY.missed;
  const day = addDays(localOf(last.zone, last.end).day, days);
  const at = instantOf(last.zone, day, hour);
  const due = at < last.end + LEAST_AFTER_VISIT ? instantOf(last.zone, addDays(day, 1), hour) : at;
  return { version: `review|${last.id}|${last.start}`, appointmentId: last.id, due };
}

function latest(appointments: readonly ContactAppointment[]): ContactAppointment | undefined {
  return appointments.toSorted((one, other) => other.end - one.end || (one.id < other.id ? -1 : 1))[0];
}

const WHY = {
  off: "El mensaje listo se apagó",
  birthday: "Su cumpleaños ya pasó o cambió",
  booked: "Ya tiene otra cita",
  gone: "Ya no tiene esa visita",
  visited: "Tuvo otra visita",
  missed: "La cita ya no está asistida",
} as const;
