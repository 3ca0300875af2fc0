import { useState } from "react";

/** Whether the menu is a strip of icons. */
export const MENU_STRIP = "mostrador.menu.strip";

/** State that the browser stores. Nothing fails when it cannot be read or written. */
export function useKept<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "null") ?? initial;
    } catch {
      return initial;
    }
  });
  const keep = (next: Value) => {
    setValue(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Private windows may refuse to store it.
    }
  };
  return [value, keep];
}
