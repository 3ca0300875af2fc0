// The answer to a yes-or-no question that is not the confirmation of a booking.
import type { Talk } from "../facts/turn.ts";
import { isStated } from "../parse/acts/polarity.ts";
import { clockOfTime } from "../parse/time/clock.ts";
import { draftWith } from "../state/work.ts";
import { advance } from "./booking/advance.ts";
import { sayAgain } from "./booking/say-again.ts";
import { step } from "./booking/step.ts";
import { BREAK, type Decision } from "./decision.ts";
import { oneDay } from "./draft/apply-shift.ts";
import { beginCancel, cancelThem, confirmThem, mayConfirm } from "./own/attending.ts";
import { beginMove } from "./own/moving.ts";
import { after, callPerson, dropErrand, hasFacts, isPuttingOff, type Scene, say, serviceOf } from "./scene.ts";

/** Undefined: no such question is pending, or this is no answer to it. */
export function* answerWaiting(scene: Scene, isAnswered: boolean): Talk<Decision | null | undefined> {
  switch (scene.state.asks) {
    case "person":
      return answerPerson(scene);
    case "cancel":
      return yield* answerCancel(scene, isAnswered);
    case "attend":
      return yield* answerAttend(scene);
    case "propose":
      return yield* answerProposal(scene, isAnswered);
    default:
      return undefined;
  }
}

function answerPerson(scene: Scene): Decision | undefined {
  const { state, said, meant } = scene;
  const isBare = !meant.kinds.has("book") && meant.days.length + meant.times.length + meant.services.length === 0;
  const [reason = "Aceptó hablar con una persona."] = state.options;
  state.asks = null;
  if ((said.agrees || (said.leaning.yes && !said.isHedged)) && isBare) return callPerson(reason, "agreed");
  if (!said.leaning.no || !isBare) return undefined;
  // "No manches, no sabes nada": more anger is no refusal of a person.
  return said.declines || meant.kinds.size > 0 ? say({ act: "here", how: "whatever" }) : callPerson(reason, "agreed");
}

function* answerAttend(scene: Scene): Talk<Decision | undefined> {
  const { state, said, meant } = scene;
  if (said.agrees || mayConfirm(scene)) return confirmThem(scene, [{ ref: state.appointment! }]);
  const isOther = meant.kinds.has("reschedule") || meant.kinds.has("cancel");
  const isElse = meant.days.length + meant.times.length > 0 || isOther;
  if (said.leaning.yes && !isElse) return after([{ act: "not_yet", what: "confirmed" }], yield* sayAgain(scene));
  Object.assign(state, { kind: "idle", asks: null, appointment: null });
  if (said.leaning.no && !hasFacts(scene) && !isOther) return say({ act: "ask_change_or_cancel" });
  return undefined;
}

function* answerProposal(scene: Scene, isAnswered: boolean): Talk<Decision | null | undefined> {
  const { state, said, meant } = scene;
  const { kinds } = meant;
  const isWish = kinds.has("book") || kinds.has("availability");
  state.asks = null;
  if (isPuttingOff(scene) && !hasFacts(scene)) return say({ act: "here", how: "whenever" });
  if (isAnswered && !said.leaning.yes && !isWish && meant.days.length === 0) return undefined;
  const isThatOne = said.cues.has("that one") && state.draft.serviceId !== null;
  if (said.leaning.yes || isThatOne || hasFacts(scene) || kinds.has("book")) {
    state.kind = "booking";
    return kinds.has("reschedule") || kinds.has("cancel") ? undefined : yield* step(scene, isAnswered);
  }
  return said.leaning.no ? say({ act: "here", how: "whatever" }) : undefined;
}

function* answerCancel(scene: Scene, isAnswered: boolean): Talk<Decision | null> {
  const { state, said, meant } = scene;
  const { yes, no, corrects } = said.leaning;
  const isMove = meant.kinds.has("reschedule");
  const facts = hasFacts(scene);
  // Of "las dos", only one after all: "no, solo la del tinte", "la del corte sí, la otra no".
  const isOne = meant.services.some(({ denied }) => !denied) && meant.days.length + meant.times.length === 0;
  if (state.appointment === null && !isMove && (isOne || (facts && !yes && !corrects)))
    return yield* beginCancel(scene);
  if (isMove || (facts && !yes && meant.days.length + meant.times.length > 0)) {
    const { appointment } = state;
    dropErrand(scene);
    state.appointment = appointment;
    return yield* beginMove(scene);
  }
  if (!no && (said.agrees || (isStated(said.acts, "cancel") && !said.isHedged)))
    return cancelThem(scene, bookingAfter(scene));
  if (no) {
    dropErrand(scene);
    return say({ act: "kept" });
  }
  if (isAnswered) return yield* sayAgain(scene);
  if (yes) return after([{ act: "not_yet", what: "cancelled" }], yield* sayAgain(scene));
  return facts ? yield* beginCancel(scene) : null;
}

// "Cancela y agenda manicure el viernes"; "mejor manicure" where nothing may be moved: in the same place, once the other one is
// cancelled.
function bookingAfter(scene: Scene): ((lead: Decision) => Talk<Decision>) | null {
  const { state } = scene;
  const { draft, done, waiting } = state;
  const next = serviceOf(scene, waiting[0]?.services[0] ?? null);
  if (draft.serviceId === null && next === null) return null;
  return function* (lead) {
    state.kind = "booking";
    state.draft =
      draft.serviceId !== null
        ? draft
        : draftWith({
            serviceId: next!.id,
            days: done ? [oneDay(done.day)] : [],
            clocks: done ? [clockOfTime(done.time)] : [],
          });
    return after([...lead.acts, BREAK], yield* advance(scene));
  };
}
