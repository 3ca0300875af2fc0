// Typed text without a value yet, such as a name not chosen from its list. The form does not save until it is resolved,
// because it would save the previous value.
import { createContext, useContext, useEffectEvent, useId, useLayoutEffect, useState } from "react";

/** The fields with such a text; calling one shows its error and focuses it. */
export type UnsettledFields = Map<string, () => void>;
export const Unsettled = createContext<UnsettledFields | null>(null);

/** Whether to show the error, and a function to call on blur. */
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
