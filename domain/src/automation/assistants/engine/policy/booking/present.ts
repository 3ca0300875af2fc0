// Presents the result of a search: one hour to confirm, a few to choose from, or the reason why there is none.
import type { ToolSlot } from "../../../tools/answers/schema.ts";
import { isOpenWhere } from "../../facts/search/across-branches.ts";
import type { SearchResult } from "../../facts/search/finding.ts";
import type { Act, Decision, DisplayOptions } from "../decision.ts";
import { ask, branchOf, type Scene, say, serviceOf, specialistOf } from "../scene.ts";
import { toConfirm } from "./to-confirm.ts";

export function present(scene: Scene, finding: SearchResult, isSoft = false): Decision {
  if (finding.kind === "slot") return toConfirm(scene, finding.slot, isSoft);
  if (finding.kind === "none") return presentNone(scene, finding);
  const { state, shop } = scene;
  const { draft } = state;
  const service = serviceOf(scene, draft.serviceId)!;
  const isAgain = state.asks === "slot" && state.offered.length === 2;
  offer(scene, finding.slots);
  const { slots } = finding;
  if (finding.kind === "people")
    return say({ act: "people_free", service, slots, areAcrossBranches: isOpenWhere({ draft, shop }) });
  if (finding.halves && isAgain) return say({ act: "which_half", slots });
  return say({
    act: "slots",
    service,
    slots,
    day: finding.day,
    time: finding.time,
    isBoth: draft.eachDay && slots.length === 2,
    isOpen: draft.days.length === 0,
    shown: shownOf(scene),
  });
}

export function shownOf({ state: { draft }, shop }: Scene): DisplayOptions {
  const { specialistId, branchId } = draft;
  return { specialistId, branchId, areAcrossBranches: isOpenWhere({ draft, shop }) };
}

function presentNone(scene: Scene, finding: Extract<SearchResult, { kind: "none" }>): Decision {
  const { shop } = scene;
  const { draft } = scene.state;
  const { refusal, day, time, slots } = finding;
  const wanted = branchOf(scene, draft.branchId);
  const why: Act = {
    act: "refused",
    refusal,
    day,
    time,
    specialist: specialistOf(scene, draft.specialistId)?.name ?? null,
    branch: shop.branches.length > 1 ? (wanted?.name ?? null) : null,
  };
  if (slots.length === 0) {
    const isPast = refusal === "past";
    if (isPast) draft.days = [];
    ask(scene, "when");
    return say(why, { act: "ask_other_time", isPast });
  }
  offer(scene, slots);
  const isThatDay = day !== null && slots.every((slot) => slot.day === day);
  // A customer who requested one branch is told so before hours of another are shown.
  const isElsewhere = isThatDay && wanted && !draft.anyBranch && slots.every((slot) => slot.branchId !== wanted.id);
  return say(why, {
    act: "closest",
    slots,
    day: isThatDay ? day : null,
    elsewhere: isElsewhere ? { branch: wanted.name, isClosed: refusal === "closed_day" } : null,
    shown: shownOf(scene),
  });
}

function offer(scene: Scene, slots: readonly ToolSlot[]): void {
  ask(scene, "slot");
  scene.state.offered = [...slots];
}
