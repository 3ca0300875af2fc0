// A service that the business does not give is said not to be given, with those that are.
import type { Talk } from "../../facts/turn.ts";
import { sayAgain } from "../booking/say-again.ts";
import type { Act, Decision } from "../decision.ts";
import { after, type Scene, say } from "../scene.ts";

/** Null where nothing of the kind is asked for, or something that is given next to it. */
export function* answerNotOffered(scene: Scene): Talk<Decision | null> {
  const { state, meant, shop } = scene;
  const note = notOffered(scene);
  if (note.length === 0 || meant.services.some((one) => !one.denied)) return null;
  const goesOn = state.asks !== null && state.asks !== "propose" && state.asks !== "service";
  return goesOn ? after(note, yield* sayAgain(scene)) : say(...note, { act: "services", services: shop.services });
}

export function notOffered({ said }: Scene): Act[] {
  const names = [...new Set(said.notOffered)];
  return names.length === 0 ? [] : [{ act: "not_offered", names }];
}
