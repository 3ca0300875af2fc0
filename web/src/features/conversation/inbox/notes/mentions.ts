// Mentions in a note: '@' and the start of a name suggests people, and a complete name in the text mentions them.
import type { Colleague } from "@mostrador/domain/conversation/inbox/waiting/schema.ts";
import { fold } from "@mostrador/domain/kit/text.ts";

const BEGUN = /(?:^|\s)@([\p{L}\p{N}][\p{L}\p{N} ]{0,29})?$/u;

/** The part of a name after the '@' being typed; null without one. */
export function mentionBegun(before: string): string | null {
  const found = BEGUN.exec(before);
  return found ? (found[1] ?? "") : null;
}

export function peopleFor(begun: string, people: readonly Colleague[]): Colleague[] {
  const wanted = fold(begun);
  return people.filter(({ name }) => fold(name).startsWith(wanted) && fold(name) !== wanted.trim()).slice(0, 6);
}

/** With the full name and a space after it. */
export function withName(text: string, caret: number, begun: string, name: string): { text: string; caret: number } {
  const before = `${text.slice(0, caret - begun.length)}${name} `;
  return { text: before + text.slice(caret).trimStart(), caret: before.length };
}

/** '@Ana López' does not mention 'Ana' when there is an Ana López. */
export function mentionsIn(text: string, people: readonly Colleague[]): string[] {
  let rest = text;
  const named: string[] = [];
  for (const { userId, name } of [...people].sort((one, other) => other.name.length - one.name.length)) {
    const sign = new RegExp(`(^|\\s)@${escaped(name)}(?![\\p{L}\\p{N}])`, "giu");
    if (!sign.test(rest)) continue;
    named.push(userId);
    rest = rest.replace(sign, "$1");
  }
  return named;
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
