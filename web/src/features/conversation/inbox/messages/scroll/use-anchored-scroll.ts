// The scroll of a conversation. The box is laid from the bottom up (`column-reverse`), so that whoever is at the end
// stays there whatever grows. Whoever reads older messages keeps the line they read, whatever comes above or below it.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

const AT_END_PX = 40;
/** Older messages, and newer ones, are read from here on (contract/conversation#the-inbox). */
const NEAR_PX = 100;

/** An item, how far below the upper edge it stands, and where the box was scrolled then. */
type Anchor = { id: string; top: number; scrolled: number } | null;
type Scroll = {
  /** The one child of the box. */
  contentRef: RefObject<HTMLOListElement | null>;
  onScroll: () => void;
  isAtEnd: boolean;
  toEnd: () => void;
};

type Asked = {
  boxRef: RefObject<HTMLDivElement | null>;
  /** What is drawn: where it changes, the line that is read is kept before anybody sees it. */
  drawn: unknown;
  /** After that, and whenever it has another height. */
  onDrawn: () => void;
  /** After each scroll, once the line that is read is known. */
  onMove: () => void;
  /** Undefined while nothing older, or nothing newer, can be read. */
  onNearTop: (() => void) | undefined;
  onNearEnd: (() => void) | undefined;
  /** What is newer is not all here: the lower end is not the end. */
  isCut: boolean;
  /** The item with which the reading begins; null for the end. */
  target: string | null;
};

/** Items carry `data-item`. */
export function useAnchoredScroll(asked: Asked): Scroll {
  const { boxRef, drawn, onDrawn, onMove, onNearTop, onNearEnd, isCut, target } = asked;
  const contentRef = useRef<HTMLOListElement>(null);
  const anchor = useRef<Anchor>(null);
  const [isLow, setLow] = useState(true);
  const cut = useRef(isCut);
  cut.current = isCut;

  useLayoutEffect(() => {
    const box = boxRef.current;
    const node = box && target && itemIn(box, target);
    if (!node) return;
    node.scrollIntoView({ block: "center" });
    anchor.current = { id: target, top: topIn(box, node), scrolled: box.scrollTop };
    setLow(atEnd(box));
  }, [boxRef, target]);
  const keep = useCallback(() => {
    const box = boxRef.current;
    if (!box) return;
    const held = anchor.current;
    const node = held && itemIn(box, held.id);
    if (held && node) {
      // What was scrolled meanwhile is where somebody wanted to go.
      const off = topIn(box, node) - held.top + (box.scrollTop - held.scrolled);
      if (Math.abs(off) >= 0.5) box.scrollTop += off;
    }
    anchor.current = atEnd(box) && !cut.current ? null : anchorOf(box);
  }, [boxRef]);
  const settle = useRef(() => {});
  settle.current = () => {
    keep();
    onDrawn();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is drawn
  useLayoutEffect(() => settle.current(), [drawn]);
  useEffect(() => {
    const content = contentRef.current;
    if (!content) return;
    // Told between layout and paint: nobody sees the line leave its place.
    const observer = new ResizeObserver(() => settle.current());
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const box = boxRef.current;
    if (!box) return;
    setLow(atEnd(box));
    // The scroll that kept the anchor in its place is no news: by now what is drawn may have changed once more, and nobody
    // went to an edge.
    const isOwn = anchor.current?.scrolled === box.scrollTop;
    if (!isOwn) anchor.current = atEnd(box) && !isCut ? null : anchorOf(box);
    onMove();
    if (isOwn) return;
    if (box.scrollHeight - box.clientHeight + box.scrollTop < NEAR_PX) onNearTop?.();
    if (-box.scrollTop < NEAR_PX) onNearEnd?.();
  };
  const toEnd = useCallback(() => {
    anchor.current = null;
    boxRef.current?.scrollTo({ top: 0 });
  }, [boxRef]);
  return { contentRef, onScroll, isAtEnd: isLow && !isCut, toEnd };
}

/** In a box laid from the bottom up the end is 0 and what is above it negative. */
function atEnd(box: HTMLElement): boolean {
  return Math.abs(box.scrollTop) < AT_END_PX;
}

/** The first item that begins within the box. */
function anchorOf(box: HTMLElement): Anchor {
  for (const node of box.querySelectorAll<HTMLElement>("[data-item]")) {
    const top = topIn(box, node);
    if (top >= 0) return { id: node.dataset.item as string, top, scrolled: box.scrollTop };
  }
  return null;
}

function itemIn(box: HTMLElement, id: string): Element | null {
  return box.querySelector(`[data-item="${CSS.escape(id)}"]`);
}

function topIn(box: HTMLElement, node: Element): number {
  return node.getBoundingClientRect().top - box.getBoundingClientRect().top;
}
