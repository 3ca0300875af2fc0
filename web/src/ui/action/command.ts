// A line of the command search: an action, a page, or a found record.
import type { ReactNode } from "react";

export type Command = {
  id: string;
  label: string;
  group: string;
  help?: string;
  icon?: ReactNode;
  keywords?: string;
  onSelect: () => void;
};

/** Finds records of one kind. */
export type CommandFinder = {
  id: string;
  /** 'Contactos': the title of its results, and its name in an error. */
  title: string;
  find: (text: string, signal: AbortSignal) => Promise<readonly Command[]>;
};

/** All words must appear in it. */
export function matchesCommand({ label, group, keywords = "" }: Command, text: string): boolean {
  const hay = plain(`${label} ${group} ${keywords}`);
  return plain(text)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}

function plain(words: string): string {
  return words
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
