// The keyboard scrolls a box through the part inside it that has the focus. A box without such a part takes the focus itself.
import { useCallback, useState } from "react";

const FOCUSABLE = [
  "a[href]",
  "button:not(:disabled)",
  "input:not(:disabled, [type=hidden])",
  "select:not(:disabled)",
  "textarea:not(:disabled)",
  "[tabindex]:not([tabindex='-1'])",
].join();

/** What a scrolling element spreads over itself; `label` is its name while it is a stop of the Tab key. */
export function useScrollStop(label: string) {
  const [isStop, setIsStop] = useState(false);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const look = () => setIsStop(needsStop(box));
    const size = new ResizeObserver(look);
    size.observe(box);
    const content = new MutationObserver(look);
    content.observe(box, { childList: true, subtree: true, attributeFilter: ["disabled", "tabindex", "href"] });
    return () => {
      size.disconnect();
      content.disconnect();
    };
  }, []);
  return { ref, ...(isStop && { tabIndex: 0, role: "group", "aria-label": label }) };
}

function needsStop(box: HTMLElement): boolean {
  const isLonger = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
  return isLonger && !box.querySelector(FOCUSABLE);
}
