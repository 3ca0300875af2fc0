// Unsaved changes: stored while the tab is open, and restored on top of the latest saved values when the same form
// opens again.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type Change, changesOf, withChanges } from "./draft-changes.ts";

const PREFIX = "mostrador.draft.";

export function useDraft(form: UseFormReturn, draftKey: string | undefined, original: FieldValues) {
  const [restored, setRestored] = useState(false);
  const done = useRef(false);
  /** The values without changes: as opened, or as last saved. */
  const baseline = useRef<FieldValues>(original);

  // Set once per key: an open form's original does not change while it is edited.
  const giveBack = useEffectEvent((draft: Change[]) => {
    form.reset(withChanges(original, draft), { keepDefaultValues: true });
    setRestored(true);
  });
  useEffect(() => {
    const draft = draftKey && read(draftKey);
    if (draft) giveBack(draft);
  }, [draftKey]);

  useEffect(() => {
    if (!draftKey) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      if (done.current) return;
      const changes = changesOf(baseline.current, form.getValues());
      if (changes.length > 0) write(draftKey, changes);
      else sessionStorage.removeItem(PREFIX + draftKey);
    };
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, 250);
    });
    // A page that closes or reloads does not wait for the pause in typing.
    window.addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
      clearTimeout(timer);
      unsubscribe();
      keep();
    };
  }, [draftKey, form]);

  const forget = () => {
    done.current = true;
    setRestored(false);
    if (draftKey) sessionStorage.removeItem(PREFIX + draftKey);
  };
  const discard = () => {
    forget();
    form.reset(original);
    resume();
  };
  const resume = () => {
    baseline.current = structuredClone(form.getValues());
    done.current = false;
  };
  return { restored, forget, discard, resume };
}

function read(key: string): Change[] | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "null");
    // drafts of older versions in this tab are not lists
    return Array.isArray(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, changes: Change[]) {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(changes));
  } catch {
    // Without storage only the draft is lost.
  }
}
