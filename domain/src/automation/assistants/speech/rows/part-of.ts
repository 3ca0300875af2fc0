// Marks a partial list as partial, so that no one reads it as the whole list.
import { bullets } from "../../engine/say/format.ts";

/** Longer lists would not fit a message. */
const MOST_OF_LIST = 700;

type Whole = {
  /** The name of the items: 'servicios'. */
  noun: string;
  /** The total count, including the items that are left out. */
  count: number;
  /** The line above the whole list. */
  head: string;
};

/** `lines`: one for each item to show. */
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
