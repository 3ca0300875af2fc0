const UNREACHED = "Revisa tu conexión y vuelve a intentarlo.";
const UNKNOWN = "Ocurrió un error desconocido";

/**
 * What failed, if the error has a title, and below it the cause: the server's message, or a network failure in
 * Spanish.
 */
export function sayError(error: unknown, fallback?: string): string {
  const title = (error as { title?: unknown } | null | undefined)?.title;
  return [title, causeOf(error, fallback)].filter(Boolean).join("\n");
}

/** Technical messages are never shown; `fallback` replaces them. */
function causeOf(error: unknown, fallback: string | undefined): string {
  if (typeof error === "string" && error) return error;
  if (!(error instanceof Error)) return fallback ?? UNKNOWN;
  // browsers' own words for a network failure
  if (/fetch|network|load failed|importing/i.test(error.message)) return fallback ?? UNREACHED;
  const technical = error instanceof TypeError || error instanceof SyntaxError || /undefined/i.test(error.message);
  return technical || !error.message ? (fallback ?? UNKNOWN) : error.message;
}
