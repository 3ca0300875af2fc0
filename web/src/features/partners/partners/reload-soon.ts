const AFTER_MS = 1500;

/** Reloads the page once the notice of the save could be read. */
export function reloadSoon(): void {
  setTimeout(() => window.location.reload(), AFTER_MS);
}
