// A line of the command search: something to do, a page, or something that was found.
import { fold } from "@mostrador/domain/kit/text.ts";
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
  const hay = fold(`${label} ${group} ${keywords}`);
  return fold(text)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}
