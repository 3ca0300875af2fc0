// The unsent text and team note of each conversation: restored when it opens again, also after a reload.
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import { useEffect, useMemo } from "react";
import { keptByContact, useKept } from "./kept-by-contact.ts";

const BEGUN = "texto";

type Words = {
  text: string;
  quoted: Message | null;
  note: string;
  /** Whether the note is being written instead of the message. */
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
    // a slash without a chosen quick reply is not a draft
    return () => drafts.change(clientId, (before) => (before.text === "/" ? { ...before, text: "" } : before));
  }, [clientId]);
  // the same with each letter: the messages take one of them, and are drawn again only when they change
  const changes = useMemo(() => {
    const change = (more: Partial<Words>) => drafts.change(clientId, (before) => ({ ...before, ...more }));
    return {
      setText: (text: string) => change({ text }),
      quote: (quoted: Message | null) => change({ quoted }),
      setNote: change,
    };
  }, [clientId]);
  return useMemo(() => ({ ...words, ...changes }), [words, changes]);
}

/** The text that another page passes on: `/chat?cliente=…&texto=…`. */
function begun(clientId: string): string | null {
  const params = new URLSearchParams(location.search);
  return params.get("cliente") === clientId ? params.get(BEGUN) : null;
}

/** Once the composer has it, it is removed from the address. */
function forgetBegun(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(BEGUN)) return;
  url.searchParams.delete(BEGUN);
  history.replaceState(history.state, "", url);
}
