// A line of the command search: something to do, a page, or something that was found.
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

export type CommandFinder = {
  find: (text: string, signal: AbortSignal) => Promise<Command[]>;
  /** 'Buscando contactos…', 'Ningún contacto coincide', 'No se pudieron buscar los contactos' */
  texts: { finding: string; none: string; failed: string };
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
