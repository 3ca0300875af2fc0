// Repeats the pending question in other words.
import type { ToolAppointment } from "../../../tools/answers/schema.ts";
import type { Talk } from "../../facts/turn.ts";
import type { Decision } from "../decision.ts";
import { askWhich, verbOf } from "../own/which.ts";
import { branchOf, mineOf, type Scene, say } from "../scene.ts";
import { shownOf } from "./present.ts";

export function* sayAgain(scene: Scene): Talk<Decision> {
  const { state, shop, turn } = scene;
  const { asks, options } = state;
  state.stuck += 1;
  const isAboutMine = asks === "appointment" || asks === "cancel";
  const mine = isAboutMine ? yield* mineOf(scene) : [];
  const listed = mine.filter((one) => options.includes(one.ref));
  if (asks === "appointment") return askWhich(scene, listed, verbOf(state.kind));
  const services = shop.services.filter((service) => options.includes(service.id));
  const one = mine.find((appointment) => appointment.ref === state.appointment);
  const isSeveral = state.appointment === null && listed.length > 0;
  const appointments: ToolAppointment[] = isSeveral ? listed : one ? [one] : [];
  return say({
    act: "ask_again",
    asks,
    isOdd: state.stuck % 2 === 1,
    services: services.length > 0 ? services : shop.services,
    branches: asks === "branch" ? options.map((id) => branchOf(scene, id)?.name ?? "") : [],
    slots: state.offered,
    shown: shownOf(scene),
    slot: state.slot,
    isMove: state.kind === "moving",
    appointments,
    verb: verbOf(state.kind),
    isSeveral,
    mayBook: turn.assistant.canBook,
  });
}
