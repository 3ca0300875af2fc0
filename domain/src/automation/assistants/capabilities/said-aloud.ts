// Decides which answers of an assistant are sent as audio (contract/assistants#voice): a percentage of those that can
// be understood by listening. Text that has to be read, pressed or agreed to stays in writing.

/** Characters: about half a minute. */
const LONGEST = 400;
const LINK = /https?:\/\/|www\.|\b[\w-]{1,63}\.(?:com|mx|net|org|app|io|link|me)\b|@\w/i;
/** A list, or sentences under each other. */
const LISTED = /^[^\S\n]*(?:[-•*·]|\d{1,4}[.)])\s/m;
const MOST_PARAGRAPHS = 3;

type Answer = {
  text: string;
  /** In percent; null for none. */
  frequency: number | null;
  /** Names the answer: the same answer always gets the same decision. */
  key: string;
};

export function isSaidAloud({ text, frequency, key }: Answer): boolean {
  if (!frequency || text.length > LONGEST || LINK.test(text) || LISTED.test(text)) return false;
  if (text.split(/\n+/).length > MOST_PARAGRAPHS) return false;
  return shareOf(key) < frequency;
}

/** From 0 to 99, spread evenly over keys (FNV-1a, with its last bits mixed). */
function shareOf(key: string): number {
  let hash = 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return (hash >>> 0) % 100;
}
