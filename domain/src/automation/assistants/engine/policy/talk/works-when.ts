// "¿Viene Marta el jueves?", "¿qué días trabaja Luis?", "¿quién está el sábado?": when the people of the team work. What
// is free is another question, which the slots alone answer.
import { addDays, type Day, dayNumber, type HourMinute, weekdayOf } from "../../../../../kit/calendar.ts";
import type { ToolSpecialist } from "../../../tools/answers/schema.ts";
import { attendsOn } from "../../../tools/answers/specialist-day.ts";
import type { ActKind } from "../../lexicon/acts.ts";
import type { QuestionMention } from "../../parse/questions.ts";
import type { Span } from "../../parse/span.ts";
import { timesOf } from "../../parse/time/clock.ts";
import type { Act, WorkFacts } from "../decision.ts";
import { branchOf, type MessageMeaning, type Scene } from "../scene.ts";

/** Such a question, and its answer. */
export type Work = { question: QuestionMention; act: Extract<Act, { act: "works_when" }> };

const MOST_DAYS = 7;
const MOST_PEOPLE = 4;

/** Null: it is not asked. */
export function workAsked(scene: Scene): Work | null {
  const { said, meant } = scene;
  if (meant.services.some(({ denied }) => !denied) || ELSE.some((kind) => meant.kinds.has(kind))) return null;
  for (const question of said.questions) {
    if (question.quote !== null || [...question.kinds].some((kind) => !OF_WORK.has(kind))) continue;
    const facts = ofPeople(scene, question) ?? ofTeam(scene, question);
    if (facts !== null) return { question, act: { act: "works_when", ...facts } };
  }
  return null;
}

/** A wish or a question that has its own answer. */
const ELSE = [
  "book",
  "availability",
  "reschedule",
  "cancel",
  "attend",
  "my-appointments",
  "price",
  "late",
  "missed",
] as const satisfies readonly ActKind[];
const OF_WORK: ReadonlySet<ActKind> = new Set(["who", "hours", "open-now", "arriving", "greeting", "thanks", "help"]);

function ofPeople(scene: Scene, question: QuestionMention): WorkFacts | null {
  const { shop, said, meant } = scene;
  const isOfRest = said.cues.has("rests when");
  // "¿Marta no viene los lunes?" denies nothing.
  const named = meant.people.filter((person) => isIn(question)(person) && (isOfRest || !person.denied));
  const ids = new Set(named.flatMap((person) => person.ids));
  const people = shop.specialists.filter(({ id }) => ids.has(id)).slice(0, MOST_PEOPLE);
  if (people.length === 0 || !question.isOfWork) return null;
  const days = daysOf(scene, question);
  const isNow = days.length === 0 && said.cues.has("is there now") && !said.cues.has("what days");
  const isOpen = said.cues.has("what days") || people.length > 1 || (days.length === 0 && !isNow);
  return {
    ...momentsOf(scene, question, isNow ? [scene.turn.now.day] : days),
    people,
    asks: isOpen ? "when" : "whether",
    isOfRest,
  };
}

function ofTeam(scene: Scene, question: QuestionMention): WorkFacts | null {
  const { state, shop, said, meant } = scene;
  if (!question.kinds.has("who") || question.unread.length > 0 || meant.people.length > 0) return null;
  if (state.draft.serviceId !== null || state.slot !== null) return null;
  const days = daysOf(scene, question);
  const isNow = days.length === 0 && said.cues.has("works when") && isTimed(scene, question);
  if (days.length === 0 && !isNow) return null;
  const there = meant.branches.flatMap(({ ids }) => ids);
  const chosen = there.length > 0 ? there : [state.draft.branchId].filter((id) => id !== null);
  const people = shop.specialists.filter(({ branchId }) => chosen.length === 0 || chosen.includes(branchId));
  return {
    ...momentsOf(scene, question, isNow ? [scene.turn.now.day] : days),
    people,
    asks: "who",
    isOfRest: said.cues.has("rests when"),
  };
}

function isTimed({ said, meant }: Scene, question: QuestionMention): boolean {
  return [...meant.times, ...said.parts].some(isIn(question));
}

/** At most a week, without the days that are over. */
function daysOf({ turn, said, meant }: Scene, question: QuestionMention): Day[] {
  const isOfRest = said.cues.has("rests when");
  const ranges = meant.days.filter((day) => isIn(question)(day) && (isOfRest || !day.denied) && !day.existing);
  const days = ranges.flatMap(({ from, to }) =>
    Array.from({ length: Math.min(MOST_DAYS, dayNumber(to) - dayNumber(from) + 1) }, (_, i) => addDays(from, i)),
  );
  return [...new Set(days)].filter((day) => day >= turn.now.day).slice(0, MOST_DAYS);
}

function momentsOf(
  scene: Scene,
  question: QuestionMention,
  days: readonly Day[],
): Pick<WorkFacts, "days" | "isUsual" | "within"> {
  const { said, meant } = scene;
  const [time] = meant.times.filter((one) => isIn(question)(one) && !one.denied);
  const [part] = said.parts.filter((one) => isIn(question)(one) && !one.denied);
  const open = days.flatMap((day) => scene.shop.branches.flatMap((branch) => branch.hours[weekdayOf(day)] ?? []));
  const at = time && hourWithin(timesOf(time.clock), open);
  const within = at ? { from: at, to: at } : part ? { from: part.notBefore ?? FIRST, to: part.notAfter ?? LAST } : null;
  return { days, isUsual: days.length > 0 && said.cues.has("every such day"), within };
}

function hourWithin(times: readonly HourMinute[], open: readonly { from: string; to: string }[]): HourMinute | null {
  return times.find((time) => open.some(({ from, to }) => time >= from && time < to)) ?? times[0] ?? null;
}

const FIRST = "00:00";
const LAST = "23:59";

/** What such a question leaves for a booking: the person, and a day on which that person works; never an hour. */
export function leftOfWork(
  scene: Scene,
  { question, act }: Work,
): [MessageMeaning["people"], MessageMeaning["days"], MessageMeaning["times"]] {
  const { people, days, times } = scene.meant;
  const isElsewhere = (span: Span) => !isIn(question)(span);
  const isUnderWay = scene.state.kind !== "idle";
  const isKept = !isUnderWay && act.asks !== "who" && act.people.length === 1;
  const worksThen = ({ from, to }: { from: Day; to: Day }) =>
    from === to && !act.isUsual && act.people.some((person) => attends(scene, person, from));
  return [
    isKept ? people : people.filter(isElsewhere),
    days.filter((day) => isElsewhere(day) || (!isUnderWay && worksThen(day))),
    times.filter(isElsewhere),
  ];
}

function attends(scene: Scene, person: ToolSpecialist, day: Day): boolean {
  const branch = branchOf(scene, person.branchId);
  return branch !== null && attendsOn(person, branch, day).length > 0;
}

function isIn({ at, end }: Span): (span: Span) => boolean {
  return (span) => span.at >= at && span.at < end;
}
