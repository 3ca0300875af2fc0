// Decides what a turn is about and lets the right part answer.
import { call, type Talk } from "../turn.ts";
import type { Intent } from "../understand/intents.ts";
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
import { beginMove, moveNext } from "./existing/moving.ts";
import { nameAfterwards } from "./existing/renaming.ts";
import { applyFacts } from "./facts.ts";
import { askPerson, dropGoal } from "./finishing.ts";
import { answerQuestions, asksHours } from "./questions.ts";
import { sayAgain } from "./say-again.ts";
import { greet, smallTalk } from "./small-talk.ts";
import { hasFacts, step } from "./step.ts";
import { answerWaiting } from "./waiting.ts";
import { asksTheUsual, isForAnother, sameAgain, stayThere } from "./wishing/same-again.ts";

export function* respond(desk: Desk): Talk<string | null> {
  const { m, r } = desk;
  if (r.text === "") return null;
  if (/\bcancel\w+/.test(r.text) && !/\b(?:reagend|cambi|mov|muev|pasa|pasar|reprogram|recorr|pospon)\w*/.test(r.text))
    r.intents.delete("reschedule");
  // "Adelantar mi limpieza" moves the appointment, whatever it is called.
  const moves = /\b(?:adelant|mov|muev|cambi|pas|recorr|reagend|reprogram|pospon|atras)\w* (?:mi|mis) $/;
  if (r.services.some((mention) => moves.test(r.text.slice(0, mention.at)))) r.intents.add("reschedule");
  if (
    /\b(?:no es necesario|no hace falta|no quiero|ya no quiero|no necesito)(?: que)?(?: me| la| lo| se)* (?:cambi|mov|muev|pas|reagend|recorr)\w+/.test(
      r.text,
    )
  )
    r.intents.delete("reschedule");
  // Who looks for a therapist wants to talk with somebody, too.
  if (
    r.services.length > 0 &&
    !/\b(?:persona|human[oa]|asesora?|agente|encargad\w+|duen\w|gerente|recepcion\w*)\b/.test(r.text)
  )
    r.intents.delete("person");
  if (r.intents.has("person")) return yield* handOver(desk, "Pidió hablar con una persona.");
  if (m.goal === null && r.services.some((one) => MOVES_IT.test(r.text.slice(0, one.at)))) {
    const mine = (yield* myAppointments()).map((one) => one.serviceId);
    if (r.services.some((one) => one.ids.some((id) => mine.includes(id)))) r.intents.add("reschedule");
  }
  yield* dayOfAppointment(desk);
  recallDay(desk);
  recallTopic(desk);
  const answers = yield* answerQuestions(desk);
  if (answers !== null) forgetWhatWasAsked(desk);
  const { misses, asked, stuck } = m;
  let said = yield* proceed(desk, answers !== null);
  if (said === null && answers === null) {
    m.misses = misses + 1;
    if (m.misses >= 3) return yield* handOver(desk, "No se le entendió tres veces seguidas.");
    if (
      m.misses === 1 &&
      m.goal === null &&
      m.asked === null &&
      desk.turn.assistant.canBook &&
      r.text.split(" ").length > 4
    )
      m.goal = "book";
    said = `Perdón, no te entendí bien. ${yield* sayAgain(desk)}${m.misses === 2 ? " Si prefieres, escribe «persona» y te comunico con alguien del equipo." : ""}`;
  } else m.misses = 0;
  if (m.goal === null && m.asked === null && m.moreMoves.length > 0) said = `${said}\n\n${yield* moveNext(desk)}`;
  if (m.asked !== asked || m.stuck === stuck) m.stuck = 0;
  const text = [answers, said].filter((part) => part !== null && part !== "").join("\n\n");
  return greet(desk, text);
}

// "Mover el tinte", where that is hers.
const MOVES_IT = /\b(?:mover|muev\w+|recorr\w+|pospon\w+|adelantar|atrasar|reagend\w+) (?:el|la|las) $/;

