// Leads a booking (or a move) through the missing facts, one question at a time, up to the confirmation.
import type { ToolSlot } from "../../../tools/answers/schema.ts";
import { search } from "../../facts/search/search.ts";
import type { Talk } from "../../facts/turn.ts";
import { type Act, BREAK, type Decision } from "../decision.ts";
import { after, type Scene, say } from "../scene.ts";
import { hourAsked } from "../talk/hour-asked.ts";
import { present } from "./present.ts";
import { settleBranch, settlePerson, settleService } from "./settle.ts";
import { toConfirm } from "./to-confirm.ts";
import { whichDay } from "./which-day.ts";

/** The next step of the booking. `slot` was just chosen; `isSoft`: it is only proposed. */
export function* advance(scene: Scene, slot: ToolSlot | null = null, isSoft = false): Talk<Decision> {
  const { state, said } = scene;
  state.slot = null;
  const clash = whichDay(scene);
  if (clash !== null) return clash;
  const service = settleService(scene);
  if ("act" in service) return say(...hourAsked(scene).flatMap((act) => [act, BREAK]), service);
  const notes: Act[] = [...onlyTheFirst(scene), ...placesMissing(scene)];
  settlePerson(scene, service, notes);
  const branch = settleBranch(scene, service, notes);
  if (branch !== null) return say(...notes, branch);
  if (slot !== null) return after(notes, toConfirm(scene, slot, isSoft));
  const finding = yield* search({
    draft: state.draft,
    shop: scene.shop,
    now: scene.turn.now,
    lookAheadDays: scene.turn.assistant.lookAheadDays,
    moved:
      state.kind === "moving" && state.appointment && state.from ? { ref: state.appointment, ...state.from } : null,
    seen: state.seen,
    heldBy: scene.held?.specialistId ?? null,
    after: scene.after,
    asksWho: state.draft.specialistId === null && !state.draft.anySpecialist && said.cues.has("who is free"),
  });
  return after(notes, present(scene, finding, isSoft));
}

// "Todos los jueves": the customer hears that the first one is booked.
function onlyTheFirst({ state, said }: Scene): Act[] {
  return state.kind === "booking" && said.cues.has("again and again") ? [{ act: "one_at_a_time" }] : [];
}

// "Somos tres": the customer hears when there are fewer places than requested.
function placesMissing({ state, said }: Scene): Act[] {
  // "Y mi mamá también", after the customer's own was booked.
  const made = state.done?.isBooked && said.cues.has("for another") ? 1 : 0;
  const planned = 1 + state.waiting.length + made;
  const asked = Math.max(said.heads, said.guests.length);
  return state.kind === "booking" && asked > planned ? [{ act: "fewer_places", asked, planned }] : [];
}
