// The scroll position of a conversation: at the end, the view follows new messages, because the box is laid out from
// the bottom up (`column-reverse`). A person reading older messages keeps their line in place.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

const AT_END_PX = 40;
/** Older and newer messages load from this distance (contract/conversation#the-inbox). */
const NEAR_PX = 100;

/** An item, its distance below the upper edge, and the box's scroll position at that time. */
type Anchor = { id: string; top: number; scrolled: number } | null;
type Scroll = {
  /** The only child of the box. */
  contentRef: RefObject<HTMLOListElement | null>;
  onScroll: () => void;
  isAtEnd: boolean;
  toEnd: () => void;
};

type ScrollOptions = {
  boxRef: RefObject<HTMLDivElement | null>;
  /** What is drawn: when it changes, the line being read is kept in place before paint. */
  drawn: unknown;
  /** After that, and at each change of height. */
  onDrawn: () => void;
  /** After each scroll, when the line being read is known. */
  onMove: () => void;
  /** Undefined while nothing older, or nothing newer, can be loaded. */
  onNearTop: (() => void) | undefined;
  onNearEnd: (() => void) | undefined;
  /** Newer messages are not all loaded: the lower end is not the end. */
  isCut: boolean;
  /** The item to start reading at; null for the end. */
  target: string | null;
};

/** Items have `data-item`. */
export function useAnchoredScroll(asked: ScrollOptions): Scroll {
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
      // A scroll in the meantime is the person's own choice.
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
    // Runs between layout and paint, so that no jump is visible.
    const observer = new ResizeObserver(() => settle.current());
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const box = boxRef.current;
    if (!box) return;
    setLow(atEnd(box));
    // Ignores the scroll event of our own correction: the drawn items may have changed since, and nobody reached an
    // edge.
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

/** In a box laid out from the bottom up the end is 0 and positions above it are negative. */
function atEnd(box: HTMLElement): boolean {
  return Math.abs(box.scrollTop) < AT_END_PX;
}

/** The first item that starts inside the box. */
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