function* proceed(desk: Desk, answered: boolean): Talk<string | null> {
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
    if (m.done?.made && !facts) return `Tu cita ya quedó: ${m.done.text}. Te esperamos.`;
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

// "¿Y el manicure?", "¿y los domingos?": the same question on something else.
function recallTopic(desk: Desk): void {
  const { m, r } = desk;
  const topics = ["price", "duration", "hours"] as const;
  const asked = topics.find((topic) => r.intents.has(topic));
  const more = /^(?:ah |ok |a ver |,|\?| )*(?:y|tambien) (?:el|la|los|las|un|una|de|del|en|por|para|con)\b/.test(
    r.text,
  );
  if (asked) m.topic = asked;
  else if (
    m.topic === "hours"
      ? more && r.days.length > 0 && r.services.length === 0 && r.times.length === 0
      : more && r.services.length > 0 && r.days.length === 0 && r.times.length === 0
  ) {
    if (m.topic !== null) r.intents.add(m.topic);
  } else m.topic = null;
}

// "El mismo día de mi cita", "ese día que tengo limpieza".
function* dayOfAppointment(desk: Desk): Talk<void> {
  const { r, m } = desk;
  const said =
    /\b(?:el |ese )?(?:mismo )?dia (?:de|que tengo|en que tengo|que es)(?: mi| la| el| tu)?(?: otra)? [a-z]+/.exec(
      r.text,
    );
  if (said === null || r.days.length > 0 || !/\b(?:cita|que tengo|que es mi)\b/.test(said[0])) return;
  const days = new Set((yield* myAppointments()).map((one) => one.day));
  const [day] = days;
  if (days.size !== 1 || day === undefined) return;
  m.lastDay = day;
  const plain = { denied: false, weak: false, existing: false, bound: null, opens: false, corrects: false };
  r.days = [{ from: day, to: day, at: said.index, end: said.index + said[0].length, ...plain }];
}

// "ese día", "el mismo día": the one last spoken of.
function recallDay(desk: Desk): void {
  const { m, r } = desk;
  if (m.slot) m.lastDay = m.slot.day;
  const old = r.days.filter((day) => day.existing && day.from === day.to);
  const again = /\b(?:ese|el|del) mismo dia\b/.exec(r.text);
  if (old.length === 1 && again) {
    const plain = { denied: false, weak: false, existing: false, bound: null, opens: false, corrects: false };
    r.days.push({ from: old[0]!.from, to: old[0]!.to, at: again.index, end: again.index + again[0].length, ...plain });
    r.days.sort((a, b) => a.at - b.at);
  }
  const same = /\b(?:ese|el|este|para el)(?: mismo)? dia\b(?! de)/.exec(r.text);
  if (r.days.length === 0 && m.lastDay !== null && same && /\b(ese|mismo)\b/.test(same[0])) {
    const plain = { denied: false, weak: false, existing: false, bound: null, opens: false, corrects: false };
    r.days = [{ from: m.lastDay, to: m.lastDay, at: same.index, end: same.index + same[0].length, ...plain }];
  }
  // "¿A qué hora abren mañana?", then "quiero ir a las 9".
  if (m.topic === "hours" && m.goal === null && m.lastDay !== null && r.days.length === 0 && r.times.length > 0) {
    const plain = { denied: false, weak: false, existing: false, bound: null, opens: false, corrects: false };
    r.days = [{ from: m.lastDay, to: m.lastDay, at: 0, end: 0, ...plain }];
  }
  const last = r.days.at(-1);
  if (last && last.from === last.to) m.lastDay = last.from;
}

function forgetWhatWasAsked(desk: Desk): void {
  const { r, m } = desk;
  const whole = r.services.some((mention) => mention.sure) && r.days.length > 0 && r.times.length > 0;
  const wants = r.intents.has("book") || r.intents.has("availability") || whole;
  if ((asksHours(desk) || r.intents.has("open-now")) && !wants) r.days = r.times = [];
  const about = ["price", "duration", "includes", "who"] as const;
  if (
    about.some((intent) => r.intents.has(intent)) &&
    m.wish.serviceId !== null &&
    m.goal !== null &&
    !wants &&
    !r.corrects
  )
    r.services = [];
  if ((r.intents.has("place") || asksHours(desk)) && m.goal !== null && m.asked !== "branch") r.branches = [];
}

function wantsToMove(desk: Desk): boolean {
  // "No voy a llegar a las 5, llego 5:30".
  const { r, turn } = desk;
  const late = /\b(?:llego|llegaria|llegare|puedo llegar|estaria llegando|mejor|esperan|esperas)\b/.test(r.text);
  const arrives = r.times.filter((time) => !time.denied && !time.existing).length > 0 && r.times.length > 1;
  if (turn.assistant.canReschedule && late && arrives && !/\bcancel/.test(r.text)) return true;
  // "No llego el miércoles, ¿el jueves a la misma hora?": one day that cannot be and one that can.
  const can = <T extends { denied: boolean; existing: boolean }>(one: T) => !one.denied && !one.existing;
  const others = (r.days.length > 1 && r.days.some(can)) || (r.times.length > 1 && r.times.some(can));
  const drops = /\b(?:cancel|anul|quit|borr|elimin)|\bni\b/.test(r.text);
  if (
    turn.assistant.canReschedule &&
    others &&
    !drops &&
    /\b(?:pued[oea]|podria|podemos|pueden|seria|que tal|tienes?|hay)\b/.test(r.text.slice(afterRefusal(r.text)))
  )
    return true;
  return (
    desk.turn.assistant.canReschedule &&
    !/\bcancel/.test(desk.r.text) &&
    /\b(otro dia|otra hora|otra fecha|podemos|podria|puede ser|se puede|mejor|hay|tienes|tienen|tendran?|tendras)\b/.test(
      desk.r.text,
    ) &&
    desk.r.days.some((day) => !day.existing && !day.denied)
  );
}

function afterRefusal(text: string): number {
  const refusal = /\bno (?:\w+ ){0,2}?(?:puedo|podre|voy|llego|alcanzo|poder|llegar|asistir|ir)\b/.exec(text);
  return refusal ? refusal.index + refusal[0].length : 0;
}

function* handOver(desk: Desk, reason: string): Talk<string> {
  yield* call("hand_over", { reason });
  desk.m.misses = 0;
  desk.m.asked = null;
  return "Claro, le aviso a una persona del equipo para que te atienda por aquí.";
}
