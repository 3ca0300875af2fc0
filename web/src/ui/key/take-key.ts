// From a key to what it does.

export type Shortcut = { keys: readonly [string, ...string[]] };

export function shortcut(...keys: [string, ...string[]]): Shortcut {
  return { keys };
}

type Keys = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;
export type KeyPress = Keys & { preventDefault: () => void };
/** False: here the key means something else, and goes on. */
export type Handler = () => unknown;

/** Whether the key was one of them and was taken. */
export function takeKey<Name extends string>(
  shortcuts: Readonly<Record<Name, Shortcut>>,
  event: KeyPress,
  handlers: Readonly<Record<Name, Handler>>,
): boolean {
  for (const [name, { keys }] of Object.entries<Shortcut>(shortcuts)) {
    if (!keys.some((key) => isPressed(key, event))) continue;
    if (handlers[name as Name]() === false) continue;
    event.preventDefault();
    return true;
  }
  return false;
}

/** 'Mod+K', 'Enter', '?'. Where a sign stands on the keyboard differs: Shift is asked about for named keys alone. */
export function isPressed(wanted: string, event: Keys): boolean {
  const isMod = wanted.startsWith("Mod+");
  const key = isMod ? wanted.slice(4) : wanted;
  if (event.altKey || isMod !== (event.ctrlKey || event.metaKey)) return false;
  if (key.length > 1 || isMod) return event.key.toLowerCase() === key.toLowerCase() && !event.shiftKey;
  return event.key.toLowerCase() === key.toLowerCase();
}
