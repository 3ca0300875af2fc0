// What is found by name while somebody types: asked once the letters rest, and never an answer to other letters.
import { useEffect, useEffectEvent, useState } from "react";
import { useDebounced } from "../pick/use-debounced.ts";
import { type Command, type CommandFinder, matchesCommand } from "./command.ts";

export type FindState = "idle" | "finding" | "failed" | "done";

const LEAST_LETTERS = 2;
const REST_MS = 200;
const NOTHING: readonly Command[] = [];
const UNASKED = { query: "", found: NOTHING as readonly Command[] | null };

export function useFound(text: string, finder: CommandFinder | undefined) {
  const wanted = text.trim();
  const query = useDebounced(wanted, REST_MS);
  /** `found` null: it failed. */
  const [answer, setAnswer] = useState(UNASKED);
  const [tries, setTries] = useState(0);
  const ask = useEffectEvent(async (signal: AbortSignal) => (await finder?.find(query, signal)) ?? NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    if (query.length < LEAST_LETTERS) return;
    const control = new AbortController();
    const keep = (found: readonly Command[] | null) => {
      if (!control.signal.aborted) setAnswer({ query, found });
    };
    ask(control.signal).then(keep, () => keep(null));
    return () => control.abort();
  }, [query, tries]);
  const retry = () => {
    setAnswer(UNASKED);
    setTries((before) => before + 1);
  };
  const found = answer.found ?? NOTHING;
  if (!finder || wanted.length < LEAST_LETTERS) return { found: NOTHING, state: "idle" as FindState, retry };
  if (answer.query === wanted) return { found, state: (answer.found ? "done" : "failed") as FindState, retry };
  // What was found before stays as long as it fits what is typed.
  const fitting = found.filter((command) => matchesCommand(command, wanted));
  return { found: fitting, state: "finding" as FindState, retry };
}
