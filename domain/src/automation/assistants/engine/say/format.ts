// Lengths and lists as people read them.
export function sayDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${minutes} minutos`;
  const whole = hours === 1 ? "1 hora" : `${hours} horas`;
  return rest === 0 ? whole : rest === 30 ? `${whole} y media` : `${whole} ${rest} minutos`;
}

export function sayList(items: readonly string[], joint = "y"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${joint} ${items.at(-1)}`;
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `• ${line}`).join("\n");
}

export function numbered(lines: readonly string[]): string {
  return lines.map((line, i) => `${i + 1}. ${line}`).join("\n");
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
