// The link of a source: it opens WhatsApp with the keyword already written, for advertisements and printed codes.
const LEAST_DIGITS = 10;

/** Null where the business has no number yet. */
export function writeLink(number: string | null, keyword: string): string | null {
  const digits = (number ?? "").replace(/\D/g, "");
  if (digits.length < LEAST_DIGITS) return null;
  return `https://wa.me/${digits}?text=${encodeURIComponent(keyword.trim())}`;
}
