// What a message means given the earlier ones: "ese día", "¿y el manicure?", and what it only asks about.
import type { Talk } from "../../facts/turn.ts";
import type { ActKind } from "../../lexicon/acts.ts";
import { PLAIN_MANNER } from "../../parse/time/manner.ts";
import type { SaidDay } from "../../parse/utterance.ts";
import { mineOf, type Scene } from "../scene.ts";
import { asksHours } from "./questions.ts";
import { leftOfWork, workAsked } from "./works-when.ts";

const PLAIN: Omit<SaidDay, "from" | "to"> = {
  ...PLAIN_MANNER,
  at: 0,
  end: 0,
  places: new Set(),
  ifNotAt: -1,
  isSameDay: true,
};

/** "Ese día", "el mismo día": the last one mentioned. */
export function* recallDay(scene: Scene): Talk<void> {
  const { state, said } = scene;
  yield* dayOfMine(scene);
  if (state.slot) state.lastDay = state.slot.day;
  const { meant } = scene;
  const { lastDay } = state;
  const old = meant.days.filter((day) => day.existing && day.from === day.to);
  const again = (day: string): SaidDay => ({ ...PLAIN, ...said.sameDay, from: day, to: day });
  let { days } = meant;
  if (old.length === 1 && said.cues.has("that same day"))
    days = [...days, again(old[0]!.from)].sort((a, b) => a.at - b.at);
  if (days.length === 0 && lastDay !== null && said.cues.has("that day again")) days = [again(lastDay)];
  // "¿A qué hora abren mañana?", then "quiero ir a las 9".
  const isAfterHours = state.topic === "hours" && state.kind === "idle" && days.length === 0;
  if (isAfterHours && lastDay !== null && meant.times.length > 0) days = [again(lastDay)];
  scene.meant = { ...meant, days };
  const last = days.at(-1);
  if (last && last.from === last.to) state.lastDay = last.from;
}

// "El mismo día de mi cita", "ese día que tengo limpieza".
function* dayOfMine(scene: Scene): Talk<void> {
  const { state, said, meant } = scene;
  if (!said.cues.has("day of mine") || meant.days.length > 0) return;
  const [day, ...others] = new Set((yield* mineOf(scene)).map((one) => one.day));
  if (day === undefined || others.length > 0) return;
  state.lastDay = day;
  scene.meant = { ...meant, days: [{ ...PLAIN, from: day, to: day }] };
}

/** "En la otra sucursal", where there are two: the one that was not chosen. */
export function meanOtherBranch(scene: Scene): void {
  const { state, said, meant, shop } = scene;
  const chosen = state.slot?.branchId ?? state.draft.branchId;
  if (!said.cues.has("other branch") || chosen === null || said.isQuestion || shop.branches.length !== 2) return;
  const ids = shop.branches.filter(({ id }) => id !== chosen).map(({ id }) => id);
  const kinds = new Set([...meant.kinds].filter((kind) => kind !== "branches"));
  scene.meant = { ...meant, kinds, branches: [{ ids, denied: false, at: 0, end: 0 }] };
}

/** What is asked about, though the answer may not be known. */
export function keepTopic({ state, meant }: Scene): void {
  state.topic = TOPICS.find((topic) => meant.kinds.has(topic)) ?? state.topic;
}

const TOPICS = ["price", "duration", "hours"] as const;

/** "¿Y el manicure?", "¿y los domingos?": the same question about something else. */
export function recallTopic(scene: Scene): void {
  const { state, said, meant } = scene;
  const { services, days, times, kinds } = meant;
  const isAsked = TOPICS.some((topic) => kinds.has(topic));
  const isMore = said.cues.has("one more of the same question") && times.length === 0;
  const isSame =
    state.topic === "hours" ? days.length > 0 && services.length === 0 : services.length > 0 && days.length === 0;
  if (isAsked) return;
  if (!isMore || !isSame) state.topic = null;
  else if (state.topic !== null) scene.meant = { ...meant, kinds: new Set<ActKind>([...kinds, state.topic]) };
}

/** What a message only asks about is not requested: its days, services and branches are dropped after the answer. */
export function forgetWhatWasAsked(scene: Scene): void {
  const { state, said, meant } = scene;
  const { kinds } = meant;
  let { services, branches, days, times, people } = meant;
  const quoted = said.questions.filter(({ quote }) => quote !== null);
  const isElsewhere = (one: { at: number }) => !quoted.some(({ at, end }) => one.at >= at && one.at < end);
  if (quoted.length > 0 && !kinds.has("book")) {
    [services, branches] = [services.filter(isElsewhere), branches.filter(isElsewhere)];
    [days, times, people] = [days.filter(isElsewhere), times.filter(isElsewhere), people.filter(isElsewhere)];
  }
  const isWhole = services.some((one) => one.sure) && days.length > 0 && times.length > 0;
  const isWish = kinds.has("book") || kinds.has("availability") || isWhole;
  const work = workAsked(scene);
  if (work !== null) [people, days, times] = leftOfWork(scene, work);
  const isAboutHours = asksHours(scene);
  const isTimeless = (isAboutHours || kinds.has("open-now")) && !isWish;
  if (kinds.has("price") && services.some((one) => one.isAfterWish)) {
    const left = services.filter((one) => one.isAfterWish || !one.places.has("priced"));
    if (left.length > 0) services = left;
  }
  const isAbout = (["price", "duration", "includes", "who"] as const).some((kind) => kinds.has(kind));
  const isUnderWay = state.kind !== "idle";
  if (isAbout && state.draft.serviceId !== null && isUnderWay && !isWish && !said.leaning.corrects) services = [];
  if ((kinds.has("place") || isAboutHours) && isUnderWay && state.asks !== "branch") branches = [];
  scene.meant = { ...meant, services, branches, people, ...(isTimeless ? { days: [], times: [] } : { days, times }) };
}
