// Waits for the script that draws a page's first picture, long before the product runs. The product's code runs after
// it, so that it does not delay it.
const PLACE = Symbol.for("mostrador.opening");
/** On a slow connection the product starts; until then it would wait for the same answers. */
const MOST_MS = 2_000;

const kept = globalThis as { [PLACE]?: Promise<unknown> };

/** Set by that script: resolves when the picture is visible, or when nothing will be drawn. */
export function isOpening(drawn: Promise<unknown>): void {
  kept[PLACE] = drawn;
}

export async function whenOpened(): Promise<void> {
  if (!kept[PLACE]) return;
  await Promise.race([kept[PLACE], new Promise((resolve) => setTimeout(resolve, MOST_MS))]);
}
