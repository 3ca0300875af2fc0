// Keeps each item's height and the visible range, and says which items to draw. Items have `data-item` or `data-day`.
import { type RefObject, useCallback, useMemo, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { aboveEnd, type DrawnItem, drawnItems, FEW_ITEMS, isCovered, type View } from "./drawn-items.ts";

type VisibleState = { view: View; kept: ReadonlySet<string> };

/** The height assumed for an item before any was measured. */
const USUAL_HEIGHT = 56;
const SCREEN = 1_000;
/** The drawn items are chosen again after this many pixels. */
const STEP = 400;

/**
 * `look` runs after each scroll, `measure` after a change of height. `target`: the item to start reading at; null for
 * the end.
 */
export function useDrawnItems<Item extends { key: string }>(
  items: readonly Item[],
  boxRef: RefObject<HTMLElement | null>,
  target: string | null,
): { drawn: DrawnItem<Item>[]; look: () => void; measure: () => void } {
  const heights = useRef(new Heights()).current;
  const [seen, setSeen] = useState<VisibleState>(() => {
    const from = target ? Math.max(0, aboveEnd(items, target, heights.of) - SCREEN / 2) : 0;
    return { view: { from, to: from + SCREEN }, kept: new Set() };
  });
  const [measured, measureAgain] = useReducer((times: number) => times + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights are others than they were once measured
  const drawn = useMemo(() => drawnItems(items, { ...seen, heightOf: heights.of }), [items, seen, heights, measured]);

  const look = useCallback(() => {
    const box = boxRef.current;
    if (!box) return;
    const view = viewOf(box);
    if (Math.abs(view.from - seen.view.from) < STEP && Math.abs(view.to - seen.view.to) < STEP) return;
    // Drawn before the next paint, so that the empty space is not visible.
    flushSync(() => setSeen({ view, kept: keysToKeep(box) }));
  }, [boxRef, seen]);

  const measure = useCallback(() => {
    const box = boxRef.current;
    if (!box) return;
    heights.measure(box, drawn);
    if (items.length > FEW_ITEMS && !isCovered(items, drawn, { view: viewOf(box), heightOf: heights.of })) {
      setSeen({ view: viewOf(box), kept: keysToKeep(box) });
      measureAgain();
    }
  }, [boxRef, items, drawn, heights]);
  return { drawn, look, measure };
}

class Heights {
  readonly #known = new Map<string, number>();
  readonly #guessed = new Map<string, number>();
  #sum = 0;

  /** An estimate stays fixed until the item is drawn; otherwise each measurement would move all undrawn items. */
  readonly of = (key: string): number => this.#known.get(key) ?? this.#guess(key);

  measure<Item extends { key: string }>(box: HTMLElement, drawn: readonly DrawnItem<Item>[]): void {
    const nodes = new Map(nodesOf(box).map((node) => [keyOf(node), node]));
    for (const each of drawn) {
      // Items without content take no space.
      if ("item" in each) this.#note(each.item.key, nodes.get(each.item.key)?.getBoundingClientRect().height ?? 0);
    }
  }

  #note(key: string, height: number): void {
    this.#sum += height - (this.#known.get(key) ?? 0);
    this.#known.set(key, height);
    this.#guessed.delete(key);
  }

  #guess(key: string): number {
    const usual = this.#known.size === 0 ? USUAL_HEIGHT : Math.round(this.#sum / this.#known.size);
    const guess = this.#guessed.get(key) ?? usual;
    this.#guessed.set(key, guess);
    return guess;
  }
}

function nodesOf(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>("[data-item], [data-day]")];
}

function keyOf(node: HTMLElement): string {
  return node.dataset.item ?? node.dataset.day ?? "";
}

/** The box is laid out from the bottom up: its end is 0. */
function viewOf(box: HTMLElement): View {
  const from = Math.max(0, -box.scrollTop);
  return { from, to: from + box.clientHeight };
}

/** Items with the focus or a playing sound: removing them would lose the focus or stop the sound. */
function keysToKeep(box: HTMLElement): Set<string> {
  const playing = [...box.querySelectorAll<HTMLMediaElement>("audio, video")].filter((media) => !media.paused);
  const focused = box.contains(document.activeElement) ? document.activeElement : null;
  const kept = [...playing, focused].flatMap((node) => node?.closest<HTMLElement>("[data-item]") ?? []);
  return new Set(kept.map(keyOf));
}
