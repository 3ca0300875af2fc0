// A slot waits for its confirmation (or for the name): the answer is yes, no, or a change.
import type { ToolSlot } from "../../../tools/answers/schema.ts";
import type { Talk } from "../../facts/turn.ts";
import { isStated } from "../../parse/acts/polarity.ts";
import type { Decision } from "../decision.ts";
import { meets } from "../draft/meets.ts";
import { after, ask, type Fact, hasFacts, type Scene, say, serviceOf } from "../scene.ts";
import { addedNow } from "../several/add-service.ts";
import { advance } from "./advance.ts";
import { finish } from "./finishing.ts";
import { otherHours } from "./other-hours.ts";
import { putOff } from "./put-off.ts";
import { sayAgain } from "./say-again.ts";
import { digestOf, toConfirm } from "./to-confirm.ts";

export function* decideSlot(scene: Scene, touched: ReadonlySet<Fact>, isAnswered: boolean): Talk<Decision | null> {
  const { state, said, meant } = scene;
  const slot = scene.held!;
  state.slot = slot;
  const { yes, no, any, other } = said.leaning;
  const hasSaid = hasFacts(scene);
  if (!meets(scene, slot) && (touched.size > 1 || !touched.has("name") || touched.size === 0))
    return yield* advance(scene);
  if (other !== null && !yes) return yield* otherHours(scene, [slot]);
  if (state.asks === "name") return decideName(scene, slot, touched, isAnswered);
  // "No es para mí, es para mi mamá": whose name is it?
  const isUnnamed = said.isForOther && state.forName === null && state.kind === "booking" && !touched.has("name");
  if (isUnnamed && !yes && !meant.services.some(({ sure }) => sure)) {
    ask(scene, "name");
    return say({ act: "ask_name", slot: { slot, name: null }, isAgain: false, isOffered: false });
  }
  if (no && !yes) {
    if (touched.has("name")) return toConfirm(scene, slot);
    ask(scene, "change");
    return say({ act: "ask_change" });
  }
  const comes = !yes && !said.isHedged && (isStated(said.acts, "attend") || (any && !hasSaid));
  if (said.agrees || comes) return finish(scene, slot);
  if (touched.has("name")) return toConfirm(scene, slot);
  const added = serviceOf(scene, addedNow(scene, state.draft.serviceId));
  if (added !== null) return after([{ act: "added", service: added }], yield* sayAgain(scene));
  // Repeating it is a yes; a place or a person alone may be the answer to an earlier question.
  const isRestated = meant.days.length + meant.times.length > 0 || meant.services.some((one) => one.sure);
  if (hasSaid && isRestated && !isAnswered && !said.isQuestion && !yes && !said.isHedged) return finish(scene, slot);
  return yield* withoutYes(scene, slot, isAnswered, hasSaid);
}

function decideName(scene: Scene, slot: ToolSlot, touched: ReadonlySet<Fact>, isAnswered: boolean): Decision | null {
  const { state, said, meant, turn } = scene;
  // A yes is for what was shown: another hour or service needs its own yes.
  const shown = digestOf(scene, slot);
  const hasAgreed = state.agreed === shown || (said.agrees && state.shown === shown);
  if (touched.has("name")) return hasAgreed && said.name?.isSure ? finish(scene, slot) : toConfirm(scene, slot);
  if (turn.contactName !== null) return toConfirm(scene, slot);
  state.agreed = hasAgreed ? shown : null;
  if (said.leaning.no || meant.kinds.has("cancel")) return putOff(scene);
  return isAnswered || said.leaning.yes || hasFacts(scene) ? toConfirm(scene, slot) : null;
}

// A yes with conditions is not a yes: the engine repeats the price that the customer tried to lower, and waits until a
// condition is met.
function* withoutYes(scene: Scene, slot: ToolSlot, isAnswered: boolean, hasSaid: boolean): Talk<Decision | null> {
  const { state, said, meant } = scene;
  const { kinds } = meant;
  const again = () => sayAgain(scene);
  const service = serviceOf(scene, slot.serviceId);
  const isUnknown = kinds.has("unknown-fact");
  if (said.wantsOtherPrice && service !== null) return after([{ act: "fixed_price", service }], yield* again());
  if (said.leaning.yes && isUnknown) return after([{ act: "not_known_here" }], yield* again());
  if (said.isOnCondition) {
    const what = state.kind === "moving" ? "sure move" : "sure book";
    return after([{ act: "not_yet", what }], yield* again());
  }
  if (kinds.has("done?")) return after([{ act: "not_yet", what: "booked" }], yield* again());
  const goesOn = ["book", "thanks", "greeting", "availability"] as const;
  if (isAnswered || hasSaid || said.leaning.yes || goesOn.some((kind) => kinds.has(kind))) return yield* again();
  if (kinds.has("reschedule")) {
    ask(scene, "change");
    return say({ act: "ask_change" });
  }
  return isUnknown ? after([{ act: "not_known_here" }], yield* again()) : null;
}
