// Picks a few of many free hours, spread over the day: the first one is always included.

export function spreadOver<T>(slots: readonly T[], most: number): T[] {
  if (slots.length <= most) return [...slots];
  const step = most > 1 ? (slots.length - 1) / (most - 1) : 0;
  return Array.from({ length: most }, (_, index) => slots[Math.round(index * step)] as T);
}
