// The text of a delimited file before its cells are read: its encoding, its separator, and a quote that nobody closes.
// For uploads that the browser reads and for those that the server reads.

export const isText = (text: string): boolean => !text.includes("\u0000");

/** The platform's `TextDecoder`, which this floor does not know. */
type Decoder = new (encoding: string, options?: { fatal: boolean }) => { decode(bytes: Uint8Array): string };

/** Not valid UTF-8 is read as Windows-1252: a guess that a person must check. */
export function decodeText(bytes: Uint8Array, TextDecoder: Decoder): { text: string; isWindows: boolean } {
  const [first, second] = bytes;
  // Excel's «Texto Unicode»
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes), isWindows: false };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), isWindows: false };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), isWindows: true };
  }
}

/** Excel's first line that names the separator. */
export const NAMED_SEPARATOR = /^"?sep=([,;|\t])"?\r?\n/i;

/** Decided by several first lines, so that a title above the headers does not count alone. */
export function separatorOf(text: string): string {
  const named = NAMED_SEPARATOR.exec(text)?.[1];
  if (named !== undefined) return named;
  const lines = text.slice(0, 5_000).split(/\r?\n/).slice(0, 5);
  const counts = [",", ";", "\t"].map((sign) => ({
    sign,
    count: Math.max(...lines.map((line) => line.split(sign).length)),
  }));
  return counts.sort((a, b) => b.count - a.count)[0]?.sign ?? ",";
}

/** A message where a quoted cell is never closed: it would swallow all rows after it. */
export function openQuoteText(text: string, separator: string): string | null {
  const line = openQuote(text, separator);
  return line === null ? null : `Las comillas que se abren en la línea ${line} no se cierran.`;
}

/** The line, from 1, of that cell. A quote inside an unquoted cell is a normal character. */
function openQuote(text: string, separator: string): number | null {
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
