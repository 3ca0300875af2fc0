// One step back in the history of the tab, however often it is asked for: a double click on the cross of a dialog would
// otherwise leave the page too.
import { useNavigate } from "react-router";

let isUnderWay = false;

/** True while the page itself goes back: an open layer does not object. */
export function isSteppingBack(): boolean {
  return isUnderWay;
}

/** Goes back only from an entry whose state has `mark`: what is drawn may be older than the address. */
export function useStepBack(mark: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (isUnderWay || window.history.state?.usr?.[mark] !== true) return;
    isUnderWay = true;
    window.addEventListener("popstate", end, { once: true });
    void navigate(-1);
  };
}

function end(): void {
  isUnderWay = false;
}
