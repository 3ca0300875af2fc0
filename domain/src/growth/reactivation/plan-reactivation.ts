// Which reactivation messages a contact gets from its places in funnels, and whether a planned one still has its reason
// when it is sent (D-11.3). Decided from the current places and appointments each time.
import { namesIn } from "../../business/contacts/message-text/placeholders.ts";
import { APPOINTMENT_VARIABLES, CONTACT_VARIABLES } from "../../business/contacts/message-text/variables.ts";
import type { Instant } from "../../kit/time.ts";
import type { SequenceMessage } from "../funnels/sequence.ts";
import { type ContactAppointment, KEPT_STATUSES } from "../outreach/contact-appointment.ts";
import {
  changeOfPlan,
  isOnItsWay,
  type PlanChange,
  type PlannedMessage,
  type WantedMessage,
  wasTried,
} from "../outreach/planned-message.ts";
import { outsideQuietHours } from "../outreach/quiet-hours.ts";
import { shifted } from "../upsells/timing.ts";

const DAY = 86_400_000;
/** One that is due at once goes out a little later, so that a wrong move can be taken back. */
const SOON = 2 * 60_000;

/** A place of the contact in a funnel, with the sequence of its scenario. */
export type SequencePlace = {
  funnelId: string;
  isArchived: boolean;
  scenarioId: string;
  /** The action that leads there, such as `cancelada`. */
  action: string;
  /** 'phase.scenario' */
  written: string;
  enteredAt: Instant;
  messages: readonly SequenceMessage[];
};

/** `ruleId`: the id of the message in its sequence. */
type WantedReactivation = WantedMessage & {
  text: string;
  deletable: boolean;
  place: { funnelId: string; phase: string };
};

export type ReactivationFacts = {
  places: readonly SequencePlace[];
  /** The latest of the contact. */
  appointments: readonly ContactAppointment[];
  /** Of the business, for messages that speak of no appointment. */
  zone: string;
  now: Instant;
};

/** `rows`: every reactivation message planned for the contact so far. */
export function planReactivation(
  facts: ReactivationFacts,
  rows: readonly PlannedMessage[],
): PlanChange<WantedReactivation> {
  const wanted = facts.places.flatMap((place) => (place.isArchived ? [] : plannedIn(place, facts, rows)));
  return changeOfPlan(wanted, rows, (row) => stopOfReactivation(row, facts) ?? "La secuencia o la cita cambió de hora");
}

function plannedIn(
  place: SequencePlace,
  facts: ReactivationFacts,
  rows: readonly PlannedMessage[],
): WantedReactivation[] {
  const wanted: WantedReactivation[] = [];
  let previous = place.enteredAt;
  for (const message of place.messages) {
    const mine = rows.filter(({ version }) => isOfEntry(version, message._id, place));
    const tried = mine.find(wasTried);
    if (tried) {
      previous = tried.deliverAt;
      continue;
    }
    const appointment = appointmentFor(message, place, facts.appointments);
    if (appointment === undefined) continue;
    const { zone } = appointment ?? facts;
    const due = dueOf(message, { appointment, enteredAt: place.enteredAt, previous, zone });
    const version = versionOf(message._id, place, appointment);
    const waiting = mine.find((row) => row.state === "planned" && row.version === version);
    const isBefore = message.delay < 0;
    const deliverAt = isOnItsWay(waiting, due, facts.now)
      ? waiting.deliverAt
      : timeFrom(due, zone, isBefore, facts.now);
    previous = deliverAt ?? due;
    if (deliverAt === null || (isBefore && appointment && appointment.start <= facts.now)) continue;
    wanted.push({
      ruleId: message._id,
      appointmentId: appointment?.id ?? null,
      version,
      deliverAt,
      text: message.text,
      deletable: message.deletable,
      place: { funnelId: place.funnelId, phase: `${place.written}.${message.formattedName}` },
    });
  }
  return wanted;
}

