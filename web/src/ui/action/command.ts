// A line of the command search: something to do, a page, or a record that was found.
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
  /** 'Contactos': heads what is found, and names what could not be looked through. */
  title: string;
  find: (text: string, signal: AbortSignal) => Promise<readonly Command[]>;
};

/** Each word is somewhere in it. */
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
