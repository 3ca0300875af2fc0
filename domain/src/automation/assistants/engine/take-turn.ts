// The built-in conversation engine (D-9.3): no network, no randomness, the same answer to the same words. `parse`
// understands the text once, tools read the `facts`, one policy decides, `say` words the reply. It never states an
// hour, a price or a booking that a tool did not give.
import { answerItems } from "../items/answer-items.ts";
import { answerOrders } from "../items/answer-orders.ts";
import { readShop, type Shop } from "./facts/shop.ts";
import { type AwaitedCall, call, type Talk, type Turn, type TurnResult } from "./facts/turn.ts";
import type { ActKind } from "./lexicon/acts.ts";
import { errandsOf } from "./parse/acts/errands.ts";
import { parse } from "./parse/parse.ts";
import { timesOf } from "./parse/time/clock.ts";
import type { Utterance } from "./parse/utterance.ts";
import { withinReach } from "./parse/words/within-reach.ts";
import { decide } from "./policy/decide.ts";
import { type Act, BREAK, type Decision, type Effect, type EffectAnswer } from "./policy/decision.ts";
import { kindOf } from "./policy/kind-of.ts";
import { meaningOf, type Scene } from "./policy/scene.ts";
import { sayActs } from "./say/say.ts";
import { awaitedCall, namesOf } from "./state/awaited-call.ts";
import type { State } from "./state/schema.ts";
import { settle, type Work, workOn } from "./state/work.ts";

/** One answer to everything the contact wrote since the last one. Yields tool calls and gets their answers. */
export function* takeTurn(before: State, turn: Turn): Talk<TurnResult> {
  const texts = withinReach(turn.texts);
  if (texts.length === 0) return { reply: null, memory: before, kind: "resolved", awaits: null };
  const { shop, kept } = yield* readShop(before.shop, turn);
  const state = workOn(before);
  const isFresh = state.kind === "idle";
  const found = yield* whatIsSold(texts, turn, shop, state);
  state.items = found !== null && "items" in found ? found.items : [];
  state.order = found !== null && "awaits" in found ? proposedOrder(found.awaits) : null;
  if (found !== null && "reply" in found) {
    state.greeted = true;
    // an offer to call a person is over
    if (isFresh && state.asks === "person") Object.assign(state, { asks: null, options: [] });
    const kind = found.awaits ? "asked" : found.isKnown ? "resolved" : "not_known";
    return { reply: found.reply, memory: settle(state, kept), kind, awaits: found.awaits };
  }
  const apart = isFresh ? errandsOf(texts.join("\n")) : null;
  const both = apart !== null && isGrieved(texts, shop, turn) ? null : apart;
  if (both !== null) state.errand = both[1];
  const acts = yield* actsOf(both === null ? texts : [both[0]], turn, shop, state, found !== null);
  // The second request starts when the first one is done.
  if (state.errand !== null && state.kind === "idle" && state.asks === null) {
    const more = errandsOf(state.errand);
    const next = [more?.[0] ?? state.errand];
    state.errand = more?.[1] ?? null;
    acts.push(BREAK, ...(yield* actsOf(next, turn, shop, state)));
  }
  const voice = { language: state.language, isFormal: state.isFormal, shop, isGreeted: state.greeted, ...turn };
  const reply = sayActs(acts, voice);
  if (reply !== null) state.greeted = true;
  const memory = settle(state, kept);
  return { reply, memory, kind: kindOf(acts), awaits: awaitedCall(memory, turn) };
}

/** What the business sells besides its services, and the orders of the customer. Null: the other readers answer. */
function* whatIsSold(texts: readonly string[], turn: Turn, shop: Shop, state: Work) {
  const said = parse(texts, shop, turn.now, state);
  if (turn.assistant.canOrder && said.grievance === null) {
    const own = yield* answerOrders(said.items.ownOrder);
    if (own !== null) return { ...own, isKnown: true };
  }
  if (!said.items.isPossible && state.items.length === 0) return null;
  // "¿cuándo es la próxima sesión?", of a course that was just told, sounds like a question for an own appointment
  if (isOfOwn(said) && !(state.items.length > 0 && said.items.asksForSession && said.grievance === null)) return null;
  const isOpen = state.kind !== "idle" || state.errand !== null || (state.asks !== null && state.asks !== "person");
  return yield* answerItems(said.items, turn, {
    ...{ isOpen, isPlain: isPlain(said), namesService: said.services.length > 0 },
    isSure: said.services.some(({ sure }) => sure),
    services: shop.services.map(({ name }) => name),
    delivery: deliveryIn(said),
    before: state.items,
    order: state.order,
  });
}

