/** Loads the print code: with the forms, or on demand. */
const load = () => import("./print-agenda.ts");

/** Loaded early, so that the browser's own print command uses the rules. */
export function prepareAhead(): void {
  load().then(
    ({ preparePrint }) => preparePrint(),
    () => undefined,
  );
}

/** `failed` reports that it could not be loaded. */
export function print(afterMs: number, failed: () => void): void {
  load().then(({ printAgenda }) => setTimeout(printAgenda, afterMs), failed);
}
