// Random histories of upsells with the clock moved: appointments come, move, change and go, rules are deleted, and notices
// of changes are lost. A message that goes out is checked against conditions written here, without the planner's code.
import type { PlannedMessage } from "@mostrador/domain/growth/outreach/planned-message.ts";
import {
  planUpsells,
  stopOfUpsell,
  type UpsellAppointment,
  type UpsellRule,
} from "@mostrador/domain/growth/upsells/plan-upsells.ts";
import type { Chance } from "../seed.ts";
import type { Histories } from "./play-history.ts";

const HOUR = 3_600_000;
const FIRST = Date.parse("2027-01-31T18:00:00Z");
const STATUSES = ["agendada", "confirmada", "cancelada", "asistida", "no_asistida", "pago_pendiente", "no_pagada"];
const GONE = ["cancelada", "no_asistida", "no_pagada"];
const STEPS = 14;

export function runHistories(random: Chance, rounds: number): Histories {
  const all: Histories = { sent: 0, withdrawn: 0, faults: [] };
  for (let round = 0; round < rounds; round += 1) runHistory(random, `${round}`, all);
  return all;
}

function runHistory(random: Chance, name: string, all: Histories): void {
  let now = FIRST;
  let rules = ["one", "other"].map((id) => randomRule(id, random));
  let appointments: UpsellAppointment[] = [];
  const rows: PlannedMessage[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    appointments = changed(appointments, `${name}-${step}`, now, random);
    if (random.below(24) === 0) rules = rules.slice(1);
    if (random.below(3) > 0) plan(rules, appointments, rows, now, all);
    now += random.below(60) * HOUR;
    for (const row of rows.filter((one) => one.state === "planned" && one.deliverAt <= now)) {
      if (stopOfUpsell(row, rules, appointments, now) !== null) {
        row.state = "withdrawn";
        all.withdrawn += 1;
        continue;
      }
      row.state = "sent";
      all.sent += 1;
      const fault = faultOf(row, rules, appointments, now);
      if (fault) all.faults.push(`history ${name}, step ${step}: ${fault}`);
    }
  }
  const sent = rows.filter(({ state }) => state === "sent").map((row) => `${row.ruleId} ${row.appointmentId}`);
  if (new Set(sent).size < sent.length) all.faults.push(`history ${name}: sent twice`);
}

function randomRule(id: string, random: Chance): UpsellRule {
  return {
    id,
    message: "Hola",
    delay: 1 + random.below(12),
    timeUnit: random.pick(["minutes", "hours", "days", "months"]),
    delayReference: random.pick(["scheduled", "assisted", "assisted_first_time"]),
    delayDirection: random.pick(["before", "after", "after"]),
    whenToSend: random.pick(["always", "lastEvent"]),
    serviceIds: random.pick([[], ["cut"], ["colour"]]),
  };
}

function changed(
  appointments: readonly UpsellAppointment[],
  id: string,
  now: number,
  random: Chance,
): UpsellAppointment[] {
  const start = now + (1 + random.below(200)) * HOUR;
  const times = { start, end: start + HOUR };
  const which = random.below(5);
  if (which === 0 || appointments.length === 0) {
    const zone = "America/Mexico_City";
    return [...appointments, { id, serviceId: random.pick(["cut", "colour"]), status: "agendada", ...times, zone }];
  }
  const at = random.below(appointments.length);
  const edit = (write: Partial<UpsellAppointment>) =>
    appointments.map((one, index) => (index === at ? { ...one, ...write } : one));
  if (which === 1) return edit({ status: random.pick(STATUSES) });
  if (which === 2) return edit(times);
  return which === 3 ? appointments.filter((_, index) => index !== at) : [...appointments];
}

function plan(
  rules: readonly UpsellRule[],
  appointments: readonly UpsellAppointment[],
  rows: PlannedMessage[],
  now: number,
  all: Histories,
): void {
  const change = planUpsells(rules, appointments, rows, now);
  for (const row of rows) if (change.withdraw.some(({ id }) => id === row.id)) row.state = "withdrawn";
  for (const one of change.add)
    rows.push({ ...one, id: `${rows.length}`, state: "planned", byPerson: false, isHurried: false });
  const again = planUpsells(rules, appointments, rows, now);
  if (again.add.length + again.withdraw.length > 0) all.faults.push("planning twice is not planning once");
}

/** Why this message should not have been sent now; null when it was right. */
function faultOf(
  row: PlannedMessage,
  rules: readonly UpsellRule[],
  appointments: readonly UpsellAppointment[],
  now: number,
): string | null {
  const rule = rules.find(({ id }) => id === row.ruleId);
  const about = appointments.find(({ id }) => id === row.appointmentId);
  if (!rule) return "its rule is gone";
  if (!about) return "its appointment is gone";
  if (GONE.includes(about.status)) return `its appointment is ${about.status}`;
  const isOfRule = ({ serviceId }: UpsellAppointment) =>
    rule.serviceIds.length === 0 || rule.serviceIds.includes(serviceId);
  if (!isOfRule(about)) return "it is of another service";
  if (row.version !== `${rule.id}|${about.start}`) return "its appointment was moved";
  if (rule.delayDirection === "before" && about.start <= now) return "its appointment has begun";
  const needsVisit = rule.delayReference !== "scheduled" && rule.delayDirection === "after";
  if (needsVisit && about.status !== "asistida") return "nobody came";
  const others = appointments.filter((one) => one.id !== about.id && !GONE.includes(one.status));
  if (rule.whenToSend === "lastEvent" && others.some((one) => isOfRule(one) && one.start > about.start)) {
    return "a later appointment is there";
  }
  const isFirst = rule.delayReference === "assisted_first_time";
  const cameEarlier = others.some((one) => one.status === "asistida" && one.start < about.start);
  return isFirst && cameEarlier ? "it was not the first visit" : null;
}
