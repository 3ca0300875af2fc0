/** What a browser of before 2026 lacks, as a file of its own; resolved at once where nothing is lacking. */
export const temporalComes: Promise<unknown> =
  "Temporal" in globalThis ? Promise.resolve() : import("temporal-polyfill/shim").then(({ install }) => install());
