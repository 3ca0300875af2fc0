// Messages about the existing appointment that do not name it: "no llego a las 5", "me equivoqué de día".
import { canBe } from "../../parse/time/clock.ts";
import type { Scene } from "../scene.ts";

export function impliesMove(scene: Scene): boolean {
  const { said, meant, turn } = scene;
  const isSaid =
    [...meant.days, ...meant.times].some((one) => !one.denied) || said.shiftBy !== null || said.shiftDays !== null;
  const isAway = said.cues.has("implies a move");
  const isShifted = said.shiftBy !== null || said.shift !== null || said.shiftDays !== null;
  return (
    isOfNoService(scene) && turn.assistant.canReschedule && ((isSaid && isShifted) || (isAway && (isSaid || isShifted)))
  );
}

/** "El jueves no, ¿viernes en la tarde?": one day that cannot be and one that can. */
export function crossesOut(scene: Scene): boolean {
  const { days } = scene.meant;
  return isOfNoService(scene) && days.some((day) => day.denied) && days.some((day) => !day.denied);
}

export function isCrossedOut({ meant }: Scene, one: { day: string }): boolean {
  return meant.days.some((day) => day.denied && day.from === one.day && day.to === one.day);
}

/** "Hoy a las 5 ahí llego": the day and hour are those of the appointment. */
export function isAsSaid({ meant }: Scene, one: { day: string; time: string }): boolean {
  return (
    meant.days.every((day) => day.from <= one.day && day.to >= one.day) &&
    meant.times.every(({ clock }) => canBe(clock, one.time))
  );
}

/** "La de uñas el jueves a las 6": the services of the appointments that may be meant. */
export function servicesOfMine({ meant }: Scene): string[] {
  if (meant.days.length + meant.times.length === 0) return [];
  const { services } = meant;
  // "El corte a las 6 y lo de las uñas igual": the customer has both.
  if (services.length > 1 && services.some(({ places }) => places.has("alike")))
    return services.flatMap(({ ids }) => ids);
  return services
    .filter(({ places }) => places.has("the one of") || (places.has("mine") && places.has("of a day")))
    .flatMap(({ ids }) => ids);
}

/** An appointment for one of these services, on a named day where several days are possible. */
export function isMeant(
  { meant }: Scene,
  one: { serviceId: string; day: string },
  services: readonly string[],
): boolean {
  if (!services.includes(one.serviceId)) return false;
  const isByDay = meant.services.some(({ places }) => places.has("of a day"));
  return !isByDay || meant.days.some((day) => day.from === one.day);
}

export function impliesCancel(scene: Scene): boolean {
  return isOfNoService(scene) && scene.said.cues.has("implies dropping it");
}

function isOfNoService({ meant }: Scene): boolean {
  return meant.services.every((one) => one.denied) && meant.people.length === 0;
}
