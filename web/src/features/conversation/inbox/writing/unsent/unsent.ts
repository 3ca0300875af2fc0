// Whether a conversation has unsent work: its row in the list shows it, and the page asks before closing.
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

/** Sounds and files that are not on the server exist only in this page. */
function wouldBeLost(): boolean {
  const isOnItsWay = [...keptAttachments.values()].some((all) => all.some(({ sent, error }) => !sent && error === ""));
  return isOnItsWay || [...keptNotes.values()].some((note) => note !== null);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Listens only while work could be lost: a page with a listener is not kept in the back/forward cache. */
function watch(): void {
  if (wouldBeLost()) window.addEventListener("beforeunload", ask);
  else window.removeEventListener("beforeunload", ask);
}

keptAttachments.listen(watch);
keptNotes.listen(watch);
