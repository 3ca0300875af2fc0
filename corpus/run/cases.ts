// Conversations of the corpus with their expected results: reads them from files, plays each wording and judges it.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fold } from "@mostrador/domain/kit/text.ts";
import type { PLANS } from "../shops/plans.ts";
import { emptyOutcome, type Options, type Outcome, openTalk } from "./converse.ts";

type Answers = Partial<Record<string, string | string[]>>;
type Wording = string[] | { turns: string[]; answers?: Answers };
type Right = {
  effects?: string[];
  flagged?: boolean;
  lastKind?: string | string[];
  says?: string[];
  saysNot?: string[];
  lastSays?: string[];
  lastSaysNot?: string[];
  forNames?: string[];
  neverOffers?: boolean;
  harm?: string[];
  /** The contact's name in the business afterwards. */
  contactName?: string | null;
  language?: "es" | "en";
};
export type Case = {
  id: string;
  phenomenon: string;
  shop: keyof typeof PLANS;
  has?: string[];
  name?: string | null;
  now?: string;
  /** What the business wrote for its customers. */
  texts?: string[];
  wordings: Wording[];
  right: Right;
  kind?: "turn";
};
export type Verdict = {
  isRight: boolean;
  isWrong: boolean;
  isFlagged: boolean;
  why: string[];
  outcome: Outcome;
  said: string[];
};

const MOST_ANSWERS = 9;

/** Cases of one part of the corpus. The part used to write the rules is separate from the part that measures them. */
export function readCases(part: "dev" | "held-out"): Case[] {
  return linesOf<Case>(part).filter((one) => one.kind !== "turn");
}

/** Every line of one part, with the name of its file. */
export function linesOf<T>(part: "dev" | "held-out"): (T & { phenomenon: string })[] {
  const folder = fileURLToPath(new URL(`../${part}/`, import.meta.url));
  return filesIn(folder).flatMap((file) =>
    readFileSync(folder + file, "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "" && !line.startsWith("//"))
      .map((line) => ({ phenomenon: file.replace(".jsonl", ""), ...(JSON.parse(line) as T) })),
  );
}

export function play(one: Case, wording: Wording): Verdict {
  const { turns, answers = {} } = Array.isArray(wording) ? { turns: wording } : wording;
  const outcome = emptyOutcome();
  const talk = openTalk(one.shop, optionsOf(one), outcome);
  const said: string[] = [];
  const say = (text: string) => {
    said.push(text);
    talk.say(text);
  };
  for (const text of turns) say(text);
  const left = new Map(Object.entries(answers).map(([key, value]) => [key, [value ?? []].flat()]));
  for (let turn = 0; turn < MOST_ANSWERS && !Array.isArray(wording); turn++) {
    const next = answerTo(talk.asked(), outcome, left);
    if (next === undefined) break;
    say(next);
  }
  return { ...judge(one.right, outcome), outcome, said };
}

function answerTo(asks: string | null, { effects }: Outcome, left: Map<string, string[]>): string | undefined {
  if (asks === null) return effects.length > 0 ? left.get("after")?.shift() : undefined;
  const key = asks === "cancel" || asks === "propose" || asks === "attend" ? "confirm" : asks;
  return left.get(key)?.shift() ?? (key === "confirm" ? "sí" : undefined);
}

function optionsOf({ has, name, now, texts }: Case): Options {
  const [day, time] = (now ?? "2026-11-23 10:00").split(" ");
  const mine = has?.map((one) => {
    const [service, who, onDay, at] = one.split(" ");
    return { service: service!, who: who!, day: onDay!, time: at! };
  });
  return {
    now: { day: day!, time: time! },
    ...(name === undefined ? {} : { name }),
    ...(mine ? { mine } : {}),
    ...(texts ? { texts } : {}),
  };
}

function judge(right: Right, outcome: Outcome): Pick<Verdict, "isRight" | "isWrong" | "isFlagged" | "why"> {
  const { effects, replies, kinds, names } = outcome;
  const all = fold(replies.join("\n"));
  const last = fold(replies.at(-1) ?? "");
  const why: string[] = [];
  const check = (isSo: boolean, text: string) => void (isSo || why.push(text));
  const isFlagged =
    effects.includes("person") || kinds.some((kind) => kind === "not_known" || kind === "not_understood");
  const wanted = right.effects;
  if (wanted)
    check(
      effects.length === wanted.length && effects.every((effect, i) => fits(effect, wanted[i]!)),
      `did [${effects.join("; ")}]`,
    );
  if (right.flagged !== undefined) check(isFlagged === right.flagged, isFlagged ? "flagged" : "not flagged");
  const kind = effects.at(-1) === "person" ? "handed_over" : kinds.at(-1);
  if (right.lastKind)
    check(
      [right.lastKind].flat().some((one) => one.replaceAll("-", "_") === kind),
      `last is ${kind}`,
    );
  for (const text of right.says ?? []) check(holds(all, text), `never says «${text}»`);
  for (const text of right.lastSays ?? []) check(holds(last, text), `does not end with «${text}»`);
  const lies = [
    ...(right.saysNot ?? []).filter((text) => holds(all, text)),
    ...(right.lastSaysNot ?? []).filter((text) => holds(last, text)),
  ];
  why.push(...lies.map((text) => `says «${text}»`));
  if (right.forNames) check(names.map((name) => name ?? "-").join() === right.forNames.join(), `for ${names.join()}`);
  if (right.neverOffers) check(!/• .*\d:\d\d [ap]m/.test(all), "offers hours");
  if (right.contactName !== undefined)
    check(outcome.contactName === right.contactName, `is called ${outcome.contactName}`);
  if (right.language) check(languageOf(replies.at(-1) ?? "") === right.language, `not in ${right.language}`);
  const undone = (wanted ?? []).slice();
  const unasked = effects.filter((effect) => {
    const at = undone.findIndex((one) => fits(effect, one));
    if (at >= 0) undone.splice(at, 1);
    return at < 0 && effect !== "person" && !effect.endsWith("refused");
  });
  // What harms alone ("only the first of two was booked") does not where all that was wanted was done.
  const isHarmed = why.length > 0 && effects.some((effect) => (right.harm ?? []).some((one) => fits(effect, one)));
  return {
    isRight: why.length === 0,
    isWrong: (wanted !== undefined && unasked.length > 0) || lies.length > 0 || isHarmed,
    isFlagged,
    why,
  };
}

/** `*` matches any word, `(a|b)` either of the two; days match with or without their year. */
function fits(effect: string, wanted: string): boolean {
  const pattern = wanted
    .replace(/\b2026-/g, "")
    .replace(/[.+?^${}[\]\\]/g, "\\$&")
    .replace(/\*$/, ".*")
    .replaceAll("*", "\\S+");
  return new RegExp(`^${pattern}$`).test(effect);
}

/** Detects the language by short words that exist in only one of the two; a list has the names that the business uses. */
function languageOf(reply: string): "es" | "en" {
  const sentences = fold(reply.replace(/^• .*$/gm, ""));
  const count = (words: RegExp) => sentences.match(words)?.length ?? 0;
  return count(/\b(?:the|you|your|to|is|for|i|we|with|would|please|and)\b/g) >
    count(/\b(?:el|la|los|las|de|que|te|tu|le|su|para|con|por|una?|en|a)\b/g)
    ? "en"
    : "es";
}

function holds(text: string, wanted: string): boolean {
  const pattern = /^\/(.*)\/$/.exec(wanted)?.[1];
  return pattern === undefined ? text.includes(fold(wanted)) : new RegExp(pattern, "i").test(text);
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith(".jsonl"));
  } catch {
    return [];
  }
}
