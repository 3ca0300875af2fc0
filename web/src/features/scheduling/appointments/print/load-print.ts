/** What goes on paper, and how: with the forms, or when it is asked for. */
const load = () => import("./print-agenda.ts");

/** Ahead of it, so that the browser's own printing finds the rules. */
export function prepareAhead(): void {
  load().then(
    ({ preparePrint }) => preparePrint(),
    () => undefined,
  );
}

/** `failed` tells whoever asked that it could not be loaded. */
export function print(afterMs: number, failed: () => void): void {
  load().then(({ printAgenda }) => setTimeout(printAgenda, afterMs), failed);
}
