// What is typed in a field and means nothing yet, such as a name that was not chosen from its list. The form does not save
// until it is settled: it would save the value from before.
import { createContext, useContext, useEffectEvent, useId, useLayoutEffect, useState } from "react";

/** The fields with such a text; calling one shows its error and goes there. */
export type UnsettledFields = Map<string, () => void>;
export const Unsettled = createContext<UnsettledFields | null>(null);

/** Whether the error is to be shown, and what a field calls when it is left. */
export function useUnsettled(isUnsettled: boolean, focus: () => void): { isShown: boolean; show: () => void } {
  const fields = useContext(Unsettled);
  const id = useId();
  const [isShown, setShown] = useState(false);
  const goThere = useEffectEvent(() => {
    setShown(true);
    focus();
  });
  useLayoutEffect(() => {
    if (!isUnsettled) {
      setShown(false);
      return;
    }
    fields?.set(id, () => goThere());
    return () => {
      fields?.delete(id);
    };
  }, [fields, id, isUnsettled]);
  return { isShown: isShown && isUnsettled, show: () => setShown(isUnsettled) };
}
