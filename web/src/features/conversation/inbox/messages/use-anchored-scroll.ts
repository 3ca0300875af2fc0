// The scroll of a conversation. The box is laid from the bottom up (`column-reverse`), so that whoever is at the end
// stays there whatever grows. Whoever reads older messages keeps the line they read, whatever comes above or below it.
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

const AT_END_PX = 40;
/** Older messages are read from here on (contract/conversation#the-inbox). */
const NEAR_TOP_PX = 100;

/** An item, how far below the upper edge it stands, and where the box was scrolled then. */
type Anchor = { id: string; top: number; scrolled: number } | null;
type Scroll = {
  boxRef: RefObject<HTMLDivElement | null>;
  /** The one child of the box. */
  contentRef: RefObject<HTMLOListElement | null>;
  onScroll: () => void;
  isAtEnd: boolean;
  toEnd: () => void;
};

/** Items carry `data-item`. `onNearTop` is undefined while nothing older can be read. */
export function useAnchoredScroll(onNearTop: (() => void) | undefined): Scroll {
  const boxRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLOListElement>(null);
  const anchor = useRef<Anchor>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  useEffect(() => {
    const [box, content] = [boxRef.current, contentRef.current];
    if (!box || !content) return;
    // Told between layout and paint: nobody sees the line leave its place.
    const observer = new ResizeObserver(() => {
      const held = anchor.current;
      const node = held && box.querySelector(`[data-item="${CSS.escape(held.id)}"]`);
      if (held && node && !atEnd(box)) box.scrollTop += topIn(box, node) - held.top;
      anchor.current = anchorOf(box);
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const box = boxRef.current;
    if (!box) return;
    // The scroll that kept the anchor in its place is no news: by now what is drawn may have changed once more.
    if (anchor.current?.scrolled !== box.scrollTop) anchor.current = anchorOf(box);
    setAtEnd(atEnd(box));
    if (box.scrollHeight - box.clientHeight + box.scrollTop < NEAR_TOP_PX) onNearTop?.();
  };
  const toEnd = useCallback(() => {
    anchor.current = null;
    boxRef.current?.scrollTo({ top: 0 });
  }, []);
  return { boxRef, contentRef, onScroll, isAtEnd, toEnd };
}

/** In a box laid from the bottom up the end is 0 and what is above it negative. */
function atEnd(box: HTMLElement): boolean {
  return Math.abs(box.scrollTop) < AT_END_PX;
}

/** The first item that begins within the box. */
function anchorOf(box: HTMLElement): Anchor {
  if (atEnd(box)) return null;
  for (const node of box.querySelectorAll<HTMLElement>("[data-item]")) {
    const top = topIn(box, node);
    if (top >= 0) return { id: node.dataset.item as string, top, scrolled: box.scrollTop };
  }
  return null;
}

function topIn(box: HTMLElement, node: Element): number {
  return node.getBoundingClientRect().top - box.getBoundingClientRect().top;
}
