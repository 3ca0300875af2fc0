// Answers an act that is mentioned but not wanted: denied, asked about, conditional, or for later. Nothing starts and
// nothing is carried out; a pending question stays pending.
import type { Talk } from "../../facts/turn.ts";
import { isWanted, type Act as SaidAct } from "../../parse/acts/polarity.ts";
import { sayAgain } from "../booking/say-again.ts";
import { type Act, BREAK, type Decision, type Verb } from "../decision.ts";
import { after, askPerson, dropErrand, type Scene, say } from "../scene.ts";
import { answersTo } from "./questions.ts";

const VERB = { cancel: "cancel", reschedule: "move", attend: "attend" } as const satisfies Record<string, Verb>;
type ChangeAct = keyof typeof VERB;

/** Null: no such act, or the message also wants something else. */
export function* answerWithheld(scene: Scene): Talk<Decision | null> {
  const { state, said, meant } = scene;
  if ((["book", "reschedule", "cancel", "attend"] as const).some((kind) => isWanted(said.acts, kind))) return null;
  const isQuoted = ({ at: act }: SaidAct) =>
    said.questions.some(({ at, end, quote }) => quote !== null && act >= at && act < end);
  const held = said.acts
    .filter(isWithheld)
    .filter((one) => !isQuoted(one))
    .sort((one, other) => WEIGHT[other.mood] - WEIGHT[one.mood])[0];
  if (held === undefined) return deniedBooking(scene);
  const verb = VERB[held.kind];
  // "¿Ya cancelé?" asks what there is.
  if (held.mood === "asked" && said.cues.has("is it done")) return null;
  if (held.mood === "asked") return yield* goOn(scene, ...howOrWhat(scene, verb));
  if (held.mood === "conditional") return yield* goOn(scene, { act: "not_on_condition" }, true);
  // "No canceles, mejor el viernes": the customer wants a change instead.
  const isElse =
    [...meant.days, ...meant.times].some((one) => !one.denied) || said.parts.length > 0 || said.shift !== null;
  if (held.polarity === "affirmed") {
    // "Te confirmo al rato" says when the answer comes, not a time for the appointment.
    const tellsWhen = said.acts.some(({ kind, mood }) => kind === "attend" && mood === "later");
    if (isElse && (!tellsWhen || said.cues.has("question mark"))) return null;
    if (state.kind === "cancelling" || state.kind === "attending") dropErrand(scene);
    return say({ act: "no_rush", isBooking: false });
  }
  if (said.leaning.corrects && isElse) return null;
  if (state.kind === "cancelling" || (state.kind === "moving" && held.kind === "reschedule")) {
    dropErrand(scene);
    return say({ act: "kept" });
  }
  if (state.asks === "attend") return null;
  // "No quiero cancelar, solo preguntar el precio del tinte".
  const answers = answersTo(scene);
  if (answers.length > 0 && state.asks === null)
    return say({ act: "will_not", verb }, ...answers.flatMap((act) => [BREAK, act]));
  return yield* goOn(scene, { act: "will_not", verb }, false);
}

const WEIGHT: Record<SaidAct["mood"], number> = { conditional: 4, asked: 3, later: 2, requested: 1, stated: 0 };

function isWithheld(act: Readonly<SaidAct>): act is Readonly<SaidAct> & { kind: ChangeAct } {
  return act.kind in VERB && (act.polarity === "denied" || act.mood !== "stated");
}

function* goOn(scene: Scene, act: Act, offersPerson: boolean): Talk<Decision> {
  const { asks } = scene.state;
  if (asks !== null && asks !== "person") return after([act], yield* sayAgain(scene));
  return offersPerson ? askPerson(scene, act) : say(act, { act: "need" });
}

// "¿Cómo cancelo?" is answered; the engine does not know what a cancellation costs.
function howOrWhat({ said, turn }: Scene, verb: Verb): [Act, boolean] {
  const { canCancel, canReschedule } = turn.assistant;
  if (said.cues.has("terms")) return [{ act: "no_terms", verb }, true];
  const mayNot = verb === "cancel" ? !canCancel : verb === "move" && !canReschedule;
  return mayNot ? [{ act: "cannot", verb }, true] : [{ act: "how_to", verb }, false];
}

// "No quiero agendar corte": nothing starts.
function deniedBooking(scene: Scene): Decision | null {
  const { state, said, meant } = scene;
  const refused = said.acts.find((act) => act.kind === "book" && act.polarity === "denied");
  const isRefused = ({ at }: { at: number }) => refused !== undefined && at >= refused.at && at < refused.refusedTo;
  const isElse = [...meant.days, ...meant.times].some((one) => !one.denied && !isRefused(one)) || said.leaning.corrects;
  if (refused === undefined || state.kind !== "idle" || isElse) return null;
  dropErrand(scene);
  return say({ act: "not_booking" });
}
