// Questions that no row and no text of the business answers: the engine says so, offers a person, and never answers
// with an offer. Twice in a row calls a person.
import type { Talk } from "../../facts/turn.ts";
import { type ActKind, OF_A_SERVICE, OF_ROWS } from "../../lexicon/acts.ts";
import type { QuestionMention } from "../../parse/questions.ts";
import type { Span } from "../../parse/span.ts";
import { sayAgain } from "../booking/say-again.ts";
import type { Act, Decision } from "../decision.ts";
import { applyFacts } from "../draft/apply-facts.ts";
import { after, ask, callPerson, type Scene, say } from "../scene.ts";
import { workAsked } from "./works-when.ts";

/** What a person must answer, whatever service it names. */
const FOR_PEOPLE = [
  "others-data",
  "health",
  "invoice",
  "haggle",
  "booking-terms",
] as const satisfies readonly ActKind[];
/** Rows answer it, even if the question has more parts. */
const KNOWN: ReadonlySet<ActKind> = new Set([
  ...OF_ROWS.filter((kind) => !OF_A_SERVICE.some((one) => one === kind)),
  ...(["robot", "my-appointments", "another", "drop", "done?", "help", "late"] as const),
]);

/** `lead`: what is said about it before the rest goes on. Null: everything in the question is known. */
export type UnknownPart = { decision: Decision } | { lead: Act } | null;

export function* answerUnknown(scene: Scene): Talk<UnknownPart> {
  const { meant } = scene;
  const unknown = scene.said.questions.filter((one) => isUnknown(scene, one));
  const isForPeople = FOR_PEOPLE.some((kind) => meant.kinds.has(kind));
  if (!isForPeople && unknown.length === 0) return null;
  if (!isForPeople && isElseSaid(scene, unknown)) {
    const isElsewhere = outside(unknown);
    scene.meant = { ...meant, days: meant.days.filter(isElsewhere), times: meant.times.filter(isElsewhere) };
    return { lead: { act: "not_known_here" } };
  }
  const words = isForPeople ? [] : unknown.flatMap(({ unread }) => unread).slice(0, MOST_WORDS);
  return { decision: yield* sayUnknown(scene, words) };
}

const MOST_WORDS = 5;

/** `words`: of the question, for the person who is called. */
export function* sayUnknown(scene: Scene, words: readonly string[]): Talk<Decision> {
  const { state } = scene;
  const { misses } = state;
  const isUnderWay = state.asks !== null && state.asks !== "person" && state.asks !== "propose";
  state.misses = misses + 1;
  const reason = `Pregunta algo que no sé${words.length > 0 ? `: ${words.join(", ")}` : ""}.`;
  if (misses > 0) return callPerson(reason, "not understood", () => Object.assign(state, { misses: 0, asks: null }));
  if (isUnderWay) return after([{ act: "not_known_here" }], yield* sayAgain(scene));
  // The engine remembers the named service.
  if (state.kind === "idle") applyFacts(scene);
  ask(scene, "person", [reason]);
  return say({ act: "unknown", isRest: false, isAsking: true });
}

function isUnknown(scene: Scene, one: QuestionMention): boolean {
  const { state, said, meant } = scene;
  if (one.quote !== null) return false;
  if (workAsked(scene)?.question === one) return false;
  const isWhen = [...meant.days, ...meant.times].some(isIn(one));
  // "¿El doctor López es bueno?"
  if (
    said.cues.has("about a person") &&
    one.isMarked &&
    one.kinds.size === 0 &&
    meant.people.some(isIn(one)) &&
    !isWhen
  )
    return meant.services.length === 0;
  // "El paquete de novia" is not the cut that "novia" may mean.
  const isDoubtful = one.unread.length > 0 || one.kinds.has("unknown-fact");
  const isOfService = meant.services.some((service) => isIn(one)(service) && (service.sure || !isDoubtful));
  const moments = [...meant.days, ...meant.times, ...said.parts].filter(({ existing }) => !existing);
  const isTimed = moments.some(isIn(one)) || said.shiftBy !== null || said.shift !== null;
  const isWish =
    said.acts.some((act) => isIn(one)(act) && act.kind !== "person") ||
    (one.kinds.has("availability") && (isTimed || !one.isModal)) ||
    (isTimed && !one.isOnTopic && !(one.kinds.has("unknown-fact") && !isOfService)) ||
    (isOfService && said.leaning.corrects);
  if (one.kinds.has("price") && isOfService) return false;
  const isAsideOfBooking = state.asks === null || state.asks === "propose" || state.asks === "person";
  const isOfOwn = said.cues.has("of mine") || said.cues.has("the appointment");
  if (one.isOpen && one.isMarked && !isTimed && isAsideOfBooking && !isKnown(one) && !isOfOwn) return true;
  if (isWish) return false;
  // "¿Cuánto dura el efecto del tinte?" is not how long the service takes.
  if (one.kinds.has("duration") && isOfService) return isDoubtful;
  if (isKnown(one)) return false;
  return one.unread.length > 0 || one.kinds.has("unknown-fact");
}

function isKnown({ kinds, unread, isOpen }: QuestionMention): boolean {
  // "Tengo cita hoy y amanecí con calentura, ¿qué hago?"
  if (kinds.size === 1 && kinds.has("my-appointments") && isOpen && unread.length > 0) return false;
  // "¿Quién es el presidente de México?" asks for nobody of the team.
  if (kinds.size === 1 && kinds.has("who") && unread.length > 1) return false;
  return [...kinds].some((kind) => KNOWN.has(kind));
}

/** The message also wants, tells or asks something known. */
function isElseSaid({ said, meant }: Scene, unknown: readonly QuestionMention[]): boolean {
  const isElsewhere = outside(unknown);
  const { services, people, branches, days, times } = meant;
  return (
    [...services, ...people, ...branches, ...days, ...times, ...said.parts].some(isElsewhere) ||
    said.acts.some((act) => isElsewhere(act) && act.polarity === "affirmed") ||
    said.questions.some((one) => isElsewhere(one) && (one.quote !== null || one.kinds.size > 0)) ||
    meant.kinds.has("late")
  );
}

function outside(questions: readonly QuestionMention[]): (span: Span) => boolean {
  return (span) => !questions.some((one) => isIn(one)(span));
}

function isIn({ at, end }: Span): (span: Span) => boolean {
  return (span) => span.at >= at && span.at < end;
}
