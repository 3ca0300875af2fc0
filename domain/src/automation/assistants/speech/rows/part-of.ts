// A list that is not all there is says so, so that nobody takes a part for the whole.
import { bullets } from "../../engine/say/format.ts";

/** Longer lists would not fit a message. */
const MOST_OF_LIST = 700;

type Whole = {
  /** What there is, in words: 'servicios'. */
  noun: string;
  /** How many there are, with those that are not told. */
  count: number;
  /** What stands above the whole list. */
  head: string;
};

/** `lines`: of those that are to be told, one each. */
export function sayPart(lines: readonly string[], { noun, count, head }: Whole): string {
  const told = fitting(lines);
  return `${told.length < count ? `De ${count} ${noun}, ${told.length === 1 ? "este" : "estos"}` : head}:\n${bullets(told)}`;
}

function fitting(lines: readonly string[]): string[] {
  let length = 0;
  const end = lines.findIndex((line) => {
    length += line.length + 3;
    return length > MOST_OF_LIST;
  });
  return lines.slice(0, end < 0 ? lines.length : Math.max(1, end));
}
