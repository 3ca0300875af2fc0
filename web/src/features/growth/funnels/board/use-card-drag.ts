// Drags a card to another scenario.
import type { BoardClient } from "@mostrador/domain/growth/funnels/schema.ts";
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Point } from "../../../../ui/drag/edge-scroll.ts";
import { usePointerDrag } from "../../../../ui/drag/use-pointer-drag.ts";

/** `over`: the scenario below the pointer. */
type Drag = { client: BoardClient; from: string; over: string | null; at: Point };

export function useCardDrag(
  strip: RefObject<HTMLElement | null>,
  onDrop: (client: BoardClient, from: string, to: string) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  const { press } = usePointerDrag(strip);

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>, client: BoardClient, from: string) => {
    // An open menu is inside the card in the React tree, but not on screen.
    const target = event.target as HTMLElement;
    const isOnCard = event.currentTarget.contains(target) && !target.closest("button, a");
    const handlers = {
      onMove: (at: Point) => setDrag({ client, from, over: scenarioAt(at), at }),
      onEnd: () => setDrag(null),
      onLongPress: () => true,
      onDrop(at: Point) {
        const over = scenarioAt(at);
        if (over && over !== from) drop.current(client, from, over);
      },
    };
    press(event, () => (isOnCard ? handlers : null));
  };
  return { drag, onPointerDown };
}

function scenarioAt({ x, y }: Point): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-scenario]")?.dataset.scenario ?? null;
}
