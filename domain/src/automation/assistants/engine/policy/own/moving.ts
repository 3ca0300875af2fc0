// Moves an appointment: which one, where to, then the same confirmation as for a booking.
import { addDays } from "../../../../../kit/calendar.ts";
import type { ToolAppointment } from "../../../tools/answers/schema.ts";
import type { Talk } from "../../facts/turn.ts";
import { clockOfTime } from "../../parse/time/clock.ts";
import type { SaidService } from "../../parse/utterance.ts";
import type { Draft, Waiting } from "../../state/schema.ts";
import { draftWith, waitingFor } from "../../state/work.ts";
import { advance } from "../booking/advance.ts";
import { hourOf } from "../booking/other-hours.ts";
import type { Decision } from "../decision.ts";
import { applyFacts } from "../draft/apply-facts.ts";
import { moveBy, oneDay } from "../draft/apply-shift.ts";
import { isTimed } from "../draft/apply-times.ts";
import { isEither } from "../draft/chosen.ts";
import { after, ask, askPerson, dropErrand, mineOf, type Scene, say } from "../scene.ts";
import { targetsOf } from "./targets.ts";
import { askWhich, meansAll, meansBoth, whichOne } from "./which.ts";

export function* beginMove(scene: Scene): Talk<Decision> {
  const { state, turn } = scene;
  if (!turn.assistant.canReschedule) return askPerson(scene, { act: "cannot", verb: "move" });
  const which = yield* whichOne(scene, true);
  if (which.kind === "none") {
    dropErrand(scene);
    const maySuggest = turn.assistant.canBook;
    if (maySuggest) {
      applyFacts(scene);
      ask(scene, "propose", state.options);
    }
    return say({ act: "no_appointments", maySuggest });
  }
  const isFresh = state.kind !== "moving" || state.appointment === null;
  state.kind = "moving";
  if (which.kind === "several") return yield* moveSeveral(scene, which.all);
  return yield* moveOne(scene, which.appointment, isFresh);
}

function* moveSeveral(scene: Scene, all: readonly ToolAppointment[]): Talk<Decision> {
  const { state, said, meant } = scene;
  const areAll = meansAll(scene) || meansBoth(scene);
  // The new day or hour may be known already: it waits in the draft.
  if (state.asks !== "appointment") {
    state.draft = draftWith({});
    applyFacts(
      scene,
      meant.days.filter((day) => !day.existing && (areAll || !all.some((one) => one.day === day.from))),
      meant.times.filter((time) => !time.existing),
    );
    Object.assign(state.draft, { serviceId: null, specialistId: null });
  }
  state.waiting = [];
  const { shiftBy: byMinutes, shiftDays: byDays } = said;
  const areMoved = areAll && (isSomewhere(state.draft) || byMinutes !== null || byDays !== null);
  // Only "sí" twice: the first of them, in full.
  if (!areMoved && !(state.asks === "appointment" && state.stuck > 0 && said.leaning.yes))
    return askWhich(scene, all, "move");
  if (!areMoved) {
    state.appointment = all[0]!.ref;
    return yield* beginMove(scene);
  }
  // "Al domingo a las 11 y 12": one hour for each, in their order.
  const clocks = meant.times.filter((time) => !time.denied && time.bound === null && !time.until);
  const isHourEach = clocks.length === all.length && !isEither(scene, clocks);
  const place = (one: ToolAppointment) => meant.services.findIndex(({ ids }) => ids.includes(one.serviceId));
  const inOrder = meansBoth(scene) ? [...all].sort((a, b) => place(a) - place(b)) : all;
  state.more = inOrder.map(({ ref }, i) => ({
    appointment: ref,
    to: isHourEach ? { ...state.draft, clocks: [clocks[i]!.clock] } : state.draft,
    byMinutes,
    byDays,
  }));
  return (yield* moveNext(scene)) ?? say();
}

function* moveOne(scene: Scene, appointment: ToolAppointment, isFresh: boolean): Talk<Decision> {
  const { state, said, meant } = scene;
  const { ref, day, time, specialistId, serviceId, branchId } = appointment;
  const hasChosen = state.asks === "appointment";
  const { days, clocks, notBefore, notAfter, order } = hasChosen && isFresh ? state.draft : draftWith({});
  Object.assign(state, { appointment: ref, from: { day, time, specialistId, serviceId }, options: [] });
  state.draft = draftWith({ days, clocks, notBefore, notAfter, order, serviceId, specialistId, branchId });
  // "Mi cita de corte por manicure": the last one is the new service.
  const services = meant.services.filter(
    (one) => !one.ids.includes(serviceId) && (one.sure || said.cues.has("the service")),
  );
  const added = services.filter((one) => one.places.has("added") && one.ids.length === 1);
  scene.meant = { ...meant, services: services.filter((one) => !added.includes(one)).slice(-1) };
  const behind = added.map((one) => personBehind(scene, one));
  const targets = targetsOf(scene, appointment);
  applyFacts(
    scene,
    hasChosen && days.length > 0 ? [] : targets.days,
    hasChosen && clocks.length > 0 ? [] : targets.times,
  );
  state.waiting = behind;
  state.draft.serviceId ??= serviceId;
  return yield* seekMove(scene, appointment);
}

