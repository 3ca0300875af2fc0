// Reads a text pattern by pattern: what one pattern reads is covered, so that the next does not read it again.

export type Page = { text: string };
export type Match<T> = T & { at: number; end: number };

/** Passes every match to `read`; covers a match when `read` returns something. */
export function scan<T extends object>(
  page: Page,
  pattern: RegExp,
  read: (match: RegExpMatchArray, before: string, after: string) => T | null,
): Match<T>[] {
  const found: Match<T>[] = [];
  for (const match of page.text.matchAll(pattern)) {
    const at = match.index;
    const end = at + match[0].length;
    if (page.text.slice(at, end) !== match[0]) continue;
    const value = read(match, page.text.slice(0, at), page.text.slice(end));
    if (value === null) continue;
    found.push({ ...value, at, end });
    page.text = page.text.slice(0, at) + "~".repeat(end - at) + page.text.slice(end);
  }
  return found;
}