function proposedOrder(awaits: AwaitedCall | null): Work["order"] {
  if (awaits?.name !== "place_order") return null;
  const [item, another] = awaits.input.items;
  return item && !another ? item : null;
}

/** When an order should be there: one day, one hour or neither; null where the message says another thing of it. */
function deliveryIn({ days, times, parts }: Utterance): { day?: string; time?: string } | null {
  const hours = times.filter(({ bare }) => bare === undefined);
  const [day, otherDay] = days;
  const [hour, otherHour] = hours;
  if (otherDay || otherHour || parts.length > 0 || hour?.until || (day && day.from !== day.to)) return null;
  const time = hour && timesOf(hour.clock).find((one) => one >= "08:00" && one < "22:00");
  return { ...(day ? { day: day.from } : {}), ...(time ? { time } : {}) };
}

/** The reply to one message, after its side effects. `isOrder`: it is an order for a person. */
function* actsOf(texts: readonly string[], turn: Turn, shop: Shop, state: Work, isOrder = false): Talk<Act[]> {
  const parsed = parse(texts, shop, turn.now, state);
  const said = isOrder ? { ...parsed, asksForOrder: true } : parsed;
  state.language = said.language ?? state.language;
  state.isFormal ||= said.isFormal;
  const scene: Scene = { turn, shop, said, meant: meaningOf(said), state, mine: null, held: null, after: null };
  const acts: Act[] = [];
  let decision: Decision | null = yield* decide(scene);
  while (decision !== null) {
    acts.push(...decision.acts);
    if (decision.effect === null) break;
    const { does, then }: NonNullable<Decision["effect"]> = decision.effect;
    decision = yield* then(yield* carryOut(does));
  }
  return greeted(scene, acts);
}

/** The first answer to a greeting greets back. */
function greeted({ state, said }: Scene, acts: Act[]): Act[] {
  const [first] = acts;
  const isFirst = !state.greeted && said.kinds.has("greeting") && first !== undefined;
  const isGreeting = first?.act === "greet" || first?.act === "nice_to_meet" || first?.act === "handed_over";
  return isFirst && !isGreeting && !said.isOnlyPictures ? [{ act: "greet", isWhole: false }, ...acts] : acts;
}

function* carryOut(does: Effect): Talk<EffectAnswer[]> {
  switch (does.do) {
    case "book": {
      const { slot, own, forName } = does;
      if (own !== null) yield* call("save_name", { name: own });
      return [yield* call("book", { slot, ...namesOf(forName, own) })];
    }
    case "move":
      return [yield* call("reschedule", { appointment: does.appointment, slot: does.slot })];
    case "cancel":
    case "confirm": {
      const answers: EffectAnswer[] = [];
      for (const appointment of does.appointments) answers.push(yield* call(does.do, { appointment }));
      return answers;
    }
    case "hand over":
      return [yield* call("hand_over", { reason: does.reason })];
  }
}

/** Without the word for an item it has nothing of the agenda. */
function isPlain({ items, kinds, days, times }: Utterance): boolean {
  return items.namesKind || (!AGENDA.some((kind) => kinds.has(kind)) && days.length + times.length === 0);
}

function isOfOwn({ grievance, kinds, cues }: Utterance): boolean {
  return cues.has("own sessions") || grievance !== null || OWN.some((kind) => kinds.has(kind));
}

const OWN: readonly ActKind[] = [
  "cancel",
  "reschedule",
  "attend",
  "my-appointments",
  "person",
  "late",
  "missed",
  "desk",
];
const AGENDA: readonly ActKind[] = ["availability", "hours", "open-now", "place", "who", "branches", "another"];

function isGrieved(texts: readonly string[], shop: Shop, turn: Turn): boolean {
  return parse(texts, shop, turn.now, { asks: null, options: [] }).grievance !== null;
}
