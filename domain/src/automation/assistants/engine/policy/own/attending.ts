// Cancels, confirms and lists the contact's appointments.
import type { ToolAppointment } from "../../../tools/answers/schema.ts";
import { isNotAgreed } from "../../../tools/not-agreed.ts";
import type { Talk } from "../../facts/turn.ts";
import { isStated } from "../../parse/acts/polarity.ts";
import { appointmentLine } from "../../say/appointment-line.ts";
import { draftWith } from "../../state/work.ts";
import { sayAgain } from "../booking/say-again.ts";
import type { Decision } from "../decision.ts";
import { applyFacts } from "../draft/apply-facts.ts";
import { after, ask, askPerson, carryOut, dropErrand, mineOf, type Scene, say } from "../scene.ts";
import { askWhich, meansAll, whichOne } from "./which.ts";

export function* beginAttend(scene: Scene): Talk<Decision> {
  const { state, meant } = scene;
  const which = yield* whichOne(scene, false);
  if (which.kind === "none") return noneOf(scene);
  state.kind = "attending";
  if (which.kind === "one") return confirmOrAsk(scene, which.appointment);
  const { all } = which;
  if (meansAll(scene) && mayConfirm(scene)) return confirmThem(scene, all);
  const soonest = all.filter((one) => one.day === all[0]!.day);
  if (soonest.length !== 1 || state.asks === "appointment" || meant.days.length > 0)
    return askWhich(scene, all, "attend");
  return confirmOrAsk(scene, soonest[0]!);
}

/** Whether the customer clearly says that they come, not as a question or on a condition. */
export function mayConfirm({ said }: Scene): boolean {
  return isStated(said.acts, "attend") && !said.isOnCondition && !said.wantsOtherPrice;
}

export function confirmThem(scene: Scene, appointments: readonly { ref: string }[]): Decision {
  const refs = appointments.map(({ ref }) => ref);
  return carryOut({ do: "confirm", appointments: refs }, function* (answers) {
    scene.mine = null;
    dropErrand(scene);
    const failures = answers.flatMap((one) => ("error" in one ? [one.message] : []));
    const done = answers.flatMap((one) => ("appointment" in one ? [one.appointment] : []));
    if (done.length === 0) return askPerson(scene, { act: "failed", message: failures.join(" ") });
    if (refs.length === 1) remember(scene, done[0]!, true);
    return say({ act: "confirmed", appointments: done, failures });
  });
}

function confirmOrAsk(scene: Scene, appointment: ToolAppointment): Decision {
  if (mayConfirm(scene) || !scene.said.acts.some((act) => act.kind === "attend"))
    return confirmThem(scene, [appointment]);
  scene.state.appointment = appointment.ref;
  ask(scene, "attend");
  return say({ act: "ask_attend", appointment });
}

export function* recall(scene: Scene): Talk<Decision> {
  const { state, meant } = scene;
  const mine = yield* mineOf(scene);
  if (mine.length === 0) return noneOf(scene);
  // "¿A qué hora es la del sábado?": only that one.
  const asked = mine.filter(
    (one) =>
      meant.days.some((day) => day.from === day.to && day.from === one.day) ||
      meant.services.some((mention) => mention.sure && mention.ids.includes(one.serviceId)),
  );
  const appointments = asked.length === 1 ? asked : mine;
  if (appointments.length === 1) remember(scene, appointments[0]!, false);
  else state.options = appointments.map(({ ref }) => ref);
  return say({ act: "appointments", appointments });
}

export function remember({ state, turn, shop }: Scene, appointment: ToolAppointment, isMade: boolean): void {
  const { serviceId, day, time, branchId } = appointment;
  const text = appointmentLine(appointment, turn.now.day, shop.branches.length > 1);
  state.lastDay = day;
  state.done = { serviceId, day, time, text, isMade, branchId, isBooked: false, name: null };
}

export function noneOf(scene: Scene): Decision {
  dropErrand(scene);
  const { meant, turn } = scene;
  const maySuggest = turn.assistant.canBook;
  if (meant.services.some((one) => !one.denied)) applyFacts(scene);
  if (maySuggest) ask(scene, "propose", scene.state.options);
  return say({ act: "no_appointments", maySuggest });
}

export function* beginCancel(scene: Scene): Talk<Decision> {
  const { state, said, meant, turn } = scene;
  if (!turn.assistant.canCancel) return askPerson(scene, { act: "cannot", verb: "cancel" });
  const which = yield* whichOne(scene, false);
  if (which.kind === "none") return noneOf(scene);
  state.kind = "cancelling";
  if (which.all.length > 1 && meansAll(scene)) {
    state.appointment = null;
    state.draft = draftWith({});
    const refs = which.all.map(({ ref }) => ref);
    ask(scene, "cancel", refs);
    return say({ act: "ask_cancel", appointments: which.all, missed: null });
  }
  if (which.kind === "several") {
    // A "sí" that names no appointment cancels nothing.
    if (state.asks === "appointment" && state.stuck > 0 && said.leaning.yes) {
      dropErrand(scene);
      return askPerson(scene, { act: "unsure_which" });
    }
    return askWhich(scene, which.all, "cancel");
  }
  const { appointment } = which;
  state.appointment = appointment.ref;
  state.draft = draftWith({});
  // "Cancela y agenda manicure el viernes": the booking waits until the cancellation is done.
  const isOther = meant.services.some((one) => !one.ids.includes(appointment.serviceId));
  const isBooking = isOther && (meant.kinds.has("book") || said.cues.has("books after"));
  if (isBooking) applyFacts(scene);
  ask(scene, "cancel");
  const day = meant.days.find((one) => !one.denied && one.from === one.to);
  const isMissed = !isBooking && day !== undefined && !which.all.some((one) => one.day === day.from);
  return say({ act: "ask_cancel", appointments: [appointment], missed: isMissed ? day.from : null });
}

/** The rest of the request continues after it: `then` is the booking that waits. */
export function cancelThem(scene: Scene, then: ((lead: Decision) => Talk<Decision>) | null): Decision {
  const { state } = scene;
  const refs = state.appointment === null ? state.options : [state.appointment];
  return carryOut({ do: "cancel", appointments: refs }, function* (answers) {
    if (answers.some(isNotAgreed)) return yield* sayAgain(scene);
    scene.mine = null;
    state.done = null;
    dropErrand(scene);
    const gone = answers.flatMap((one) => ("appointment" in one ? [one.appointment] : []));
    const failures = answers.flatMap((one) => ("error" in one ? [one.message] : []));
    const lead = gone.length > 0 ? say({ act: "cancelled", appointments: gone, isLast: then === null }) : say();
    if (failures.length > 0) return after(lead.acts, askPerson(scene, { act: "failed", message: failures.join(" ") }));
    return then === null ? lead : yield* then(lead);
  });
}
