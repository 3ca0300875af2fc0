// The text below a field, held while the mouse is pressed: an error that appears because a button was pressed would
// move that button away from under the pointer, and the click would be lost.
import { useLayoutEffect, useState } from "react";

const AGAIN_MS = 50;

export function useStill(text: string | undefined): string | undefined {
  const [shown, setShown] = useState(text);
  // before the drawing: without a press the text appears at once
  useLayoutEffect(() => {
    if (text === shown) return;
    if (!isPressed()) {
      setShown(text);
      return;
    }
    const timer = setInterval(() => {
      if (isPressed()) return;
      clearInterval(timer);
      setShown(text);
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [text, shown]);
  return shown;
}

/** Ends with every press, also with one that becomes a drag or leaves the window. */
function isPressed(): boolean {
  return document.querySelector(":active") !== null;
}