// "…y de paso pedicure con Lucía": Lucía is for the added service, not for the one that moves.
function personBehind(scene: Scene, added: SaidService): Waiting {
  const { meant } = scene;
  const person = meant.people.find((one) => one.at > added.end && !one.denied);
  if (person) scene.meant = { ...meant, people: meant.people.filter((one) => one !== person) };
  return waitingFor([added.ids[0]!], { specialistId: person?.ids[0] ?? null });
}

/** The next of several appointments that move to the same day: each has its own confirmation. Null: none is left. */
export function* moveNext(scene: Scene): Talk<Decision | null> {
  const { state } = scene;
  const [next, ...rest] = state.more;
  if (!next) return null;
  state.more = rest;
  const appointment = (yield* mineOf(scene)).find(({ ref }) => ref === next.appointment);
  if (!appointment) return yield* moveNext(scene);
  const { ref, day, time, specialistId, serviceId, branchId } = appointment;
  Object.assign(state, { kind: "moving", asks: null, options: [], appointment: ref });
  state.from = { day, time, specialistId, serviceId };
  state.draft = { ...next.to, serviceId, specialistId, branchId };
  if (next.byDays !== null && state.draft.days.length === 0) state.draft.days = [oneDay(addDays(day, next.byDays))];
  if (next.byMinutes !== null && state.draft.clocks.length === 0) moveBy(scene, appointment, next.byMinutes);
  return after([{ act: "moving_one", appointment }], yield* seekMove(scene, appointment));
}

function isSomewhere(draft: Draft): boolean {
  return draft.days.length > 0 || draft.clocks.length > 0 || draft.notBefore !== null || draft.notAfter !== null;
}

function* seekMove(scene: Scene, appointment: ToolAppointment): Talk<Decision> {
  const { state, said } = scene;
  const { draft } = state;
  settleDays(scene, appointment);
  if (said.shiftBy !== null && draft.clocks.length === 0) moveBy(scene, appointment, said.shiftBy);
  const isSameDay = draft.days.some(({ from, to }) => from === appointment.day && to === appointment.day);
  if (said.shift !== null && isSameDay && draft.clocks.length === 0 && !draft.notBefore && !draft.notAfter)
    Object.assign(draft, { days: [], order: null });
  const wasTimed = isTimed(draft);
  const isOther =
    draft.specialistId !== appointment.specialistId ||
    draft.branchId !== appointment.branchId ||
    draft.serviceId !== appointment.serviceId;
  if (draft.days.length === 0 && !wasTimed && !isOther) {
    if (said.shift === null) {
      ask(scene, "when");
      return say({ act: "ask_when", how: "move", appointment });
    }
    draft.days = [oneDay(appointment.day)];
    draft[said.shift === "later" ? "notBefore" : "notAfter"] = clockOfTime(appointment.time);
    state.seen = [hourOf(appointment)];
    return yield* advance(scene);
  }
  if (draft.days.length === 0 && said.leaning.other !== "day") draft.days = [oneDay(appointment.day)];
  // Only the day changes: the same hour, if it is free, unless the message gives the time in another way.
  const isTold = said.cues.has("before or after something");
  const [day] = draft.days;
  if (!wasTimed && !isTold && said.leaning.other !== "time" && draft.days.length === 1 && day!.from === day!.to)
    draft.clocks = [clockOfTime(appointment.time)];
  return yield* advance(scene);
}

function settleDays({ state, said, meant, turn }: Scene, appointment: ToolAppointment): void {
  const { draft } = state;
  const today = turn.now.day;
  const week = 7;
  // "Al lunes", said on a Monday of an appointment on a later day, is the next one.
  const isToday = (day: { from: string; to: string }) => day.from === today && day.to === today;
  const isNamed = meant.days.some((day) => day.weekday && isToday(day));
  if (isNamed && appointment.day > today && draft.days.length === 1 && draft.days[0]!.from === today)
    draft.days = [oneDay(addDays(today, week))];
  const [stretch] = draft.days;
  if (stretch && stretch.from !== stretch.to && said.cues.has("same day")) {
    const same = [week, 2 * week, 3 * week]
      .map((days) => addDays(appointment.day, days))
      .find((day) => day >= stretch.from && day <= stretch.to);
    if (same) draft.days = [oneDay(same)];
  }
  if (said.shiftDays !== null && draft.days.length === 0)
    draft.days = [oneDay(addDays(appointment.day, said.shiftDays))];
}
