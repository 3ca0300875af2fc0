/** What failed, when the error has a title, and below it the cause: the server's words, or a network failure in Spanish. */
export function sayError(error: unknown, fallback = "Revisa tu conexión y vuelve a intentarlo."): string {
  const title = (error as { title?: unknown } | null | undefined)?.title;
  return [title, causeOf(error, fallback)].filter(Boolean).join("\n");
}

function causeOf(error: unknown, fallback: string): string {
  if (!(error instanceof Error)) return typeof error === "string" && error ? error : fallback;
  const technical =
    error instanceof TypeError || error instanceof SyntaxError || /fetch|network|undefined/i.test(error.message);
  return technical || !error.message ? fallback : error.message;
}
