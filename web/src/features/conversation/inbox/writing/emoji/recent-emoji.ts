// The emoji last used on this device.
const STORE = "mostrador.emoji";
const MOST = 16;

export function recentEmoji(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((sign) => typeof sign === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function noteRecent(sign: string): void {
  try {
    localStorage.setItem(STORE, JSON.stringify([sign, ...recentEmoji().filter((one) => one !== sign)].slice(0, MOST)));
  } catch {
    // without storage only the order is lost
  }
}
