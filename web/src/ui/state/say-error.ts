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

/** Only our own errors have words for people: those of libraries and browsers are English, and `fallback` replaces them. */
function causeOf(error: unknown, fallback: string | undefined): string {
  if (typeof error === "string" && error) return error;
  const { name = "", message = "" } = (error ?? {}) as Partial<Error>;
  // browsers' own words for a network failure
  if (/fetch|network|load failed|importing/i.test(message)) return fallback ?? UNREACHED;
  return (/^(Call|Said)E/.test(name) && message) || (fallback ?? UNKNOWN);
}
