// Decides what a turn is about and calls the policy of the current state.
import type { Talk } from "../facts/turn.ts";
import type { Grievance } from "../parse/acts/grievance.ts";
import { sayAgain } from "./booking/say-again.ts";
import { type Act, BREAK, type Decision, type HandOver } from "./decision.ts";
import { mineAsked } from "./own/asked.ts";
import { answerLate } from "./own/late.ts";
import { sessionsAsked } from "./own/sessions.ts";
import { proceed } from "./proceed.ts";
import { after, callPerson, mineOf, type Scene, say } from "./scene.ts";
import { forgetWhatWasAsked, keepTopic, meanOtherBranch, recallDay, recallTopic } from "./talk/context.ts";
import { answerNotOffered, notOffered } from "./talk/not-offered.ts";
import { answersTo } from "./talk/questions.ts";
import { answerUnknown, sayUnknown } from "./talk/unknown.ts";
import { answerWithheld } from "./talk/withheld.ts";

/** After this many answers in a row that did not help, a person is called. */
const MOST_MISSES = 2;
const SHORT = 4;

/** Null: the engine stays silent. */
export function* decide(scene: Scene): Talk<Decision | null> {
  const { state, said } = scene;
  if (said.isOnlyPictures) return state.asks === null ? say({ act: "here", how: "pleasure" }) : yield* sayAgain(scene);
  if (said.isEmpty) return null;
  const person = forPerson(scene);
  if (person !== null) return person;
  if (isPraise(scene)) return state.asks === null ? say({ act: "welcome", isAwaited: false }) : yield* sayAgain(scene);
  const sessions = yield* sessionsAsked(scene);
  if (sessions !== null) return yield* answered(scene, [sessions, ...answersTo(scene)]);
  keepTopic(scene);
  const first = (yield* mineAsked(scene)) ?? (yield* answerLate(scene)) ?? (yield* answerNotOffered(scene));
  if (first !== null) return first;
  const unknown = yield* answerUnknown(scene);
  if (unknown !== null && "decision" in unknown) return unknown.decision;
  const withheld = yield* answerWithheld(scene);
  if (withheld !== null) return withheld;
  yield* meanMine(scene);
  meanOtherBranch(scene);
  yield* recallDay(scene);
  recallTopic(scene);
  const answers = [...answersTo(scene), ...(unknown === null ? [] : [unknown.lead])];
  if (answers.length > 0) forgetWhatWasAsked(scene);
  return yield* answered(scene, answers);
}

function* answered(scene: Scene, answers: readonly Act[]): Talk<Decision> {
  const { state } = scene;
  const { misses, asks, stuck } = state;
  const lead = [...notOffered(scene), ...answers].flatMap((act) => [act, BREAK]);
  let next = yield* proceed(scene, answers.length > 0);
  if (next === null && answers.length === 0)
    next = asksSomething(scene) ? yield* sayUnknown(scene, []) : yield* notUnderstood(scene, misses);
  else state.misses = 0;
  if (answers.length === 0 && next?.acts[0]?.act === "ask_again" && isPassedOver(scene))
    next = after([{ act: "not_known_here" }], next);
  if (state.asks !== asks || state.stuck === stuck) state.stuck = 0;
  return next === null ? say(...lead) : after(lead, next);
}

/** "¿Me puede atender un hombre?", while a summary waits for its yes: to repeat it is no answer. */
function isPassedOver({ said, meant }: Scene): boolean {
  if (meant.days.length + meant.times.length + said.parts.length > 0 || meant.kinds.has("help")) return false;
  return said.questions.some(
    ({ isMarked, isModal, kinds, quote }) =>
      isMarked && quote === null && (kinds.size === 0 || (isModal && kinds.size === 1 && kinds.has("availability"))),
  );
}

/** Each of its words has a meaning here, and the question still has none: "¿tienen baño?", "¿pueden ir a mi casa?" */
function asksSomething({ said }: Scene): boolean {
  return said.wordCount > 1 && said.questions.some(({ isMarked }) => isMarked);
}

