// What is answered to an act that is spoken of without being wanted: denied, asked about, on a condition, or for another
// time. Nothing is begun and nothing carried out; what waits for an answer goes on waiting.

import { type Act, type ActKind, isWanted } from "../parse/acts/polarity.ts";
import type { Talk } from "../turn.ts";
import type { Desk } from "./desk.ts";
import { askPerson, dropGoal } from "./finishing.ts";
import { sayAgain } from "./say-again.ts";

type Standing = "cancel" | "reschedule" | "attend";

/** Null: no such act, or something else is wanted beside it. */
export function* answerWithheld(desk: Desk): Talk<string | null> {
  const { m, r } = desk;
  if ((["book", "reschedule", "cancel", "attend"] as ActKind[]).some((kind) => isWanted(r.acts, kind))) return null;
  const held = r.acts.filter(isStanding).sort((one, other) => WEIGHT[other.mood] - WEIGHT[one.mood])[0];
  if (held === undefined) return book(desk);
  if (held.mood === "asked") return yield* goOn(desk, howOrWhat(desk, held));
  if (held.mood === "conditional")
    return yield* goOn(desk, {
      text: "Eso no lo puedo dejar condicionado: por ahora no cambio nada.",
      asksPerson: true,
    });
  // "No canceles, mejor el viernes": something else is wanted of it.
  const others = [...r.days, ...r.times].some((one) => !one.denied) || r.parts.length > 0 || r.shift !== null;
  if (held.polarity === "affirmed") {
    // "Te confirmo al rato" says when it will be known, not when it should be.
    if (others && (held.kind !== "attend" || r.isQuestion)) return null;
    if (m.goal === "cancel" || m.goal === "attend") dropGoal(desk);
    return "Claro, con calma: por ahora no cambio nada. Aquí estoy cuando lo decidas.";
  }
  if (r.corrects && others) return null;
  if (m.goal === "cancel" || (m.goal === "reschedule" && held.kind === "reschedule")) {
    dropGoal(desk);
    return "De acuerdo, tu cita sigue como estaba.";
  }
  if (m.asked === "attend") return null;
  return yield* goOn(desk, { text: `De acuerdo, no ${VERB[held.kind]} nada.`, asksPerson: false });
}

const WEIGHT: Record<Act["mood"], number> = { conditional: 4, asked: 3, later: 2, requested: 1, stated: 0 };
const VERB: Record<Standing, string> = { cancel: "cancelo", reschedule: "cambio", attend: "confirmo" };

function isStanding(act: Act): act is Act & { kind: Standing } {
  return act.kind in VERB && (act.polarity === "denied" || act.mood !== "stated");
}

function* goOn(desk: Desk, { text, asksPerson }: { text: string; asksPerson: boolean }): Talk<string> {
  if (desk.m.asked !== null && desk.m.asked !== "person") return `${text} ${yield* sayAgain(desk)}`;
  return asksPerson ? askPerson(desk, text) : `${text} ¿En qué te ayudo?`;
}

// "¿Cómo cancelo?" is answered; what cancelling costs is nothing that the engine knows.
function howOrWhat(desk: Desk, { kind }: { kind: Standing }): { text: string; asksPerson: boolean } {
  const { canCancel, canReschedule } = desk.turn.assistant;
  if (OF_TERMS.test(desk.r.text))
    return {
      text: `No tengo a la mano las condiciones para ${NOUN[kind]} una cita; no cambio nada.`,
      asksPerson: true,
    };
  if (kind === "cancel" ? !canCancel : kind === "reschedule" && !canReschedule)
    return { text: `Por aquí no puedo ${NOUN[kind]} citas.`, asksPerson: true };
  return {
    text: `Para ${NOUN[kind]} tu cita escríbeme «${ORDER[kind]}» y te pregunto antes de hacerlo.`,
    asksPerson: false,
  };
}

const NOUN: Record<Standing, string> = { cancel: "cancelar", reschedule: "cambiar", attend: "confirmar" };
const ORDER: Record<Standing, string> = {
  cancel: "cancela mi cita",
  reschedule: "cambia mi cita",
  attend: "confirmo mi cita",
};
const OF_TERMS =
  /\b(?:cobr\w{0,4}|penaliza\w{0,4}|multan?|cargo|recargo|comision|devuelve\w?|regresan?|reembols\w{1,4}|pierdo|pierde|cuesta|costo|politicas?|problema|pasa|anticipacion|cuant[oa]s?|hasta)\b/;

// "No quiero agendar corte": nothing is begun.
function book(desk: Desk): string | null {
  const { m, r } = desk;
  const isDenied = r.acts.some((act) => act.kind === "book" && act.polarity === "denied");
  const others = [...r.days, ...r.times].some((one) => !one.denied) || r.corrects;
  if (!isDenied || m.goal !== null || others) return null;
  dropGoal(desk);
  return "De acuerdo, no agendo nada. Aquí estoy por si se te ofrece algo.";
}
