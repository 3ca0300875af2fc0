// Decides what a turn is about and lets the right part answer.

import { asksForOrder } from "../parse/acts/asks-for-order.ts";
import { asksForReminder } from "../parse/acts/asks-for-reminder.ts";
import { type Grievance, grievanceOf } from "../parse/acts/grievance.ts";
import { isDeniedBefore } from "../parse/acts/polarity.ts";
import type { ServiceMention } from "../parse/catalogue/services.ts";
import { isOnlyEmojis, showsSomething } from "../parse/words/words.ts";
import { call, type Talk } from "../turn.ts";
import type { Desk } from "./desk.ts";
import { myAppointments } from "./existing/appointments.ts";
import { moveNext } from "./existing/moving.ts";
import { answerNotOffered, sayNotOffered } from "./not-offered.ts";
import { proceed } from "./proceed.ts";
import { answerQuestions } from "./questions.ts";
import { forgetWhatWasAsked } from "./recalling/forget-asked.ts";
import { dayOfAppointment, recallDay } from "./recalling/recall-day.ts";
import { recallTopic } from "./recalling/recall-topic.ts";
import { sayAgain } from "./say-again.ts";
import { greet } from "./small-talk.ts";
import { answerWithheld } from "./withheld.ts";

export function* respond(desk: Desk): Talk<string | null> {
  const { m, r } = desk;
  if (desk.turn.texts.every((text) => isOnlyEmojis(text) || !showsSomething(text)) && !/\bdedo(?:si|no)\b/.test(r.text))
    return m.asked === null ? "Con gusto, aquí estoy." : yield* sayAgain(desk);
  if (r.text === "") return null;
  const grievance = grievanceOf(r.text);
  if (grievance !== null) return yield* handOver(desk, REASON[grievance], SORRY[grievance]);
  if (desk.turn.assistant.canRemind && asksForReminder(r.text))
    return yield* handOver(desk, "Pidió un recordatorio.", "Con gusto vemos lo de tu recordatorio:");
  if (desk.turn.assistant.canOrder && asksForOrder(r.text))
    return yield* handOver(desk, "Quiere hacer un pedido.", "Con gusto vemos tu pedido:");
  if (/\bcancel\w+/.test(r.text) && !/\b(?:reagend|cambi|mov|muev|pasa|pasar|reprogram|recorr|pospon)\w*/.test(r.text))
    r.intents.delete("reschedule");
  // "Adelantar mi limpieza" moves the appointment, whatever it is called.
  const moves = /\b(?:adelant|mov|muev|cambi|pas|recorr|reagend|reprogram|pospon|atras)\w* (?:mi|mis) $/;
  const isMove = (one: ServiceMention) => {
    const verb = moves.exec(r.text.slice(0, one.at));
    return verb !== null && !isDeniedBefore(r.text, verb.index);
  };
  if (r.services.some(isMove)) r.intents.add("reschedule");
  // Who looks for a therapist wants to talk with somebody, too.
  if (
    r.services.length > 0 &&
    !/\b(?:persona|human[oa]|asesora?|agente|encargad\w+|duen\w|gerente|recepcion\w*)\b/.test(r.text)
  )
    r.intents.delete("person");
  if (r.intents.has("person")) return yield* handOver(desk, "Pidió hablar con una persona.");
  const missing = yield* answerNotOffered(desk);
  if (missing !== null) return greet(desk, missing);
  const withheld = yield* answerWithheld(desk);
  if (withheld !== null) return greet(desk, withheld);
  // "Antes de lo de las uñas": when, not which.
  if (m.goal === null && r.intents.has("reschedule"))
    r.services = r.services.filter(
      (one) => !/\b(?:antes|despues) de lo (?:de(?: l[oa]s?)?|del) $/.test(r.text.slice(0, one.at)),
    );
  const moved = (one: ServiceMention) => MOVES_IT.test(r.text.slice(0, one.at)) || MOVED.test(r.text.slice(one.end));
  if (m.goal === null && r.services.some(moved)) {
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
  const text = [sayNotOffered(desk), answers, said].filter((part) => part !== null && part !== "").join("\n\n");
  return greet(desk, text);
}

// "Mover el tinte", where that is hers.
const MOVES_IT = /\b(?:mover|muev\w+|recorr\w+|pospon\w+|adelantar|atrasar|reagend\w+) (?:el|la|las) $/;

// "El tinte páselo al viernes".
const MOVED = /^ (?:me l[oa] )?(?:pas|muev|cambi|recorr)(?:a|e|ame|eme)(?:l[oa])? (?:al?|para)\b/;

function* handOver(desk: Desk, reason: string, lead = "Claro,"): Talk<string> {
  yield* call("hand_over", { reason });
  desk.m.misses = 0;
  desk.m.asked = null;
  return `${lead} le aviso a una persona del equipo para que te atienda por aquí.`;
}

const REASON: Record<Grievance, string> = {
  harm: "Dice que le hicieron un daño.",
  complaint: "Tiene una queja.",
  "money-dispute": "Reclama un cobro o pide su dinero.",
};
const SORRY: Record<Grievance, string> = {
  harm: "Lamento mucho lo que te pasó. Para que se revise cuanto antes,",
  complaint: "Lamento mucho tu experiencia. Para que se revise cuanto antes,",
  "money-dispute": "Lamento la molestia con tu pago. Para que se revise cuanto antes,",
};
