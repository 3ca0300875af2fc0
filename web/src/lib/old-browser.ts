/** Polyfills for browsers from before 2026, in a separate file; resolves at once when none are needed. */
export const temporalComes: Promise<unknown> =
  "Temporal" in globalThis ? Promise.resolve() : import("temporal-polyfill/shim").then(({ install }) => install());
