// The data that every step of a turn works on, and the small questions that all of them ask.
import { type HourMinute, minutesOf, timeOfMinutes } from "../../../../kit/calendar.ts";
import type { ToolAppointment, ToolBranch, ToolService, ToolSlot, ToolSpecialist } from "../../tools/answers/schema.ts";
import { readMine } from "../facts/mine.ts";
import type { Shop } from "../facts/shop.ts";
import type { Talk, Turn } from "../facts/turn.ts";
import type { ActKind } from "../lexicon/acts.ts";
import type { Joint } from "../lexicon/cues.ts";
import { isStated } from "../parse/acts/polarity.ts";
import { jointKey } from "../parse/relations.ts";
import type { Span } from "../parse/span.ts";
import type { SaidDay, SaidPerson, SaidService, SaidTime, Utterance } from "../parse/utterance.ts";
import type { Asks } from "../state/schema.ts";
import { blank, type Work } from "../state/work.ts";
import type { Act, Decision, Effect, EffectAnswer, HandOver } from "./decision.ts";

/** What an utterance requests now, given the conversation. */
export type MessageMeaning = {
  kinds: ReadonlySet<ActKind>;
  services: readonly SaidService[];
  people: readonly SaidPerson[];
  branches: Utterance["branches"];
  days: readonly SaidDay[];
  times: readonly SaidTime[];
};

/** `state` is this turn's own copy; `said` never changes. */
export type Scene = {
  readonly turn: Turn;
  readonly shop: Shop;
  readonly said: Utterance;
  meant: MessageMeaning;
  readonly state: Work;
  /** Read at most once a turn. */
  mine: ToolAppointment[] | null;
  /** What waited for confirmation when this turn began: a changed fact changes only that. */
  held: ToolSlot | null;
  /** When the appointment just made ends: the next one is offered from there. */
  after: HourMinute | null;
};

export type Fact = "service" | "specialist" | "branch" | "day" | "time" | "name";

export function meaningOf({ kinds, services, people, branches, days, times }: Utterance): MessageMeaning {
  return { kinds, services, people, branches, days, times };
}

export function say(...acts: Act[]): Decision {
  return { acts, effect: null };
}

/** With the sentences before it. */
export function after(lead: readonly Act[], decision: Decision): Decision {
  return { ...decision, acts: [...lead, ...decision.acts] };
}

/** Says so after a person was called. */
export function callPerson(reason: string, why: HandOver, done: () => void = () => undefined): Decision {
  // biome-ignore lint/correctness/useYield: what follows a side effect may read, this does not
  return carryOut({ do: "hand over", reason }, function* () {
    done();
    return say({ act: "handed_over", why });
  });
}

export function carryOut(
  does: Effect,
  then: (answers: readonly EffectAnswer[]) => Talk<Decision>,
  ...acts: Act[]
): Decision {
  return { acts, effect: { does, then } };
}

export function ask({ state }: Scene, asks: Asks, options: readonly string[] = []): void {
  state.asks = asks;
  state.options = [...options];
}

/** Nothing is in progress any more. */
export function dropErrand({ state }: Scene): void {
  Object.assign(state, blank());
}

export function askPerson(scene: Scene, ...lead: Act[]): Decision {
  ask(scene, "person");
  return say(...lead, { act: "offer_person" });
}

export function* mineOf(scene: Scene): Talk<ToolAppointment[]> {
  scene.mine ??= yield* readMine();
  return scene.mine;
}

export function joins({ said }: Pick<Scene, "said">, joint: Joint, one: Span, other: Span): boolean {
  return said.joints.has(jointKey(joint, one, other));
}

export function serviceOf({ shop }: Scene, id: string | null): ToolService | null {
  return shop.services.find((service) => service.id === id) ?? null;
}

/** When an appointment of this service ends, on its own day. */
export function endOf(scene: Scene, { time, serviceId }: { time: HourMinute; serviceId: string }): HourMinute {
  const minutes = serviceOf(scene, serviceId)?.durationMinutes ?? 0;
  return timeOfMinutes(Math.min(minutesOf(time) + minutes, LAST_MINUTE));
}

const LAST_MINUTE = 23 * 60 + 59;

export function branchOf({ shop }: Scene, id: string | null): ToolBranch | null {
  return shop.branches.find((branch) => branch.id === id) ?? null;
}

export function specialistOf({ shop }: Scene, id: string | null): ToolSpecialist | null {
  return shop.specialists.find((person) => person.id === id) ?? null;
}

/** Whether a turn contains any fact of a booking. */
export function hasFacts({ said, meant }: Scene): boolean {
  return (
    meant.services.some((one) => !one.denied) ||
    meant.people.length > 0 ||
    meant.branches.length > 0 ||
    said.leaning.soonest ||
    said.shiftBy !== null ||
    said.shiftDays !== null ||
    meant.days.some((one) => !one.denied) ||
    meant.times.some((one) => !one.denied) ||
    said.parts.length > 0
  );
}

/** "Ok, déjame checar con mi esposo y te aviso": a yes to waiting, not to what was asked. */
export function isPuttingOff({ said, meant }: Scene): boolean {
  const { kinds } = meant;
  const isWish = kinds.has("book") || kinds.has("availability") || isStated(said.acts, "attend");
  return kinds.has("drop") && said.cues.has("later") && !said.agrees && !isWish;
}

/** "Mi cita del jueves": about an existing appointment. */
export function speaksOfOld({ said, meant }: Scene): boolean {
  return [...meant.days, ...meant.times].some((one) => one.existing) || said.cues.has("an appointment I have");
}
