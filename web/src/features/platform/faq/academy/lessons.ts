// All help pages, in the order of the menu.
import { fold } from "@mostrador/domain/kit/text.ts";
import type { Lesson } from "./lesson.ts";
import { ACCOUNT } from "./lessons/account.ts";
import { AUTOMATION } from "./lessons/automation.ts";
import { KNOWLEDGE } from "./lessons/knowledge.ts";
import { RESULTS } from "./lessons/results.ts";
import { TOOLS } from "./lessons/tools.ts";

export const LESSONS: readonly Lesson[] = [...AUTOMATION, ...TOOLS, ...RESULTS, ...KNOWLEDGE, ...ACCOUNT];

/** The help page of the screen at this address, or of the screen above it. */
export function lessonAt(pathname: string): Lesson | undefined {
  const own = LESSONS.filter(({ path }) => `${pathname}/`.startsWith(`${path}/`));
  return own.sort((one, other) => other.path.length - one.path.length)[0];
}

/** Every word of the text has to be in the help page; words in titles count most. */
export function findLessons(text: string): Lesson[] {
  const words = fold(text).split(" ").filter(Boolean);
  const matches = LESSONS.map((lesson) => ({ lesson, title: fold(lesson.title), all: fold(wordsOf(lesson)) }));
  const isIn = (whole: string) => words.every((word) => whole.includes(word));
  return matches
    .filter(({ all }) => isIn(all))
    .sort((one, other) => Number(isIn(other.title)) - Number(isIn(one.title)))
    .map(({ lesson }) => lesson);
}

/** The address of a help page. */
export function lessonAddress({ path }: Lesson): string {
  return `/academy?tema=${encodeURIComponent(path)}`;
}

function wordsOf({ title, purpose, steps }: Lesson): string {
  return ["Guía:", title, purpose, ...steps].join(" ");
}
