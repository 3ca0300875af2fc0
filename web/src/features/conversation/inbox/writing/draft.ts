// What was begun in each conversation and not sent: given back when it is opened again, while the tab lives.
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import { useCallback, useEffect, useState } from "react";

const BEGUN = "texto";
const PREFIX = "mostrador.draft.chat:";

export type Draft = {
  text: string;
  setText: (text: string) => void;
  quoted: Message | null;
  quote: (message: Message | null) => void;
};
type Kept = { text: string; quoted: Message | null };

/** Of one conversation: the caller is mounted anew for another one. */
export function useDraft(clientId: string): Draft {
  const [kept, setKept] = useState<Kept>(() => begun(clientId) ?? read(clientId));
  useEffect(forgetBegun, []);
  useEffect(() => write(clientId, kept), [clientId, kept]);
  const setText = useCallback((text: string) => setKept((before) => ({ ...before, text })), []);
  const quote = useCallback((quoted: Message | null) => setKept((before) => ({ ...before, quoted })), []);
  return { ...kept, setText, quote };
}

/** What another page begins to write: `/chat?cliente=…&texto=…`. */
function begun(clientId: string): Kept | null {
  const params = new URLSearchParams(location.search);
  const text = params.get(BEGUN);
  return text && params.get("cliente") === clientId ? { text, quoted: null } : null;
}

/** Once it stands in the composer, the address no longer says it. */
function forgetBegun(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(BEGUN)) return;
  url.searchParams.delete(BEGUN);
  history.replaceState(history.state, "", url);
}

function read(clientId: string): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + clientId) ?? "null") ?? EMPTY;
  } catch {
    return EMPTY;
  }
}

function write(clientId: string, kept: Kept): void {
  try {
    if (kept.text === "" && !kept.quoted) sessionStorage.removeItem(PREFIX + clientId);
    else sessionStorage.setItem(PREFIX + clientId, JSON.stringify(kept));
  } catch {
    // A full or closed store only costs the draft.
  }
}

const EMPTY: Kept = { text: "", quoted: null };
