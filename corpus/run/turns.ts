// Single turns of the corpus: what the engine must read in one message, whatever is said next.
import { readShop } from "@mostrador/domain/automation/assistants/engine/facts/shop.ts";
import { parse } from "@mostrador/domain/automation/assistants/engine/parse/parse.ts";
import { timesOf } from "@mostrador/domain/automation/assistants/engine/parse/time/clock.ts";
import type { Utterance } from "@mostrador/domain/automation/assistants/engine/parse/utterance.ts";
import { chosenOf } from "@mostrador/domain/automation/assistants/engine/policy/draft/chosen.ts";
import { PLANS } from "../shops/plans.ts";
import { openShop } from "../shops/shop.ts";
import { linesOf } from "./cases.ts";

type Turn = {
  id: string;
  phenomenon: string;
  kind?: "turn";
  shop: keyof typeof PLANS;
  now?: string;
  wordings: string[];
  right: {
    days?: string[];
    times?: string[];
    bounds?: string[];
    acts?: string[];
    notActs?: string[];
    services?: string[];
    names?: string[];
    heads?: number;
    question?: boolean;
    unread?: boolean;
  };
};

/** For each phenomenon: how many turns exist, and how many are read right in all their wordings. */
export function countTurns(part: "dev" | "held-out"): Map<string, { all: number; right: number }> {
  const rows = new Map<string, { all: number; right: number }>();
  for (const one of linesOf<Turn>(part).filter(({ kind }) => kind === "turn")) {
    const row = rows.get(one.phenomenon) ?? { all: 0, right: 0 };
    rows.set(one.phenomenon, row);
    row.all += 1;
    row.right += one.wordings.every((text) => isRight(one, text)) ? 1 : 0;
  }
  return rows;
}

function isRight({ shop, now = "2026-11-23 10:00", right }: Turn, text: string): boolean {
  const [day, time] = now.split(" ") as [string, string];
  const said = parse(text.split(" / "), catalogueOf(shop, { day, time }), { day, time }, { asks: null, options: [] });
  const kinds = kindsOf(said);
  const days = chosenOf({ said }, said.days).map(({ from, to }) => (from === to ? from : `${from}..${to}`));
  const times = chosenOf({ said }, said.times).flatMap(({ clock }) => timesOf(clock));
  const isSame = (some: readonly string[], others: readonly string[]) =>
    some.slice().sort().join() === others.slice().sort().join();
  return (
    (right.days === undefined || isSame(days, right.days)) &&
    (right.times === undefined || right.times.every((one) => times.includes(one))) &&
    (right.bounds === undefined || right.bounds.every((one) => boundsOf(said).includes(one))) &&
    (right.acts ?? []).every((act) => kinds.has(act)) &&
    !(right.notActs ?? []).some((act) => kinds.has(act)) &&
    (right.services === undefined ||
      isSame(
        said.services.filter((one) => !one.denied).flatMap(({ ids }) => ids),
        right.services,
      )) &&
    (right.names === undefined ||
      right.names.every((name) => said.name?.name === name || said.guests.some((guest) => guest.name === name))) &&
    (right.heads === undefined || Math.max(said.heads, said.guests.length) === right.heads) &&
    (right.question === undefined || right.question === (said.questions.length > 0 || said.isQuestion)) &&
    (right.unread === undefined || right.unread === said.questions.some(({ unread }) => unread.length > 0))
  );
}

function kindsOf(said: Utterance): Set<string> {
  const named = [...said.kinds].map((kind) => NAMES[kind] ?? kind);
  return new Set([
    ...named,
    ...(said.grievance ? ["complaint"] : []),
    ...(said.leaning.yes ? ["yes"] : []),
    ...(said.leaning.no ? ["no"] : []),
  ]);
}

const NAMES: Partial<Record<string, string>> = { reschedule: "move", "my-appointments": "recall", greeting: "greet" };

function boundsOf({ times, parts }: Utterance): string[] {
  const clocks = times.flatMap(({ bound, until, clock }) => [
    ...timesOf(clock).flatMap((time) =>
      until || bound === "from" || bound === "after" ? [`>=${time}`] : bound ? [`<=${time}`] : [],
    ),
    ...(until ? timesOf(until).map((time) => `<=${time}`) : []),
  ]);
  const ofParts = parts.flatMap(({ notBefore, notAfter }) => [
    ...(notBefore ? [`>=${notBefore}`] : []),
    ...(notAfter ? [`<=${notAfter}`] : []),
  ]);
  return [...clocks, ...ofParts];
}

function catalogueOf(shop: keyof typeof PLANS, now: { day: string; time: string }) {
  const tools = openShop(PLANS[shop], now);
  const reading = readShop(null, { now });
  let step = reading.next();
  while (!step.done) step = reading.next(tools.answer(step.value));
  return step.value.shop;
}
