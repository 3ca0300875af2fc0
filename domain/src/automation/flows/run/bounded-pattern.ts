// Reads regular expressions in bounded time (D-10.4): all ways of matching advance together, letter by letter, so that
// no pattern can hold a text up. Groups are only for grouping; what looks around or back is refused.
import { fold } from "../../../kit/text.ts";

const LONGEST_TEXT = 4000;
const MOST_STATES = 2000;
const MOST_REPEATS = 200;

type Test = (letter: string) => boolean;
/** `assert`: passes without a letter. `split` goes both ways. */
type State =
  | { kind: "letter"; test: Test; next: number }
  | { kind: "assert"; holds: (text: string, at: number) => boolean; next: number }
  | { kind: "split"; next: number; other: number }
  | { kind: "end" };
type Tree =
  | { kind: "letter"; test: Test }
  | { kind: "assert"; holds: (text: string, at: number) => boolean }
  | { kind: "sequence"; parts: Tree[] }
  | { kind: "choice"; parts: Tree[] }
  | { kind: "repeat"; part: Tree; least: number; most: number };

/** Whether the pattern is found anywhere in the text. False for a pattern that cannot be read. */
export function matchesPattern(pattern: string, text: string, caseSensitive: boolean): boolean {
  try {
    const states = compile(parse(caseSensitive ? pattern : foldedPattern(pattern)));
    return isFound(states, caseSensitive ? text.slice(0, LONGEST_TEXT) : fold(text.slice(0, LONGEST_TEXT)));
  } catch (error) {
    if (error instanceof PatternError) return false;
    throw error;
  }
}

class PatternError extends Error {}

/** Letters are folded as those of the text; classes such as \D keep their letter. */
function foldedPattern(pattern: string): string {
  return pattern.replace(/\\.|[^\\]+/gsu, (part) => (part.startsWith("\\") ? part : foldLetters(part)));
}

/** Keeps spaces, which `fold` would trim. */
function foldLetters(part: string): string {
  return [...part].map((letter) => fold(letter) || letter).join("");
}

function isFound(states: readonly State[], text: string): boolean {
  let open = new Set<number>();
  for (let at = 0; ; at += 1) {
    enter(states, 0, text, at, open);
    for (const id of open) if (states[id]?.kind === "end") return true;
    if (at >= text.length) return false;
    const letter = text[at] as string;
    const after = new Set<number>();
    for (const id of open) {
      const state = states[id];
      if (state?.kind === "letter" && state.test(letter)) enter(states, state.next, text, at + 1, after);
    }
    open = after;
  }
}

/** Adds a state and all that follow from it without a letter. */
function enter(states: readonly State[], first: number, text: string, at: number, open: Set<number>): void {
  const waiting = [first];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (open.has(id)) continue;
    const state = states[id];
    if (!state) continue;
    if (state.kind === "assert" && !state.holds(text, at)) continue;
    open.add(id);
    if (state.kind === "assert") waiting.push(state.next);
    if (state.kind === "split") waiting.push(state.next, state.other);
  }
}

function compile(tree: Tree): State[] {
  const states: State[] = [];
  const add = (state: State): number => {
    if (states.length >= MOST_STATES) throw new PatternError("too large");
    return states.push(state) - 1;
  };
  const build = (part: Tree, next: number): number => {
    switch (part.kind) {
      case "letter":
        return add({ kind: "letter", test: part.test, next });
      case "assert":
        return add({ kind: "assert", holds: part.holds, next });
      case "sequence":
        return part.parts.reduceRight((following, each) => build(each, following), next);
      case "choice":
        return part.parts
          .map((each) => build(each, next))
          .reduceRight((other, first) => add({ kind: "split", next: first, other }));
      case "repeat":
        return repeated(part, next);
    }
  };
  const repeated = ({ part, least, most }: Extract<Tree, { kind: "repeat" }>, next: number): number => {
    let entry = next;
    if (most === Number.POSITIVE_INFINITY) {
      const loop = add({ kind: "split", next, other: next });
      const body = build(part, loop);
      states[loop] = { kind: "split", next: body, other: next };
      entry = loop;
    } else {
      for (let n = least; n < most; n += 1) entry = add({ kind: "split", next: build(part, entry), other: next });
    }
    for (let n = 0; n < least; n += 1) entry = build(part, entry);
    return entry;
  };
  // The first state is where each attempt begins.
  states.push({ kind: "split", next: 0, other: 0 });
  const start = build(tree, add({ kind: "end" }));
  states[0] = { kind: "split", next: start, other: start };
  return states;
}

