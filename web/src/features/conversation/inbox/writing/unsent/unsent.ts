// Whether something was begun in a conversation and not sent: its line in the list says so, and a page that would lose it asks
// before it is closed.
import { useSyncExternalStore } from "react";
import { drafts } from "./draft.ts";
import { keptAttachments } from "./kept-attachments.ts";
import { keptNotes } from "./kept-note.ts";

export function useHasUnsent(clientId: string): boolean {
  return useSyncExternalStore(listen, () => hasUnsent(clientId));
}

function hasUnsent(clientId: string): boolean {
  const { text, note } = drafts.of(clientId);
  return (
    text.trim() !== "" ||
    note.trim() !== "" ||
    keptNotes.of(clientId) !== null ||
    keptAttachments.of(clientId).length > 0
  );
}

function listen(listener: () => void): () => void {
  const ends = [drafts, keptAttachments, keptNotes].map((kept) => kept.listen(listener));
  return () => {
    for (const end of ends) end();
  };
}

/** Sounds and files that are not with the server live in this page alone. */
function wouldBeLost(): boolean {
  const isOnItsWay = [...keptAttachments.values()].some((all) => all.some(({ sent, error }) => !sent && error === ""));
  return isOnItsWay || [...keptNotes.values()].some((note) => note !== null);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** As long as nothing would be lost nobody listens: a page that does is not kept for the way back. */
function watch(): void {
  if (wouldBeLost()) window.addEventListener("beforeunload", ask);
  else window.removeEventListener("beforeunload", ask);
}

keptAttachments.listen(watch);
keptNotes.listen(watch);