/** The appointment of which it speaks; null for none, undefined where it needs one that does not exist. */
function appointmentFor(
  message: SequenceMessage,
  { action }: SequencePlace,
  appointments: readonly ContactAppointment[],
): ContactAppointment | null | undefined {
  if (message.delayReference !== "last_appointment" && !speaksOfAppointment(message.text)) return null;
  const isMeant = ({ status }: ContactAppointment) => {
    if (message.delay < 0) return KEPT_STATUSES.has(status);
    if (action === "cancelada" || action === "no_asistida") return status === action;
    return status !== "cancelada" && status !== "no_pagada";
  };
  return appointments.filter(isMeant).toSorted((one, other) => other.start - one.start)[0];
}

function speaksOfAppointment(text: string): boolean {
  const known: readonly string[] = CONTACT_VARIABLES;
  return namesIn(text).some(
    (name) => !known.includes(name) && (APPOINTMENT_VARIABLES as readonly string[]).includes(name),
  );
}

type Reference = {
  appointment: ContactAppointment | null;
  enteredAt: Instant;
  /** When the message before goes out, or went out. */
  previous: Instant;
  zone: string;
};

/** Before the start or after the end of an appointment, outside the quiet hours. */
function dueOf(message: SequenceMessage, { appointment, enteredAt, previous, zone }: Reference): Instant {
  const { delay, timeUnit, delayReference } = message;
  const isBefore = delay < 0;
  const after = { delay: Math.abs(delay), timeUnit, delayDirection: isBefore ? "before" : "after" } as const;
  if (delayReference === "last_appointment" && appointment) {
    const until = isBefore ? appointment.start : Number.POSITIVE_INFINITY;
    return outsideQuietHours(zone, shifted(zone, isBefore ? appointment.start : appointment.end, after), until);
  }
  const from = delayReference === "scenario_update" ? enteredAt : previous;
  return outsideQuietHours(zone, shifted(zone, from, after), Number.POSITIVE_INFINITY);
}

/** Null: too late for it. */
function timeFrom(due: Instant, zone: string, isBefore: boolean, now: Instant): Instant | null {
  if (due > now) return due;
  if (isBefore || now - due > DAY) return null;
  return outsideQuietHours(zone, now + SOON, Number.POSITIVE_INFINITY);
}

/** Why a planned one must not be sent as things are now, in Spanish; null when it still has its reason. */
export function stopOfReactivation(
  { ruleId, version }: Pick<WantedMessage, "ruleId" | "version">,
  { places, appointments, now }: ReactivationFacts,
): string | null {
  const place = places.find((one) => isOfEntry(version, ruleId, one));
  if (!place) return "El contacto salió de ese escenario";
  if (place.isArchived) return "El funnel se archivó";
  const message = place.messages.find(({ _id }) => _id === ruleId);
  if (!message) return "El mensaje se quitó de la secuencia";
  const appointment = appointmentFor(message, place, appointments);
  if (appointment === undefined) return "El contacto ya no tiene esa cita";
  if (version !== versionOf(ruleId, place, appointment)) {
    const speaksOfNone = appointment === null || version === entryOf(ruleId, place);
    return speaksOfNone ? "El mensaje de la secuencia cambió" : "La cita se movió";
  }
  return message.delay < 0 && appointment && appointment.start <= now ? "La cita ya pasó" : null;
}

function entryOf(messageId: string, { scenarioId, enteredAt }: SequencePlace): string {
  return `${messageId}|${scenarioId}|${enteredAt}|`;
}

function versionOf(messageId: string, place: SequencePlace, appointment: ContactAppointment | null): string {
  return `${entryOf(messageId, place)}${appointment ? `${appointment.id}|${appointment.start}` : ""}`;
}

function isOfEntry(version: string, messageId: string, place: SequencePlace): boolean {
  return version.startsWith(entryOf(messageId, place));
}
