/**
 * Finds the line, from 1, of a quoted cell that is never closed, which would include all rows after it; null if there
 * is none. A quote inside an unquoted cell is a normal character.
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