function parse(pattern: string): Tree {
  let at = 0;
  const peek = () => pattern[at];
  const take = () => {
    const letter = pattern[at];
    if (letter === undefined) throw new PatternError("ended early");
    at += 1;
    return letter;
  };

  function choice(): Tree {
    const parts = [sequence()];
    while (peek() === "|") {
      at += 1;
      parts.push(sequence());
    }
    return parts.length === 1 ? (parts[0] as Tree) : { kind: "choice", parts };
  }

  function sequence(): Tree {
    const parts: Tree[] = [];
    while (at < pattern.length && peek() !== "|" && peek() !== ")") parts.push(withCount(atom()));
    return { kind: "sequence", parts };
  }

  function atom(): Tree {
    const letter = take();
    if (letter === "(") return group();
    if (letter === "[") return { kind: "letter", test: letterClass() };
    if (letter === "\\") return escaped(take());
    if (letter === ".") return { kind: "letter", test: (one) => one !== "\n" };
    if (letter === "^") return { kind: "assert", holds: (_text, place) => place === 0 };
    if (letter === "$") return { kind: "assert", holds: (text, place) => place === text.length };
    if ("*+?".includes(letter)) throw new PatternError("nothing to repeat");
    return { kind: "letter", test: (one) => one === letter };
  }

  function group(): Tree {
    if (peek() === "?") {
      at += 1;
      if (take() !== ":") throw new PatternError("looks around");
    }
    const inner = choice();
    if (take() !== ")") throw new PatternError("open group");
    return inner;
  }

  function withCount(part: Tree): Tree {
    const counts: Record<string, [number, number]> = {
      "*": [0, Number.POSITIVE_INFINITY],
      "+": [1, Number.POSITIVE_INFINITY],
      "?": [0, 1],
    };
    const written = /^\{(\d+)(,?)(\d*)\}/.exec(pattern.slice(at));
    const [least, most] = counts[peek() ?? ""] ?? (written ? readCount(written) : [-1, -1]);
    if (least < 0) return part;
    at += written ? written[0].length : 1;
    // A lazy count matches the same texts.
    if (peek() === "?") at += 1;
    return withCount({ kind: "repeat", part, least, most });
  }

  function letterClass(): Test {
    const isNot = peek() === "^";
    if (isNot) at += 1;
    const tests: Test[] = [];
    for (let isFirst = true; isFirst || peek() !== "]"; isFirst = false) {
      const letter = take();
      const known = letter === "\\" ? classOf(peek() ?? "") : undefined;
      if (known) {
        at += 1;
        tests.push(known);
        continue;
      }
      const from = letter === "\\" ? take() : letter;
      if (peek() === "-" && pattern[at + 1] !== "]" && pattern[at + 1] !== undefined) {
        at += 1;
        const to = take();
        tests.push((one) => one >= from && one <= to);
      } else {
        tests.push((one) => one === from);
      }
    }
    at += 1;
    return (one) => tests.some((test) => test(one)) !== isNot;
  }

  const tree = choice();
  if (at < pattern.length) throw new PatternError("a group too many");
  return tree;
}

function readCount([, least, comma, most]: RegExpExecArray): [number, number] {
  const low = Number(least);
  const high = comma === "" ? low : most === "" ? Number.POSITIVE_INFINITY : Number(most);
  if (low > MOST_REPEATS || (high !== Number.POSITIVE_INFINITY && (high > MOST_REPEATS || high < low)))
    throw new PatternError("repeats too often");
  return [low, high];
}

const isWord: Test = (letter) => /[\p{L}\p{N}_]/u.test(letter);
const isDigit: Test = (letter) => letter >= "0" && letter <= "9";
const isSpace: Test = (letter) => /\s/u.test(letter);

function classOf(letter: string): Test | undefined {
  const plain: Record<string, Test> = { d: isDigit, w: isWord, s: isSpace };
  const test = plain[letter.toLowerCase()];
  return test && (letter === letter.toLowerCase() ? test : (one) => !test(one));
}

function escaped(letter: string): Tree {
  const test = classOf(letter);
  if (test) return { kind: "letter", test };
  const isEdge = (text: string, at: number) => isWord(text[at - 1] ?? " ") !== isWord(text[at] ?? " ");
  if (letter === "b") return { kind: "assert", holds: isEdge };
  if (letter === "B") return { kind: "assert", holds: (text, at) => !isEdge(text, at) };
  if (/[1-9k]/.test(letter)) throw new PatternError("looks back");
  const written = { n: "\n", r: "\r", t: "\t" }[letter] ?? letter;
  return { kind: "letter", test: (one) => one === written };
}
