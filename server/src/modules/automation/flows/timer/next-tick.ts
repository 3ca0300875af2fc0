// When a timer ticks: at whole multiples of its interval, whichever process looks.

const MINUTE = 60_000;

export function nextTick(minutes: number, now: number): number {
  const step = minutes * MINUTE;
  return (Math.floor(now / step) + 1) * step;
}
