// The scroll of a conversation. The box is laid from the bottom up (`column-reverse`), so that whoever is at the end
// stays there whatever grows. Whoever reads older messages keeps the line they read, whatever comes above or below it.
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

const AT_END_PX = 40;
/** Older messages are read from here on (document 2, section 4). */
const NEAR_TOP_PX = 100;

type Anchor = { id: string; top: number } | null;
type Scroll = {
  boxRef: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  isAtEnd: boolean;
  toEnd: () => void;
};

/** `items` changes whenever what is drawn changes; `onNearTop` undefined while nothing older can be read. */
export function useAnchoredScroll(items: unknown, onNearTop: (() => void) | undefined): Scroll {
  const boxRef = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each change of what is drawn
  useLayoutEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const held = anchor.current;
    const node = held && box.querySelector(`[data-item="${CSS.escape(held.id)}"]`);
    if (held && node && !atEnd(box)) box.scrollTop += topIn(box, node) - held.top;
    anchor.current = anchorOf(box);
  }, [items]);

  const onScroll = () => {
    const box = boxRef.current;
    if (!box) return;
    anchor.current = anchorOf(box);
    setAtEnd(atEnd(box));
    if (box.scrollHeight - box.clientHeight + box.scrollTop < NEAR_TOP_PX) onNearTop?.();
  };
  const toEnd = useCallback(() => {
    anchor.current = null;
    boxRef.current?.scrollTo({ top: 0 });
  }, []);
  return { boxRef, onScroll, isAtEnd, toEnd };
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
    if (top >= 0) return { id: node.dataset.item as string, top };
  }
  return null;
}

function topIn(box: HTMLElement, node: Element): number {
  return node.getBoundingClientRect().top - box.getBoundingClientRect().top;
}
