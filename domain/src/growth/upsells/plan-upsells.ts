// Which upsells a contact gets, and whether a planned one still has its reason when it is sent. Decided from the
// current appointments of the contact each time.
import type { Instant } from "../../kit/time.ts";
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
import { shifted, type Timing, type WHEN_TO_SEND } from "./timing.ts";

const DAY = 86_400_000;
/** An appointment is often marked as attended later: the offer goes out a little after that. */
const SOON = 15 * 60_000;

export type UpsellRule = Timing & {
  id: string;
  message: string;
  whenToSend: (typeof WHEN_TO_SEND)[number];
  /** Empty: of every service. */
  serviceIds: readonly string[];
};

export type UpsellAppointment = ContactAppointment;

export const NO_RULE = "El upsell se eliminó o se archivó";

export function upsellVersion(ruleId: string, { start }: UpsellAppointment): string {
  return `${ruleId}|${start}`;
}

/** `appointments`: all of the contact. `rows`: every upsell planned for the contact so far. */
export function planUpsells(
  rules: readonly UpsellRule[],
  appointments: readonly UpsellAppointment[],
  rows: readonly PlannedMessage[],
  now: Instant,
): PlanChange<WantedMessage> {
  const wanted = rules.flatMap((rule) =>
    appointments.flatMap((appointment) => {
      const version = upsellVersion(rule.id, appointment);
      const mine = rows.filter((row) => row.ruleId === rule.id && row.appointmentId === appointment.id);
      if (mine.some(wasTried) || whyNot(rule, appointment, appointments, now)) return [];
      const due = dueOf(rule, appointment);
      const waiting = mine.find((row) => row.state === "planned" && row.version === version);
      const deliverAt = isOnItsWay(waiting, due, now) ? waiting.deliverAt : timeFrom(rule, appointment, due, now);
      return deliverAt === null ? [] : [{ ruleId: rule.id, appointmentId: appointment.id, version, deliverAt }];
    }),
  );
  const stopOf = (row: PlannedMessage) => stopOfUpsell(row, rules, appointments, now);
  return changeOfPlan(wanted, rows, (row) => stopOf(row) ?? "El upsell o la cita cambió de hora");
}

/** Why this upsell has no reason to be sent for this appointment, in Spanish; null when it has one. */
export function whyNot(
  rule: UpsellRule,
  appointment: UpsellAppointment,
  appointments: readonly UpsellAppointment[],
  now: Instant,
): string | null {
  const { status, start, id } = appointment;
  if (!isOfRule(rule, appointment)) return "El upsell ya no es de este servicio";
  if (status === "cancelada") return "La cita se canceló";
  if (status === "no_asistida") return "El cliente no asistió a la cita";
  if (status === "no_pagada") return "La cita no se pagó a tiempo";
  const isBefore = rule.delayDirection === "before";
  if (isBefore && start <= now) return "La cita ya pasó";
  if (rule.delayReference !== "scheduled" && !isBefore && status !== "asistida") return "La cita no está asistida";
  const others = appointments.filter((one) => one.id !== id);
  if (rule.delayReference === "assisted_first_time") {
    const isEarlier = (one: UpsellAppointment) =>
      one.status === "asistida" || (isBefore && KEPT_STATUSES.has(one.status) && one.start > now);
    if (others.some((one) => isEarlier(one) && comesBefore(one, appointment))) return "No es su primera visita";
  }
  const isLater = (one: UpsellAppointment) =>
    KEPT_STATUSES.has(one.status) && isOfRule(rule, one) && comesBefore(appointment, one);
  if (rule.whenToSend === "lastEvent" && others.some(isLater)) return "Tiene una cita posterior";
  return null;
}

function isOfRule({ serviceIds }: UpsellRule, { serviceId }: UpsellAppointment): boolean {
  return serviceIds.length === 0 || serviceIds.includes(serviceId);
}

function comesBefore(one: UpsellAppointment, other: UpsellAppointment): boolean {
  return one.start < other.start || (one.start === other.start && one.id < other.id);
}

/** Before the start or after the end, outside the quiet hours. */
export function dueOf(rule: UpsellRule, { start, end, zone }: UpsellAppointment): Instant {
  if (rule.delayDirection === "before") return outsideQuietHours(zone, shifted(zone, start, rule), start);
  return outsideQuietHours(zone, shifted(zone, end, rule), Number.POSITIVE_INFINITY);
}

/** Null: too late for it. */
function timeFrom(rule: UpsellRule, { zone }: UpsellAppointment, due: Instant, now: Instant): Instant | null {
  if (due > now) return due;
  if (rule.delayDirection === "before" || now - due > DAY) return null;
  return outsideQuietHours(zone, now + SOON, Number.POSITIVE_INFINITY);
}

/** Why a planned one must not be sent as things are now, in Spanish; null when it still has its reason. */
export function stopOfUpsell(
  { ruleId, appointmentId, version }: Omit<WantedMessage, "deliverAt">,
  rules: readonly UpsellRule[],
  appointments: readonly UpsellAppointment[],
  now: Instant,
): string | null {
  const rule = rules.find(({ id }) => id === ruleId);
  const appointment = appointments.find(({ id }) => id === appointmentId);
  if (!rule) return NO_RULE;
  if (!appointment) return "La cita se eliminó o es de otro contacto";
  if (version !== upsellVersion(rule.id, appointment)) return "La cita se movió";
  return whyNot(rule, appointment, appointments, now);
}
