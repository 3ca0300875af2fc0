// Counts failures of one key within a sliding time, in memory: for passwords tried at the door.

export function createThrottle({ most, withinMs }: { most: number; withinMs: number }) {
  const failures = new Map<string, number[]>();
  const recent = (key: string, now: number) => (failures.get(key) ?? []).filter((at) => at > now - withinMs);
  return {
    isOver: (key: string, now: number) => recent(key, now).length >= most,
    note(key: string, now: number): void {
      if (failures.size > 50_000) failures.clear();
      failures.set(key, [...recent(key, now), now]);
    },
  };
}
