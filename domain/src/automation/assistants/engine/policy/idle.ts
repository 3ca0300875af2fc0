// Nothing is in progress: the turn is about an existing appointment, starts a booking, or is small talk.
import type { Talk } from "../facts/turn.ts";
import { waitingFor } from "../state/work.ts";
import { step } from "./booking/step.ts";
import type { Decision } from "./decision.ts";
import { applyFacts } from "./draft/apply-facts.ts";
import { beginAttend, beginCancel, recall } from "./own/attending.ts";
import {
  crossesOut,
  impliesCancel,
  impliesMove,
  isAsSaid,
  isCrossedOut,
  isMeant,
  servicesOfMine,
} from "./own/implied.ts";
import { beginMove } from "./own/moving.ts";
import { after, ask, hasFacts, mineOf, type Scene, say, speaksOfOld } from "./scene.ts";
import { asksTheUsual, sameAgain, stayThere } from "./several/same-again.ts";
import { smallTalk } from "./talk/small-talk.ts";

export function* idle(scene: Scene, isAnswered: boolean): Talk<Decision | null> {
  const own = (yield* ofMine(scene)) ?? (yield* ofNamed(scene)) ?? (yield* afterBooking(scene, isAnswered));
  if (own !== null) return own;
  const { state, meant, turn } = scene;
  const { kinds, days, times } = meant;
  if (state.done === null && turn.assistant.canBook && asksTheUsual(scene)) {
    state.kind = "booking";
    const next = yield* step(scene, isAnswered);
    return next && after([{ act: "no_history" }], next);
  }
  const asksFree = kinds.has("availability") && !(isAnswered && isOnlyPolite(scene));
  const isWish = kinds.has("book") || asksFree;
  const onlyAsks = isAnswered && !isWish && (days.length === 0 || times.length === 0);
  if (kinds.has("book") || (!onlyAsks && ((hasFacts(scene) && !isTold(scene)) || asksFree))) {
    state.kind = "booking";
    stayThere(scene);
    return yield* step(scene, isAnswered);
  }
  return isAnswered ? proposal(scene) : yield* smallTalk(scene);
}

// "¿Me pueden mandar la ubicación?": the answer was all that is wanted.
function isOnlyPolite({ said }: Scene): boolean {
  return said.questions.every((one) => !one.kinds.has("availability") || (one.isModal && one.kinds.size > 1));
}

/** "Consulta" alone is the answer of a customer who wants one. */
const FEWEST = 4;

// "Se murió mi mamá", "lo que pasó ayer": a word that may mean a service, or a day that is over, is no wish.
function isTold(scene: Scene): boolean {
  const { state, said, meant, turn } = scene;
  const { kinds, services, people, branches, days, times } = meant;
  if (kinds.has("symptom") && services.length > 0) return false;
  const isOver = days.length > 0 && days.every(({ to }) => to < turn.now.day);
  const isClear = (ids: readonly string[]) => ids.length === 1 || !said.isQuestion;
  const isSure =
    services.some(({ ids, sure, denied }) => sure && !denied && isClear(ids)) || people.length + branches.length > 0;
  if (state.kind !== "idle" || state.topic !== null || isSure || said.wordCount < FEWEST) return false;
  if (said.isQuestion && !asksElse(scene)) return false;
  // "Para cortarle el pelo a mi niño."
  if (services.length > 0 && said.cues.has("to have it done")) return false;
  if (said.leaning.soonest || said.shiftBy !== null || said.shiftDays !== null) return false;
  return times.length + said.parts.length === 0 && (isOver || days.length === 0);
}

// "Tengo dos perros, ¿los puedo llevar juntos?": what is asked is not the service that the word before it may mean.
function asksElse({ said }: Scene): boolean {
  const marked = said.questions.filter(({ isMarked }) => isMarked);
  return marked.length > 0 && marked.every((one) => one.kinds.size === 0 && one.quote === null);
}