function* notUnderstood(scene: Scene, misses: number): Talk<Decision> {
  const { state, said, turn } = scene;
  state.misses = misses + 1;
  if (state.misses >= MOST_MISSES) return handOver(scene, "not understood", "No se le entendió dos veces seguidas.");
  const isNew = state.misses === 1 && state.kind === "idle" && state.asks === null;
  if (isNew && turn.assistant.canBook && said.wordCount > SHORT) state.kind = "booking";
  const again = yield* sayAgain(scene);
  return after([{ act: "not_understood", hintsPerson: false }], hinted(again, state.misses === 2));
}

function hinted(decision: Decision, isHinted: boolean): Decision {
  return isHinted ? after(decision.acts, say(BREAK, { act: "not_understood", hintsPerson: true })) : decision;
}

function isPraise({ said, meant: { kinds, days, times } }: Scene): boolean {
  const isWish = (["book", "availability", "another", "price"] as const).some((kind) => kinds.has(kind));
  return kinds.has("praise") && !isWish && days.length + times.length === 0 && !said.cues.has("question mark");
}

// What no machine should answer, and what this engine leaves to people.
function forPerson(scene: Scene): Decision | null {
  const { said, meant, turn } = scene;
  const { canRemind, canOrder } = turn.assistant;
  if (said.grievance !== null) return handOver(scene, said.grievance, REASON[said.grievance]);
  if (said.otherLanguage !== null) {
    const call = callPerson("Escribe en otro idioma.", "asked", () =>
      Object.assign(scene.state, { misses: 0, asks: null }),
    );
    return after([{ act: "failed", message: said.otherLanguage }, BREAK], call);
  }
  if (canRemind && said.asksForReminder) return handOver(scene, "reminder", "Pidió un recordatorio.");
  if (canOrder && said.asksForOrder) return handOver(scene, "order", "Quiere hacer un pedido.");
  // Where a text of the business answers the question, the act is not here any more.
  if (meant.kinds.has("own-data")) return handOver(scene, "own-data", "Pregunta por sus datos personales.");
  if (meant.kinds.has("distress") && !isWish(scene))
    return handOver(scene, "distress", "Cuenta algo grave: atiéndelo cuanto antes.");
  if (meant.kinds.has("desk")) return handOver(scene, "asked", "Necesita a una persona del negocio.");
  return meant.kinds.has("person") ? handOver(scene, "asked", "Pidió hablar con una persona.") : null;
}

// "Estoy muy triste, quiero una terapia el lunes" is a booking.
function isWish({ turn, said, meant: { kinds, services, days, times } }: Scene): boolean {
  const wishes = ["book", "availability", "another", "price", "reschedule", "my-appointments"] as const;
  return (
    wishes.some((kind) => kinds.has(kind)) ||
    services.some(({ sure, places }) => !places.has("done before") && (sure || said.cues.has("wishes"))) ||
    // "Desde ayer" tells.
    days.some(({ from }) => from >= turn.now.day) ||
    times.length > 0
  );
}

function handOver(scene: Scene, why: HandOver, reason: string): Decision {
  return callPerson(reason, why, () => Object.assign(scene.state, { misses: 0, asks: null }));
}

const REASON: Record<Grievance, string> = {
  crisis: "Dice que está en peligro: atiéndelo cuanto antes.",
  upset: "Está molesto o insiste en que nadie le resuelve.",
  harm: "Dice que le hicieron un daño.",
  complaint: "Tiene una queja.",
  "money-dispute": "Reclama un cobro o pide su dinero.",
};

// "Mover el tinte", where the customer has such an appointment; "antes de lo de las uñas": when, not which.
function* meanMine(scene: Scene): Talk<void> {
  const { state } = scene;
  if (state.kind !== "idle") return;
  const { kinds, services } = scene.meant;
  if (kinds.has("reschedule"))
    scene.meant = { ...scene.meant, services: services.filter(({ places }) => !places.has("tells when")) };
  const moved = scene.meant.services.filter(
    ({ places }) => places.has("moved by name") || places.has("moved afterwards"),
  );
  if (moved.length === 0) return;
  const mine = (yield* mineOf(scene)).map((one) => one.serviceId);
  const isMine = scene.meant.services.some(({ ids }) => ids.some((id) => mine.includes(id)));
  if (isMine) scene.meant = { ...scene.meant, kinds: new Set([...kinds, "reschedule" as const]) };
}
