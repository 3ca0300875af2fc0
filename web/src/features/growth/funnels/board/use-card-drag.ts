// Drags a card with the mouse to another scenario. Esc cancels; touch scrolls, and moves by the menu.
import type { BoardClient } from "@mostrador/domain/growth/funnels/schema.ts";
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** `over`: the scenario below the pointer. */
type Drag = { client: BoardClient; from: string; over: string | null; x: number; y: number };

const START_PX = 4;
const EDGE_PX = 48;
const STEP_PX = 16;

export function useCardDrag(
  strip: RefObject<HTMLElement | null>,
  onDrop: (client: BoardClient, from: string, to: string) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>, client: BoardClient, from: string) => {
    if (event.button !== 0 || !event.isPrimary || event.pointerType === "touch") return;
    // An open menu is inside the card in the React tree, but not on screen.
    const target = event.target as HTMLElement;
    if (!event.currentTarget.contains(target) || target.closest("button, a")) return;
    stop.current();
    const { pointerId, clientX, clientY } = event;
    let held: Drag | null = null;
    const move = (at: PointerEvent) => {
      if (at.pointerId !== pointerId) return;
      if (!held && Math.hypot(at.clientX - clientX, at.clientY - clientY) <= START_PX) return;
      scrollAtEdge(strip.current, at.clientX);
      held = { client, from, over: scenarioAt(at.clientX, at.clientY), x: at.clientX, y: at.clientY };
      setDrag(held);
    };
    const up = (at: PointerEvent) => {
      if (at.pointerId !== pointerId) return;
      const over = held ? scenarioAt(at.clientX, at.clientY) : null;
      end();
      if (over && over !== from) drop.current(client, from, over);
    };
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key !== "Escape" || !held) return;
      pressed.stopPropagation();
      end();
    };
    const end = () => {
      held = null;
      setDrag(null);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", end);
      window.removeEventListener("keydown", key, true);
      stop.current = () => undefined;
    };
    stop.current = end;
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", end);
    window.addEventListener("keydown", key, true);
  };
  return { drag, onPointerDown };
}

function scenarioAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-scenario]")?.dataset.scenario ?? null;
}

function scrollAtEdge(strip: HTMLElement | null, x: number): void {
  if (!strip) return;
  const { left, right } = strip.getBoundingClientRect();
  if (x > right - EDGE_PX) strip.scrollLeft += STEP_PX;
  else if (x < left + EDGE_PX) strip.scrollLeft -= STEP_PX;
}
