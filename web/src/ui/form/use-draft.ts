// What was written and not saved: kept while the tab lives, given back when the same form opens again.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

const PREFIX = "mostrador.draft.";

export function useDraft(form: UseFormReturn, draftKey: string | undefined, original: FieldValues) {
  const [restored, setRestored] = useState(false);
  const done = useRef(false);
  /** What counts as nothing new: as opened, or as last saved. */
  const baseline = useRef(JSON.stringify(original));

  // Once a key: the original of a form that is open does not change under the person's hands.
  const giveBack = useEffectEvent((draft: FieldValues) => {
    form.reset({ ...original, ...draft }, { keepDefaultValues: true });
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
      const values = form.getValues();
      if (done.current) return;
      if (JSON.stringify(values) === baseline.current) sessionStorage.removeItem(PREFIX + draftKey);
      else write(draftKey, values);
    };
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, 250);
    });
    // A page that is left, or loaded anew, does not wait for the pause in typing.
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
    baseline.current = JSON.stringify(form.getValues());
    done.current = false;
  };
  return { restored, forget, discard, resume };
}

function read(key: string): FieldValues | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, values: FieldValues) {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch {
    // A full or closed store only costs the draft.
  }
}
