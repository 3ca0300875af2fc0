// Announces the new page after a link and moves the focus to its heading. Browsers do so only when they load a
// document.
import { useEffect, useRef, useState } from "react";
import { HiddenText } from "../../ui/layout/hidden-text.tsx";

const LOOK_MS = 50;
/** A page that takes longer is not announced. */
const MOST_MS = 5_000;

export function Arrival({ at }: { at: string }) {
  const [said, setSaid] = useState("");
  const first = useRef(at);
  useEffect(() => {
    if (first.current === at) return;
    first.current = "";
    const until = performance.now() + MOST_MS;
    const timer = setInterval(() => {
      const heading = document.querySelector<HTMLElement>("h1");
      if (performance.now() > until) clearInterval(timer);
      // An open layer, such as the menu while it closes, keeps the focus until it is gone.
      if (!heading || document.querySelector(".MuiModal-root")) return;
      clearInterval(timer);
      setSaid(document.title);
      if (!isWriting()) standAt(heading);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [at]);
  return <HiddenText live>{said}</HiddenText>;
}

/** A page that starts with a field has set the focus already. */
function isWriting(): boolean {
  return document.activeElement?.matches("input, textarea, [contenteditable]") ?? false;
}

function standAt(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.style.outline = "none";
  heading.focus({ preventScroll: true });
}