// "Mi cita", "no llego a las 5", "mejor la otra semana": about an existing appointment, if there is one.
function* ofMine(scene: Scene): Talk<Decision | null> {
  const { state, said, meant, turn } = scene;
  const { kinds, days, times, services, people } = meant;
  const has = (...some: ("book" | "cancel" | "attend" | "my-appointments" | "another" | "price")[]) =>
    some.some((kind) => kinds.has(kind));
  const named = [...days, ...times];
  const isFree = state.kind === "idle";
  if (isFree && speaksOfOld(scene) && services.length === 0 && !has("cancel", "attend") && isElsewhere(scene))
    return yield* beginMove(scene);
  const mayImply = isFree && state.done === null && !has("book", "cancel");
  if (mayImply && (impliesMove(scene) || crossesOut(scene))) {
    const mine = yield* mineOf(scene);
    const isKept = has("attend") && mine.some((one) => isAsSaid(scene, one));
    const isMine = impliesMove(scene) ? mine.length > 0 : mine.some((one) => isCrossedOut(scene, one));
    if (isMine && !isKept) return yield* beginMove(scene);
  }
  // "Quiero dejar mi cita para la otra semana": the existing one, if any; else a new one.
  const isHers = said.cues.has("my appointment") || (said.cues.has("the appointment") && people.length > 0);
  const mayBeHers = isFree && state.done === null && isHers && services.length === 0;
  if (mayBeHers && !has("cancel", "attend", "my-appointments", "another")) {
    const isTold = named.some((one) => !one.denied) || people.length > 0;
    if (isTold && (yield* mineOf(scene)).length > 0) return yield* beginMove(scene);
  }
  // "¿Y si mejor voy con el doctor Raúl, el mismo miércoles?"
  const isInstead = mayImply && services.length === 0 && people.length > 0 && said.cues.has("same or instead");
  if (isInstead && days.length > 0 && (yield* mineOf(scene)).some((one) => isAsSaid(scene, one)))
    return yield* beginMove(scene);
  // "¿Me atiende Fernanda el jueves?", where that appointment is with Marta.
  const isBy = mayImply && services.length === 0 && people.length > 0 && said.cues.has("by another person");
  if (isBy && (yield* mineOf(scene)).some((one) => isWithAnother(scene, one))) return yield* beginMove(scene);
  // "Cambia mi corte por manicure."
  if (mayImply && turn.assistant.canReschedule && said.cues.has("swaps") && services.length > 0 && !has("price")) {
    const mine = yield* mineOf(scene);
    const isOther = services.some(({ ids }) => mine.every((one) => !ids.includes(one.serviceId)));
    if (mine.length > 0 && isOther) return yield* beginMove(scene);
  }
  const ids = mayImply && !has("price") ? servicesOfMine(scene) : [];
  if (ids.length > 0 && (yield* mineOf(scene)).some((one) => isMeant(scene, one, ids))) return yield* beginMove(scene);
  if (mayImply && impliesCancel(scene) && (yield* mineOf(scene)).length > 0) return yield* beginCancel(scene);
  if (!has("cancel") || kinds.has("reschedule")) return null;
  const isMoved = said.isRatherMoved && turn.assistant.canReschedule;
  return isMoved ? yield* beginMove(scene) : yield* beginCancel(scene);
}

// On its day, or where both people are named: "cámbiame a Marta por Fernanda".
function isWithAnother(scene: Scene, one: { day: string; time: string; specialistId: string }): boolean {
  const { people, days } = scene.meant;
  const isOf = ({ ids }: { ids: readonly string[] }) => ids.includes(one.specialistId);
  if (!isAsSaid(scene, one) || people.every((person) => person.denied || isOf(person))) return false;
  return days.length > 0 || people.some(isOf);
}

// It names something different from the current value.
function isElsewhere({ said, meant }: Scene): boolean {
  const named = [...meant.days, ...meant.times];
  return (
    (said.leaning.corrects && named.some((one) => !one.existing)) ||
    (!meant.kinds.has("book") &&
      meant.days.some((day) => day.existing) &&
      named.some((one) => !one.existing && !one.denied)) ||
    ((meant.people.length > 0 || said.cues.has("another person")) &&
      (said.cues.has("my appointment") || said.cues.has("the appointment")) &&
      said.cues.has("wishes"))
  );
}

// Asked for, or confirmed.
function* ofNamed(scene: Scene): Talk<Decision | null> {
  const { state, said, meant } = scene;
  const { kinds, services } = meant;
  const isRecalled = kinds.has("my-appointments");
  if (isRecalled && said.cues.has("asks to confirm")) return yield* recall(scene);
  if (kinds.has("attend") && state.kind === "idle" && !kinds.has("drop")) {
    if (state.done?.isMade && !hasFacts(scene) && !said.cues.has("the other"))
      return say({ act: "already_made", text: state.done.text });
    if (services.length === 0 || (!kinds.has("book") && said.cues.has("confirms"))) return yield* beginAttend(scene);
  }
  const isWish = said.cues.has("wants to book") && kinds.has("book") && services.length > 0;
  return isRecalled && !isWish ? yield* recall(scene) : null;
}

// After an appointment was made or listed: that one, or another one.
function* afterBooking(scene: Scene, isAnswered: boolean): Talk<Decision | null> {
  const { state, said, meant, turn } = scene;
  const { done } = state;
  const { kinds, services } = meant;
  const { canBook, canReschedule, canCancel } = turn.assistant;
  // A booking that just started, with no known facts.
  if (state.kind === "booking") return yield* step(scene, isAnswered);
  if (done === null) return null;
  const facts = hasFacts(scene);
  if (!done.isBooked && said.cues.has("the other one") && facts) return yield* beginMove(scene);
  if (done.isMade && canBook && (said.cues.has("for another") || kinds.has("another"))) {
    sameAgain(scene);
    return yield* step(scene, isAnswered);
  }
  const isNew = kinds.has("book") && said.cues.has("appointment") && !said.leaning.corrects;
  if (facts && services.length === 0 && !kinds.has("another") && canReschedule && !isNew)
    return yield* beginMove(scene);
  const other = services.find((one) => one.ids.length === 1 && one.ids[0] !== done.serviceId);
  const isSwap = other !== undefined && (said.leaning.corrects || said.cues.has("swaps"));
  if (!isSwap || kinds.has("another")) return null;
  if (canReschedule) return yield* beginMove(scene);
  if (!canCancel) return null;
  const decision = yield* beginCancel(scene);
  state.waiting = [waitingFor([services.at(-1)!.ids[0]!])];
  return decision;
}

// After an answer the engine remembers the service, and in open mode it may suggest a booking.
function proposal(scene: Scene): Decision {
  const { state, turn } = scene;
  applyFacts(scene);
  if (!turn.assistant.canBook || !turn.assistant.mayProposeBooking) return say();
  ask(scene, "propose", state.options);
  return say({ act: "propose" });
}
