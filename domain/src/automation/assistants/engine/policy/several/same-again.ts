// What a booking takes over from the one just made: "y para mi esposo a las 11", "la mía después".
import { fold } from "../../../../../kit/text.ts";
import { branchesOf } from "../../facts/shop.ts";
import { clockOfTime } from "../../parse/time/clock.ts";
import { oneDay } from "../draft/apply-shift.ts";
import { endOf, type Scene, serviceOf } from "../scene.ts";

const FOR_ONE_KIND: ReadonlySet<string> = new Set(
  "infantil nino nina ninos ninas dama caballero hombre mujer pareja".split(" "),
);

/** "Lo mismo que la otra vez": earlier visits are not known here. */
export function asksTheUsual({ state, said, meant }: Scene): boolean {
  if (state.draft.serviceId !== null || meant.services.length > 0) return false;
  return said.cues.has("the usual");
}

/**
 * Right after a booking the next one is at the same place, unless another is named or the service is not given there.
 */
export function stayThere(scene: Scene): void {
  const { state, said, meant, shop } = scene;
  const { done, draft } = state;
  if (done === null) return;
  // "¿También a mi hija, a las 5:30?": on the same day.
  const isThatDay = said.cues.has("too") && meant.days.length === 0 && meant.times.length > 0;
  if (isThatDay && draft.days.length === 0) draft.days = [oneDay(done.day)];
  const branchId = done.isBooked ? done.branchId : null;
  if (!branchId || draft.branchId !== null || meant.branches.length + meant.people.length > 0) return;
  const named = meant.services.find((one) => !one.denied);
  const service = serviceOf(scene, named ? (named.ids[0] ?? null) : draft.serviceId);
  if (service && branchesOf(shop, service).some((branch) => branch.id === branchId)) draft.branchId = branchId;
}

// Right after a booking, another one: the same place, and the same service and day unless others are named.
export function sameAgain(scene: Scene): void {
  const { state, said, meant } = scene;
  const done = state.done!;
  const isForAnother = said.cues.has("for another");
  state.kind = "booking";
  if (!meant.services.some((one) => !one.denied) && isForAnother) takeSameService(scene, done.serviceId);
  stayThere(scene);
  if ((isForAnother || meant.times.length > 0) && meant.days.length === 0) state.draft.days = [oneDay(done.day)];
  rightAfter(scene);
}

// "También quiero manicure después": as soon as the one before it is over.
function rightAfter(scene: Scene): void {
  const { state, said, meant } = scene;
  const done = state.done!;
  if (!said.cues.has("right after") || meant.days.length + meant.times.length + said.parts.length > 0) return;
  scene.after = endOf(scene, done);
  Object.assign(state.draft, { days: [oneDay(done.day)], notBefore: clockOfTime(scene.after), order: "first" });
}

// "Y el de mi marido", after a child's haircut: the same kind of service, but the engine must ask which one.
function takeSameService(scene: Scene, id: string): void {
  const { state, said, shop } = scene;
  const words = fold(serviceOf(scene, id)?.name ?? "").split(" ");
  const isOfOneKind = words.some((word) => FOR_ONE_KIND.has(word));
  const alike = shop.services.filter((service) => fold(service.name).split(" ")[0] === words[0]);
  if (isOfOneKind && said.cues.has("relative") && alike.length > 1) state.options = alike.map((service) => service.id);
  else state.draft.serviceId = id;
}
