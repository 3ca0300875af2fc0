// Looks for an order of concurrent calls in which the model gives each call its actual answer and ends in the database's
// state. A call takes effect at one moment between sending and answer; its settings may be those of any moment meanwhile.

import type { Agenda, Entry } from "./agenda.ts";
import type { CallRecord } from "./ask.ts";
import { type Verdict, verdict } from "./model.ts";
import { meaningOf, type Settings, shapeText } from "./settings.ts";
import { wordsFit } from "./words.ts";

export type StoredState = { entries: Map<string, Entry>; settings: string };

/** The unexplained rest of the longest partial order. */
export type UnexplainedCalls = { order: CallRecord[]; left: CallRecord[]; differences: string[] };

type Version = { settings: Settings /** When the call that replaced it was answered. */; goneBy: number };

/** Applies the calls to `agenda` and returns the settings that then apply, or what it could not explain. */
export function explain(
  agenda: Agenda,
  settings: Settings,
  asked: readonly CallRecord[],
  held: StoredState,
): { settings: Settings } | { unexplained: UnexplainedCalls } {
  const isAlone = asked.every((one, index) => index === 0 || one.sent >= (asked[index - 1] as CallRecord).answered);
  const order: CallRecord[] = [];
  const versions: Version[] = [{ settings, goneBy: Number.POSITIVE_INFINITY }];
  const dead = new Set<string>();
  const touched = new Set<string>();
  let farthest: UnexplainedCalls = { order: [], left: [...asked], differences: [] };

  const current = () => versions.at(-1) as Version;
  const search = (left: readonly CallRecord[]): boolean => {
    if (left.length === 0) {
      const differences = differencesOf(agenda, current().settings, held);
      if (differences.length > 0) farthest = { order: [...order], left: [], differences };
      return differences.length === 0;
    }
    const key = keyOf(left, touched, agenda, current().settings);
    if (dead.has(key)) return false;
    if (left.length < farthest.left.length) farthest = { order: [...order], left: [...left], differences: [] };
    const soonest = Math.min(...left.map(({ answered }) => answered));
    for (const one of left) {
      if (one.sent > soonest) continue;
      for (const { settings: read } of versions.filter(({ goneBy }) => goneBy > one.sent).reverse()) {
        const found = verdict(agenda, read, one.wish);
        if (!fits(found, one, isAlone, agenda, read)) continue;
        const undo = apply(agenda, found, one, touched);
        const replaced = current();
        if (one.wish.kind === "set") {
          replaced.goneBy = one.answered;
          versions.push({
            settings: verdict(agenda, replaced.settings, one.wish).settings as Settings,
            goneBy: Number.POSITIVE_INFINITY,
          });
        }
        order.push(one);
        if (search(left.filter((other) => other !== one))) return true;
        order.pop();
        if (one.wish.kind === "set") {
          versions.pop();
          replaced.goneBy = Number.POSITIVE_INFINITY;
        }
        undo();
        break;
      }
    }
    dead.add(key);
    return false;
  };
  const soonestFirst = [...asked].sort((a, b) => a.answered - b.answered);
  return search(soonestFirst) ? { settings: current().settings } : { unexplained: farthest };
}

function fits(found: Verdict, asked: CallRecord, isAlone: boolean, agenda: Agenda, settings: Settings): boolean {
  if (found.status !== asked.status) return false;
  if (found.status >= 400) return wordsFit(found, asked, isAlone, agenda, settings);
  const expected = found.writes ?? found.reads ?? [];
  const withoutId = (entry: Entry) => (found.status === 201 ? { ...entry, id: "" } : entry);
  return textOf(expected) === textOf(asked.entries.map(withoutId));
}

function textOf(entries: readonly Entry[]): string {
  return entries.map(lineOf).sort().join("\n");
}

export function lineOf(entry: Entry): string {
  const { id, branch, specialist, service, start, end, status, title } = entry;
  const shape = shapeText(entry);
  const at = (minute: number) => new Date(minute * 60_000).toISOString().slice(0, 16);
  return `${at(start)} to ${at(end)} ${status} «${title}» ${shape} ${id} of ${specialist}, ${service ?? "no service"} at ${branch}`;
}

/** Returns a function that undoes the change. */
function apply(agenda: Agenda, found: Verdict, asked: CallRecord, touched: Set<string>): () => void {
  const writes = found.status === 201 ? asked.entries : (found.writes ?? []);
  const ids = [...writes.map(({ id }) => id), ...(found.removes ? [found.removes] : [])];
  const before = ids.map((id) => [id, agenda.entries.get(id)] as const);
  for (const id of ids) touched.add(id);
  for (const entry of writes) agenda.entries.set(entry.id, entry);
  if (found.removes) agenda.entries.delete(found.removes);
  return () => {
    for (const [id, entry] of before) {
      if (entry) agenda.entries.set(id, entry);
      else agenda.entries.delete(id);
    }
  };
}

/** The remaining calls and the state: a search that failed from here once always fails. */
function keyOf(left: readonly CallRecord[], touched: Set<string>, agenda: Agenda, settings: Settings): string {
  const state = [...touched].sort().map((id) => {
    const entry = agenda.entries.get(id);
    return entry ? lineOf(entry) : "";
  });
  return `${left.map(({ number }) => number).join()}\n${state.join("\n")}\n${meaningOf(settings)}`;
}

function differencesOf(agenda: Agenda, settings: Settings, held: StoredState): string[] {
  const differences: string[] = [];
  for (const id of new Set([...agenda.entries.keys(), ...held.entries.keys()])) {
    const [expected, found] = [agenda.entries.get(id), held.entries.get(id)];
    const [should, is] = [expected ? lineOf(expected) : "nothing", found ? lineOf(found) : "nothing"];
    if (should !== is) differences.push(`expected ${should}\n  but the database holds ${is}`);
  }
  const should = meaningOf(settings);
  if (should !== held.settings)
    differences.push(`expected the settings\n${should}\n  but the database holds\n${held.settings}`);
  return differences;
}
