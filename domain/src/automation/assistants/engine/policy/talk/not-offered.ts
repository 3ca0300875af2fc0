// Says that the business does not give a requested service, and lists the ones that it gives.
import type { Talk } from "../../facts/turn.ts";
import { sayAgain } from "../booking/say-again.ts";
import type { Act, Decision } from "../decision.ts";
import { after, type Scene, say } from "../scene.ts";

/** Null where nothing of the kind is requested, or where the message also requests a service that is given. */
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
