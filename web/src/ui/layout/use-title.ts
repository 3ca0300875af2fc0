// What the browser's tab is called. The page says its name, the one among its own that is shown and what is open over both
// say theirs before that, and whoever stands around the pages says whose they are:
// 'Nueva cita · Andrea Cuautle · Contactos · Salón Ágata · Mostrador'.
import { useLayoutEffect } from "react";

const PRODUCT = "Mostrador";
const LEVELS = ["over", "detail", "page", "business"] as const;
type Level = (typeof LEVELS)[number];

const said: Record<Level, string[]> = { over: [], detail: [], page: [], business: [] };

/** The last one said on a level stands; nothing is said by an empty text. */
export function useTitle(text: string | null | undefined, level: Level = "page"): void {
  // With what is drawn, not after it: whoever sees the heading finds the name.
  useLayoutEffect(() => {
    if (!text) return;
    said[level].push(text);
    write();
    return () => {
      said[level].splice(said[level].lastIndexOf(text), 1);
      write();
    };
  }, [text, level]);
}

let count = "";

/** How much waits, before everything else: '(3) Inbox · …'; '' for nothing. */
export function useTitleCount(text: string): void {
  useLayoutEffect(() => {
    count = text && `(${text}) `;
    write();
    return () => {
      count = "";
      write();
    };
  }, [text]);
}

/** Between two pages the former one's name stands. */
function write(): void {
  if (said.page.length === 0) return;
  document.title = count + [...LEVELS.map((level) => said[level].at(-1)), PRODUCT].filter(Boolean).join(" · ");
}
