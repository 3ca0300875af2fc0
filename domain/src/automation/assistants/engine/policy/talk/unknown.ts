// Questions that no row answers: said to be unknown, with the offer of a person, and never answered by selling.
import type { Talk } from "../../facts/turn.ts";
import type { ActKind } from "../../lexicon/acts.ts";
import { sayAgain } from "../booking/say-again.ts";
import type { Decision } from "../decision.ts";
import { applyFacts } from "../draft/apply-facts.ts";
import { after, ask, type Scene, say } from "../scene.ts";

/** What is for a person to answer, whatever service it names. */
const FOR_PEOPLE = ["health", "invoice", "haggle"] as const satisfies readonly ActKind[];
/** What the business keeps rows of, and what is wanted rather than asked. */
const READ = [
  "price",
  "duration",
  "hours",
  "open-now",
  "place",
  "who",
  "services",
  "includes",
  "branches",
  "robot",
  "my-appointments",
  "book",
  "availability",
  "reschedule",
  "cancel",
  "attend",
  "another",
  "drop",
  "done?",
  "help",
  "late",
] as const satisfies readonly ActKind[];

/** Null: nothing of the kind is asked. */
export function* answerUnknown(scene: Scene): Talk<Decision | null> {
  const { state, said, meant } = scene;
  const isForPeople = FOR_PEOPLE.some((kind) => meant.kinds.has(kind));
  const isTimed = meant.days.length + meant.times.length + said.parts.length > 0;
  const isUnread = said.unread.length > 0 && !isTimed && !isWish(scene);
  const isUnknownOf =
    meant.kinds.has("unknown-fact") && said.cues.has("question mark") && meant.services.length > 0 && !isWish(scene);
  if (!isForPeople && !isUnread && !isUnknownOf) return null;
  if (state.asks !== null && state.asks !== "person" && state.asks !== "propose")
    return after([{ act: "not_known_here" }], yield* sayAgain(scene));
  // The service that was named is kept in mind.
  if (state.kind === "idle") applyFacts(scene);
  ask(scene, "person", [`Pregunta algo que no sé${isForPeople ? "" : `: ${said.unread.slice(0, 5).join(", ")}`}.`]);
  return say({ act: "unknown", isRest: false, isAsking: true });
}

function isWish({ meant }: Scene): boolean {
  return READ.some((kind) => meant.kinds.has(kind));
}
