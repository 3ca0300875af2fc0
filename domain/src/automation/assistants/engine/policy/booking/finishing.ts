// Carries out what was confirmed: books or moves. Everything said afterwards comes from the answer of the tool.
import type { ToolAppointment, ToolService, ToolSlot } from "../../../tools/answers/schema.ts";
import { isNotAgreed } from "../../../tools/not-agreed.ts";
import type { Talk } from "../../facts/turn.ts";
import { clockOfTime } from "../../parse/time/clock.ts";
import { appointmentLine } from "../../say/appointment-line.ts";
import type { Waiting } from "../../state/schema.ts";
import { blank, draftWith } from "../../state/work.ts";
import { type Act, BREAK, type Decision, type EffectAnswer } from "../decision.ts";
import { oneDay } from "../draft/apply-shift.ts";
import { moveNext } from "../own/moving.ts";
import { after, carryOut, endOf, type Scene, say, serviceOf } from "../scene.ts";
import { advance } from "./advance.ts";
import { hourOf } from "./other-hours.ts";
import { digestOf, nameFor, toConfirm } from "./to-confirm.ts";

export function finish(scene: Scene, slot: ToolSlot): Decision {
  const { state, turn } = scene;
  // The booking differs from what was shown: it is shown first.
  if (state.shown !== digestOf(scene, slot)) return toConfirm(scene, slot);
  if (state.kind === "moving")
    return carryOut({ do: "move", appointment: state.appointment!, slot: slot.ref }, (answers) =>
      finished(scene, slot, "move", answers),
    );
  const { forName } = state;
  const own = turn.saidName ?? (turn.contactName === null ? state.name : null);
  return carryOut({ do: "book", slot: slot.ref, own, forName }, (answers) => finished(scene, slot, "book", answers));
}

function* finished(
  scene: Scene,
  slot: ToolSlot,
  of: "book" | "move",
  [answer]: readonly EffectAnswer[],
): Talk<Decision> {
  const { state, turn } = scene;
  scene.mine = null;
  // The customer agreed to something else: the engine shows it and asks again.
  if (answer && isNotAgreed(answer)) return toConfirm(scene, slot);
  if (!answer || !("appointment" in answer)) return yield* missed(scene, slot);
  const { appointment } = answer;
  const name = of === "book" ? nameFor(scene) : null;
  const { name: said } = state;
  const { specialistId, anyBranch } = state.draft;
  const { waiting, more } = state;
  Object.assign(state, blank(), { waiting, more });
  state.done = {
    serviceId: appointment.serviceId,
    day: appointment.day,
    time: appointment.time,
    text: appointmentLine(appointment, turn.now.day, scene.shop.branches.length > 1),
    isMade: true,
    branchId: appointment.branchId,
    isBooked: of === "book",
    name,
  };
  // The engine speaks to the writer, and about the person who comes.
  const writer = of === "book" ? (turn.contactName ?? said) : null;
  const forName = name === writer ? null : name;
  const booked = (isLast: boolean): Act => ({ act: "booked", appointment, name: writer, forName, of, isLast });
  const withWhom = of === "book" ? specialistId : null;
  const next = nextOf(scene);
  if (next === null) {
    const more = yield* moveNext(scene);
    return more ? after([booked(true), BREAK], more) : say(booked(true));
  }
  begin(scene, appointment, next, { withWhom, anyBranch: of === "book" && anyBranch });
  return after([booked(false), BREAK, { act: "next_booking" }], yield* advance(scene));
}

// The other requests, and the services that they may mean.
function nextOf(scene: Scene): { waits: Waiting; services: ToolService[] } | null {
  const { state } = scene;
  for (const waits of state.waiting) {
    const services = waits.services.map((id) => serviceOf(scene, id)).filter((service) => service !== null);
    if (services.length === 0) continue;
    state.waiting = state.waiting.filter((one) => one !== waits);
    return { waits, services };
  }
  state.waiting = [];
  return null;
}

// Unless the customer says otherwise: the same day, place and person.
function begin(
  scene: Scene,
  last: ToolAppointment,
  { waits, services }: { waits: Waiting; services: ToolService[] },
  { withWhom, anyBranch }: { withWhom: string | null; anyBranch: boolean },
): void {
  const { state } = scene;
  const [next] = services;
  const isOne = services.length === 1;
  const same = withWhom !== null && next!.specialistIds.includes(withWhom) ? withWhom : null;
  state.kind = "booking";
  state.draft = draftWith({
    serviceId: isOne ? next!.id : null,
    specialistId: waits.specialistId ?? same,
    branchId: next!.branchIds.includes(last.branchId) ? last.branchId : null,
    anyBranch,
    days: waits.days.length > 0 ? waits.days : [oneDay(last.day)],
    clocks: waits.clocks,
  });
  state.forName = waits.name;
  if (!isOne) state.options = services.map(({ id }) => id);
  scene.after = endOf(scene, last);
  if (waits.isNext && waits.clocks.length === 0)
    Object.assign(state.draft, { notBefore: clockOfTime(scene.after), order: "first" });
}

// The slot was taken meanwhile: searches again and offers near ones.
function* missed(scene: Scene, { day, time }: ToolSlot): Talk<Decision> {
  const { state } = scene;
  state.draft.days = [oneDay(day)];
  state.draft.clocks = [clockOfTime(time)];
  state.seen = [hourOf({ day, time })];
  return after([{ act: "taken" }], yield* advance(scene));
}
