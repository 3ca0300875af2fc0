// Finds the appointment that a contact means: to move, cancel, confirm or list it.
import type { ToolAppointment } from "../../../tools/answers/schema.ts";
import type { Talk } from "../../facts/turn.ts";
import { canBe } from "../../parse/time/clock.ts";
import type { Decision, Verb } from "../decision.ts";
import { ask, mineOf, type Scene, say } from "../scene.ts";

type AppointmentMatch =
  | { kind: "none" }
  | { kind: "one"; appointment: ToolAppointment; all: ToolAppointment[] }
  | { kind: "several"; all: ToolAppointment[] };

/** `isMoving`: the named days may be the new ones, so they identify an appointment only when they fit one. */
export function* whichOne(scene: Scene, isMoving: boolean): Talk<AppointmentMatch> {
  const { state, said, meant } = scene;
  const mine = yield* mineOf(scene);
  if (mine.length === 0) return { kind: "none" };
  const all = candidates(scene, mine);
  const chosen = all.find((appointment) => appointment.ref === state.appointment);
  if (chosen) return { kind: "one", appointment: chosen, all };
  if (all.length === 1) return { kind: "one", appointment: all[0]!, all };
  const listed = state.options.filter((ref) => all.some((appointment) => appointment.ref === ref));
  const bareDay = meant.days.find((day) => day.bare !== undefined && !all.some((one) => one.day === day.from));
  const place = said.pick ?? bareDay?.bare;
  if (place && (listed.length > 0 || said.pick !== null)) {
    const ref = (listed.length > 0 ? listed : all.map((one) => one.ref)).at(place < 0 ? place : place - 1);
    const picked = all.find((appointment) => appointment.ref === ref);
    if (picked) return { kind: "one", appointment: picked, all };
  }
  if (isMoving && (meansAll(scene) || meansBoth(scene))) return { kind: "several", all };
  const left = narrowed(scene, all, isMoving);
  return left.length === 1 ? { kind: "one", appointment: left[0]!, all } : { kind: "several", all: left };
}

// "La de gelish sí sigue en pie": not that one. "Y la otra…", after one of them was handled.
function candidates(scene: Scene, mine: ToolAppointment[]): ToolAppointment[] {
  const { state, said, meant } = scene;
  const isKept = (one: { places: ReadonlySet<string> }) =>
    one.places.has("stays") || (meant.services.length > 1 && one.places.has("stays, shortly"));
  const stays = meant.services.filter(isKept).flatMap((one) => one.ids);
  const keepers = meant.people.filter((one) => one.places.has("stays")).flatMap((one) => one.ids);
  if (keepers.length > 0)
    scene.meant = { ...meant, people: meant.people.filter((one) => !one.ids.some((id) => keepers.includes(id))) };
  const others = mine.filter((one) => !stays.includes(one.serviceId) && !keepers.includes(one.specialistId));
  const last = state.done;
  const other =
    said.cues.has("the other") && last
      ? others.filter((one) => one.day !== last.day || one.time !== last.time)
      : others;
  return other.length > 0 ? other : others.length > 0 ? others : mine;
}

function narrowed(scene: Scene, all: ToolAppointment[], isMoving: boolean): ToolAppointment[] {
  const { state, said, meant } = scene;
  const sources = meant.days.filter((day) => day.existing && !day.places.has("stays"));
  const days = sources.length > 0 ? sources : isMoving && meant.days.length > 1 ? meant.days.slice(0, 1) : meant.days;
  const isOfService = (one: ToolAppointment) => meant.services.some(({ ids }) => ids.includes(one.serviceId));
  const hasService = meant.services.length > 0;
  let left = all;
  // The new day may be the day of another appointment: "la de uñas al jueves".
  if (isMoving && sources.length === 0) left = narrow(left, isOfService, hasService);
  left = narrow(
    left,
    (one) => days.some((day) => one.day >= (day.source ?? day).from && one.day <= (day.source ?? day).to),
    days.length > 0,
  );
  left = narrow(left, (one) => meant.times.some(({ clock }) => canBe(clock, one.time)), meant.times.length > 0);
  left = narrow(left, isOfService, hasService);
  left = narrow(left, (one) => meant.people.some(({ ids }) => ids.includes(one.specialistId)), meant.people.length > 0);
  left = narrow(left, (one) => meant.branches.some(({ ids }) => ids.includes(one.branchId)), meant.branches.length > 0);
  const { done } = state;
  // "Muévela": the one just mentioned.
  const isIt = isMoving && sources.length === 0 && !hasService && said.cues.has("it");
  if (left.length > 1 && done && (!isMoving || isIt)) {
    const isDone = (one: ToolAppointment) => one.day === done.day && one.time === done.time;
    left = narrow(isIt ? all : left, isDone, isIt || meant.days.length === 0);
  }
  return left;
}

/** "Las dos", "todas", "ambas". */
export function meansAll({ said, meant }: Scene): boolean {
  return said.cues.has("all mine") && !meant.services.some((one) => one.sure) && !said.cues.has("not all mine");
}

/** "Pasa las dos al sábado, corte a las 10 y uñas a las 11". */
export function meansBoth({ said, meant }: Scene): boolean {
  return meant.services.length === 2 && said.cues.has("moves both");
}

export function askWhich(scene: Scene, appointments: readonly ToolAppointment[], verb: Verb): Decision {
  const { state } = scene;
  const isAgain = state.asks === "appointment";
  if (isAgain) state.stuck += 1;
  ask(
    scene,
    "appointment",
    appointments.map(({ ref }) => ref),
  );
  return say({ act: "ask_which", appointments, verb, isAgain: isAgain && state.stuck % 2 === 1 });
}

export function verbOf(kind: Scene["state"]["kind"]): Verb {
  return kind === "cancelling" ? "cancel" : kind === "attending" ? "attend" : "move";
}

function narrow(
  all: ToolAppointment[],
  fits: (appointment: ToolAppointment) => boolean,
  isSaid: boolean,
): ToolAppointment[] {
  if (!isSaid) return all;
  const left = all.filter(fits);
  return left.length > 0 ? left : all;
}
