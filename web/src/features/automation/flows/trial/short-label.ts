// The words of a message or a comment as a choice of a list.
const LONGEST = 60;

export function shortLabel(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
