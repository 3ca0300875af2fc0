// Searches by name while a person types: calls each finder after a pause, and drops outdated answers. Results on screen
// do not move: a finder's results wait for those before it.
import { useEffect, useEffectEvent, useState } from "react";
import { useDebounced } from "../pick/use-debounced.ts";
import { type Command, type CommandFinder, matchesCommand } from "./command.ts";

export type FindState = "idle" | "finding" | "done";
export type FoundSet = {
  found: readonly Command[];
  state: FindState;
  /** The titles of failed finders. */
  failed: readonly string[];
  retry: () => void;
};

const LEAST_LETTERS = 2;
const REST_MS = 200;
/** `found` null: it failed. */
type Answer = { query: string; found: readonly Command[] | null };
type Answers = { readonly [finder: string]: Answer };
const UNASKED: Answers = {};

export function useFound(text: string, finders: readonly CommandFinder[]): FoundSet {
  const wanted = text.trim();
  const query = useDebounced(wanted, REST_MS);
  const [answers, setAnswers] = useState(UNASKED);
  const [tries, setTries] = useState(0);
  const ask = useEffectEvent((signal: AbortSignal) => {
    for (const { id, find } of finders) {
      const known = answers[id];
      if (known?.query === query && known.found) continue;
      const keep = (found: readonly Command[] | null) => {
        if (!signal.aborted) setAnswers((before) => ({ ...before, [id]: { query, found } }));
      };
      find(query, signal).then(keep, () => keep(null));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again what failed
  useEffect(() => {
    if (query.length < LEAST_LETTERS) return;
    const control = new AbortController();
    ask(control.signal);
    return () => control.abort();
  }, [query, tries]);
  const retry = () => {
    setAnswers((before) => Object.fromEntries(Object.entries(before).filter(([, { found }]) => found)));
    setTries((count) => count + 1);
  };
  if (finders.length === 0 || wanted.length < LEAST_LETTERS) return { found: [], state: "idle", failed: [], retry };
  return { ...inOrder(wanted, finders, answers), retry };
}

/** The results for the current text, in the order of the finders; those still loading show matching earlier results. */
function inOrder(wanted: string, finders: readonly CommandFinder[], answers: Answers): Omit<FoundSet, "retry"> {
  const isAnswered = ({ id }: CommandFinder) => answers[id]?.query === wanted;
  const first = finders.findIndex((finder) => !isAnswered(finder));
  const shown = first === -1 ? finders.length : first;
  const found = finders.flatMap(({ id }, index) => {
    const known = answers[id]?.found ?? [];
    return index < shown ? known : known.filter((command) => matchesCommand(command, wanted));
  });
  const failed = finders.filter((finder) => isAnswered(finder) && answers[finder.id]?.found === null);
  return { found, state: first === -1 ? "done" : "finding", failed: failed.map(({ title }) => title) };
}
