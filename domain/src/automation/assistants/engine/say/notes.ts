// Problems with a request, said before the rest.
import type { Note } from "../policy/decision.ts";
import { sayList } from "./format.ts";

export function sayNote(note: Note): string {
  switch (note.of) {
    case "not in branch":
      return `En ${note.branch} no damos ${note.service}; sí en ${sayList(note.branches)}.`;
    case "unknown person":
      return `No tengo a nadie con ese nombre; ${note.service} lo ${note.people.length === 1 ? "hace" : "hacen"} ${sayList(note.people)}.`;
    case "person elsewhere":
      return `${note.person} atiende en ${note.branch}.`;
    case "others there":
      return `${note.person} atiende en ${note.branch}; en ${note.here} te atiende ${sayList(note.people, "o")}.`;
    case "does not do it":
      return `${note.person} no hace ${note.service}; lo ${note.people.length === 1 ? "hace" : "hacen"} ${sayList(note.people)}.`;
  }
}
