// "Llego 10 minutos tarde", "ya voy en camino", "no pude ir": the people who wait are notified at once.
import { minutesOf } from "../../../../../kit/calendar.ts";
import type { ToolAppointment } from "../../../tools/answers/schema.ts";
import type { Talk } from "../../facts/turn.ts";
import { isStated } from "../../parse/acts/polarity.ts";
import { timesOf } from "../../parse/time/clock.ts";
import type { Decision } from "../decision.ts";
import { ask, callPerson, mineOf, type Scene, say } from "../scene.ts";
import { recall } from "./attending.ts";

/** Null: nothing of the kind, or the message also wants something else. */
export function* answerLate(scene: Scene): Talk<Decision | null> {
  const { state, said, meant, turn } = scene;
  const { kinds } = meant;
  const arriving = yield* arrivingAt(scene);
  if (arriving !== null) return tells(arriving);
  if ((!kinds.has("late") && !kinds.has("missed")) || kinds.has("booking-terms")) return null;
  const asksFree = said.questions.some((one) => one.kinds.has("availability") && !one.isModal);
  const asksOther = asksFree || (meant.times.length > 0 && said.cues.has("question mark"));
  const isElse =
    asksOther ||
    kinds.has("book") ||
    isStated(said.acts, "attend") ||
    kinds.has("cancel") ||
    said.isRatherMoved ||
    // "Llego tarde, como 20 minutos" says by how much, not to which hour.
    (said.shift !== null && !kinds.has("late"));
  // "En 30 minutos", to a question of the booking.
  const isAnswer = state.kind === "booking" || state.asks === "slot" || state.asks === "when";
  if (isElse || (isAnswer && state.asks !== null) || state.asks === "confirm") return null;
  const mine = yield* mineOf(scene);
  const next = mine.find(({ day }) => day === turn.now.day) ?? mine[0];
  if (kinds.has("missed") && kinds.has("my-appointments")) return null;
  if (kinds.has("missed") && !kinds.has("late"))
    return next === undefined || meant.days.every(({ from }) => from < turn.now.day) ? noted(scene) : null;
  if (next === undefined && meant.services.some(({ denied }) => !denied)) return null;
  if (next === undefined) return callPerson("Avisa que va tarde; no le encuentro cita.", "late");
  // For an appointment on another day, "voy a llegar tarde" asks for another hour; a customer who is here already
  // hears when it is.
  const isOfThatDay =
    next.day === turn.now.day || meant.days.some(({ from, to }) => from === next.day && to === next.day);
  if (!isOfThatDay) return kinds.has("reschedule") ? null : yield* recall(scene);
  return tells(next);
}

function tells({ serviceName, day, time }: ToolAppointment): Decision {
  return callPerson(`Avisa que va tarde a su cita de ${serviceName} (${day} ${time}).`, "late");
}

/** The appointment that the customer is on the way to: it is near, and no other hour is wanted. */
function* arrivingAt(scene: Scene): Talk<ToolAppointment | null> {
  const { state, said, meant, turn } = scene;
  const { kinds, days, times, services } = meant;
  if (!kinds.has("arriving") || state.kind !== "idle") return null;
  if (kinds.has("book") || kinds.has("cancel") || kinds.has("place") || said.cues.has("moves") || services.length > 0)
    return null;
  const today = (yield* mineOf(scene)).filter(({ day }) => day === turn.now.day);
  const near = today.find(({ time }) => Math.abs(minutesOf(time) - minutesOf(turn.now.time)) <= NEAR);
  if (near === undefined || days.some(({ from }) => from !== turn.now.day)) return null;
  const isSoon = times.every(({ clock }) =>
    timesOf(clock).some((time) => Math.abs(minutesOf(time) - minutesOf(near.time)) <= DELAY),
  );
  return isSoon ? near : null;
}

/** Minutes between now and the appointment, and between it and the hour of arrival. */
const NEAR = 120;
const DELAY = 45;

function noted(scene: Scene): Decision {
  ask(scene, "propose");
  return say({ act: "missed_noted" }, { act: "propose" });
}
