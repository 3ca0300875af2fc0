// The words that were begun in each conversation, and the note for the team: given back when it is opened again, after a
// reload too.
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import { useEffect, useMemo } from "react";
import { keptByContact, useKept } from "./kept-by-contact.ts";

const BEGUN = "texto";

type Words = {
  text: string;
  quoted: Message | null;
  note: string;
  /** Whether the note is being written, in the place of the message. */
  isNote: boolean;
};

export type Draft = Words & {
  setText: (text: string) => void;
  quote: (message: Message | null) => void;
  setNote: (note: Partial<Pick<Words, "note" | "isNote">>) => void;
};

export const drafts = keptByContact<Words>({
  empty: { text: "", quoted: null, note: "", isNote: false },
  isEmpty: ({ text, quoted, note }) => text === "" && !quoted && note === "",
  stored: {
    name: "",
    out: (words) => words,
    back: ({ text = "", quoted = null, note = "", isNote = false }) => ({ text, quoted, note, isNote }),
  },
});

export function useDraft(clientId: string): Draft {
  const words = useKept(drafts, clientId);
  useEffect(() => {
    const text = begun(clientId);
    if (text) drafts.change(clientId, (before) => ({ ...before, text, quoted: null, isNote: false }));
    forgetBegun();
    // a slash that nothing was chosen by is no beginning of a message
    return () => drafts.change(clientId, (before) => (before.text === "/" ? { ...before, text: "" } : before));
  }, [clientId]);
  return useMemo(() => {
    const change = (more: Partial<Words>) => drafts.change(clientId, (before) => ({ ...before, ...more }));
    return {
      ...words,
      setText: (text: string) => change({ text }),
      quote: (quoted: Message | null) => change({ quoted }),
      setNote: change,
    };
  }, [words, clientId]);
}

/** What another page begins to write: `/chat?cliente=…&texto=…`. */
function begun(clientId: string): string | null {
  const params = new URLSearchParams(location.search);
  return params.get("cliente") === clientId ? params.get(BEGUN) : null;
}

/** Once it stands in the composer, the address no longer says it. */
function forgetBegun(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(BEGUN)) return;
  url.searchParams.delete(BEGUN);
  history.replaceState(history.state, "", url);
}
