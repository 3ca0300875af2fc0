// "La 2", "el primero": one of the listed services or branches.
import type { Scene } from "../scene.ts";

const SHORT_LIST = 3;

export function chooseFromList(scene: Scene): void {
  const { state, said, meant } = scene;
  const { asks, options, draft } = state;
  if (options.length === 0) return;
  const bare =
    meant.days.find((day) => day.bare !== undefined)?.bare ?? meant.times.find((time) => time.bare !== undefined)?.bare;
  // "5", where a day was said and the list had no numbers, may be the hour.
  const mayBeHour =
    asks === "service" &&
    state.stuck === 0 &&
    draft.days.length > 0 &&
    draft.clocks.length === 0 &&
    said.cues.has("a number alone");
  if (mayBeHour && options.length > SHORT_LIST) return;
  const { any, yes } = said.leaning;
  const place = said.pick ?? bare ?? (any || (yes && options.length === 1) ? 1 : null);
  const id = place ? options.at(place < 0 ? place : place - 1) : undefined;
  if (asks === "service" && meant.services.length === 0 && id !== undefined) draft.serviceId = id;
  else if (asks === "branch" && meant.branches.length === 0 && id !== undefined && !any) draft.branchId = id;
  else return;
  // The number was the index in the list, not a day or an hour.
  scene.meant = {
    ...meant,
    days: meant.days.filter((day) => day.bare === undefined),
    times: meant.times.filter((time) => time.bare === undefined),
  };
}
