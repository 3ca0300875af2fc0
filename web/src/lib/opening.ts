// The script that draws a page's first picture from its answers, long before the product has run. The product's own code is
// run after it, so that it does not stand in its way.
const PLACE = Symbol.for("mostrador.opening");
/** On a slow line the product does not wait; until then it would wait for the same answers itself. */
const MOST_MS = 2_000;

const kept = globalThis as { [PLACE]?: Promise<unknown> };

/** Told by that script: over when it is seen, or when there is nothing to be drawn. */
export function isOpening(drawn: Promise<unknown>): void {
  kept[PLACE] = drawn;
}

export async function whenOpened(): Promise<void> {
  if (!kept[PLACE]) return;
  await Promise.race([kept[PLACE], new Promise((resolve) => setTimeout(resolve, MOST_MS))]);
}
