const UNREACHED = "Revisa tu conexión y vuelve a intentarlo.";
const UNKNOWN = "Ocurrió un error desconocido";

/** What failed, when the error has a title, and below it the cause: the server's words, or a network failure in Spanish. */
export function sayError(error: unknown, fallback?: string): string {
  const title = (error as { title?: unknown } | null | undefined)?.title;
  return [title, causeOf(error, fallback)].filter(Boolean).join("\n");
}

/** Nothing that was meant for a programmer is shown; `fallback` stands in its place. */
function causeOf(error: unknown, fallback: string | undefined): string {
  if (typeof error === "string" && error) return error;
  if (!(error instanceof Error)) return fallback ?? UNKNOWN;
  // as browsers say it, each in its own words
  if (/fetch|network|load failed|importing/i.test(error.message)) return fallback ?? UNREACHED;
  const technical = error instanceof TypeError || error instanceof SyntaxError || /undefined/i.test(error.message);
  return technical || !error.message ? (fallback ?? UNKNOWN) : error.message;
}
