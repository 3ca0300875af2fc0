// Keeps an answer readable on a phone: under 900 characters, without the last lines of its lists.

const MOST = 900;

export function short(text: string): string {
  const lines = text.split("\n");
  while (lines.join("\n").length > MOST) {
    const last = lines.findLastIndex((line, i) => line.startsWith("• ") && !lines[i + 1]?.startsWith("• "));
    if (last < 0) break;
    const first = lines.findIndex((line) => line.startsWith("• "));
    const end = lines.findIndex((line, i) => i > first && !line.startsWith("• "));
    lines.splice(end > first ? end - 1 : last, 1);
  }
  return lines.join("\n").slice(0, MOST);
}
