// Maps keys to actions.

export type Shortcut = { keys: readonly [string, ...string[]] };

export function shortcut(...keys: [string, ...string[]]): Shortcut {
  return { keys };
}

type Keys = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;
export type KeyPress = Keys & { preventDefault: () => void };
/** False: the key has another meaning here and continues. */
export type Handler = () => unknown;

/** Whether the key was one of them and was handled. */
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

/** 'Mod+K', 'Enter', '?'. Symbol keys differ between keyboards, so Shift is checked only for named keys. */
export function isPressed(wanted: string, event: Keys): boolean {
  const isMod = wanted.startsWith("Mod+");
  const key = isMod ? wanted.slice(4) : wanted;
  if (event.altKey || isMod !== (event.ctrlKey || event.metaKey)) return false;
  if (key.length > 1 || isMod) return event.key.toLowerCase() === key.toLowerCase() && !event.shiftKey;
  return event.key.toLowerCase() === key.toLowerCase();
}
