// Which errand a turn goes on with: the one at hand, an appointment that stands, or a new booking.

import type { Intent } from "../parse/acts/intents.ts";
import type { Talk } from "../turn.ts";
import { ask, type Desk } from "./desk.ts";
import { myAppointments } from "./existing/appointments.ts";
import { beginAttend, beginCancel, recall } from "./existing/attending.ts";
import {
  crossesOut,
  impliesCancel,
  impliesMove,
  isAsSaid,
  isCrossedOut,
  isMeant,
  servicesOfMine,
} from "./existing/implied.ts";
import { beginMove } from "./existing/moving.ts";
import { nameAfterwards } from "./existing/renaming.ts";
import { wantsToMove } from "./existing/wants-to-move.ts";
import { applyFacts } from "./facts/apply-facts.ts";
import { askPerson, dropGoal } from "./finishing.ts";
import { smallTalk } from "./small-talk.ts";
import { hasFacts } from "./stepping/has-facts.ts";
import { step } from "./stepping/step.ts";
import { answerWaiting } from "./waiting.ts";
import { asksTheUsual, isForAnother, sameAgain, stayThere } from "./wishing/same-again.ts";

export function* proceed(desk: Desk, answered: boolean): Talk<string | null> {
  const { m, r } = desk;
  const named = nameAfterwards(desk);
  if (named !== undefined) return named;
  const waiting = yield* answerWaiting(desk, answered);
  if (waiting !== undefined) return waiting;
  const { intents } = r;
  const busy = m.goal === "book" && (m.wish.serviceId !== null || m.asked !== null);
  const facts = hasFacts(desk);
  const old =
    r.days.some((day) => day.existing) ||
    r.times.some((time) => time.existing) ||
    /\bcita que (ya )?tengo\b/.test(r.text);
  if (intents.has("complaint") && !facts) return askPerson(desk, "Lamento mucho la molestia.");
  if (intents.has("reschedule") && !(busy && !old && m.wish.serviceId !== null) && m.goal !== "reschedule")
    return yield* beginMove(desk);
  const elsewhere = [...r.days, ...r.times];
  if (
    old &&
    m.goal === null &&
    r.services.length === 0 &&
    !intents.has("cancel") &&
    !intents.has("attend") &&
    ((r.corrects && elsewhere.some((one) => !one.existing)) ||
      (!intents.has("book") &&
        r.days.some((day) => day.existing) &&
        elsewhere.some((one) => !one.existing && !one.denied)) ||
      (r.specialists.length > 0 &&
        /\b(?:mi|la) cita\b/.test(r.text) &&
        /\b(?:quiero|quisiera|prefiero|puede\w*|podria\w*)\b/.test(r.text)))
  ) {
    return yield* beginMove(desk);
  }
  // "No llego a las 5", "mejor la otra semana", out of nothing: of the appointment that stands.
  const implied = m.goal === null && m.done === null && !intents.has("book") && !intents.has("cancel");
  if (implied && (impliesMove(desk) || crossesOut(desk))) {
    const mine = yield* myAppointments();
    const stands = intents.has("attend") && mine.some((one) => isAsSaid(desk, one));
    const meant = impliesMove(desk) ? mine.length > 0 : mine.some((one) => isCrossedOut(desk, one));
    if (meant && !stands) return yield* beginMove(desk);
  }
  // "Quiero dejar mi cita para la otra semana": hers, if she has one; else it is the one to make.
  const hers =
    m.goal === null &&
    m.done === null &&
    (/\bmi cita\b/.test(r.text) || (/\bla cita\b/.test(r.text) && r.specialists.length > 0)) &&
    r.services.length === 0 &&
    !["cancel", "attend", "my-appointments", "another"].some((intent) => intents.has(intent as Intent));
  if (
    hers &&
    (elsewhere.some((one) => !one.denied) || r.specialists.length > 0) &&
    (yield* myAppointments()).length > 0
  )
    return yield* beginMove(desk);
  // "¿Y si mejor voy con el doctor Raúl, el mismo miércoles?"
  const instead =
    implied &&
    r.services.length === 0 &&
    r.specialists.length > 0 &&
    /\b(?:mejor|mism[oa] (?:dia|hora)|en vez|cambi\w+)\b/.test(r.text);
  if (instead && (yield* myAppointments()).some((one) => isAsSaid(desk, one) && r.days.length > 0))
    return yield* beginMove(desk);
  const meant = implied && !intents.has("price") ? servicesOfMine(desk) : [];
  if (meant.length > 0 && (yield* myAppointments()).some((one) => isMeant(desk, one, meant)))
    return yield* beginMove(desk);
  if (implied && impliesCancel(desk) && (yield* myAppointments()).length > 0) return yield* beginCancel(desk);
  if (m.goal === "reschedule" && m.asked === "appointment") return yield* beginMove(desk);
  if (intents.has("cancel") && !intents.has("reschedule") && !(busy && facts && !old)) {
    if (busy && !old) {
      dropGoal(desk);
      return "De acuerdo, no agendo nada. Aquí estoy por si se te ofrece algo.";
    }
    if (m.goal === "reschedule" || !wantsToMove(desk)) return yield* beginCancel(desk);
    return yield* beginMove(desk);
  }
  if (m.goal === "cancel" && m.asked === "appointment") return yield* beginCancel(desk);
  if (m.goal === "attend" && m.asked === "appointment") return yield* beginAttend(desk);
  if (intents.has("my-appointments") && /\b(me confirmas|me puedes confirmar|confirmame)\b/.test(r.text) && !busy)
    return yield* recall(desk);
  if (intents.has("attend") && !busy && m.goal === null && !intents.has("drop")) {
    if (m.done?.made && !facts && !/\bla otra\b/.test(r.text)) return `Tu cita ya quedó: ${m.done.text}. Te esperamos.`;
    if (r.services.length === 0 || (!intents.has("book") && /\b(confirm|asist)/.test(r.text)))
      return yield* beginAttend(desk);
  }
  if (
    intents.has("my-appointments") &&
    !busy &&
    !(
      /\b(quiero|quisiera|necesito|ocupo|agend|apart|reserv)/.test(r.text) &&
      intents.has("book") &&
      r.services.length > 0
    )
  )
    return yield* recall(desk);
  if (m.goal === "book" || m.goal === "reschedule") {
    if (m.goal === "reschedule" && intents.has("another")) dropGoal(desk);
    return yield* step(desk, answered);
  }
  if (m.done !== null && !m.done.booked && m.goal === null && /\bla otra\b(?! (?:semana|vez))/.test(r.text) && facts)
    return yield* beginMove(desk);
  if (
    m.done?.made &&
    m.goal === null &&
    desk.turn.assistant.canBook &&
    (isForAnother(desk) || intents.has("another"))
  ) {
    sameAgain(desk);
    return yield* step(desk, answered);
  }
  if (
    m.done !== null &&
    facts &&
    r.services.length === 0 &&
    !intents.has("another") &&
    desk.turn.assistant.canReschedule &&
    !(intents.has("book") && /\bcita\b/.test(r.text) && !r.corrects)
  ) {
    return yield* beginMove(desk);
  }
  const swaps =
    m.done !== null &&
    r.corrects &&
    r.services.some((mention) => mention.ids.length === 1 && mention.ids[0] !== m.done?.serviceId);
  if (swaps && desk.turn.assistant.canCancel && !intents.has("another")) {
    const text = yield* beginCancel(desk);
    m.queue = [r.services.at(-1)!.ids[0]!];
    return text;
  }
  if (m.done === null && m.goal === null && desk.turn.assistant.canBook && asksTheUsual(desk)) {
    m.goal = "book";
    return `Por aquí no veo tus citas anteriores. ${yield* step(desk, answered)}`;
  }
  const asking =
    answered && !intents.has("book") && !intents.has("availability") && (r.days.length === 0 || r.times.length === 0);
  if (intents.has("book") || (!asking && (facts || intents.has("availability")))) {
    if (m.goal === null) m.goal = "book";
    stayThere(desk);
    return yield* step(desk, answered);
  }
  if (answered) return proposal(desk);
  return yield* smallTalk(desk);
}

// After an answer the service asked about is kept in mind, and in open mode a booking may be suggested.
function proposal(desk: Desk): string {
  const { m, turn } = desk;
  applyFacts(desk);
  if (!turn.assistant.canBook || !turn.assistant.mayProposeBooking) return "";
  const options = m.options;
  ask(desk, "propose", options);
  return "¿Te agendo una cita?";
}
