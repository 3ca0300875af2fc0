/**
 * The line, counted from 1, of a quoted cell that is never closed: it would swallow every row after it. Null when all are.
 * A quote within a cell that began without one is a sign like any other.
 */
export function openQuote(text: string, separator: string): number | null {
  let line = 1;
  let openedAt: number | null = null;
  let isStart = true;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "\n") line += 1;
    if (openedAt !== null) {
      if (sign !== '"') continue;
      if (text[at + 1] === '"') at += 1;
      else openedAt = null;
    } else if (sign === '"' && isStart) openedAt = line;
    isStart = openedAt === null && (sign === separator || sign === "\n" || sign === "\r");
  }
  return openedAt;
}
