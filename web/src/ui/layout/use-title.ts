// The browser tab's title, from parts: the page's name, before it the open item and layer, after it the business:
// 'Nueva cita · Andrea Cuautle · Contactos · Salón Ágata · Mostrador'.
import { useLayoutEffect } from "react";

/** The name under which the product is shown here; `public/theme-mode.js` sets it before the first script. */
const productName = () =>
  (globalThis as { mostradorBrand?: { companyName: string } }).mostradorBrand?.companyName ?? "Mostrador";
const LEVELS = ["over", "detail", "page", "business"] as const;
type Level = (typeof LEVELS)[number];

const said: Record<Level, string[]> = { over: [], detail: [], page: [], business: [] };

/** The last text of a level counts; an empty text sets nothing. */
export function useTitle(text: string | null | undefined, level: Level = "page"): void {
  // Set during layout, not after paint: the title is there when the heading is visible.
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

/** Writes the title again when the product's name changes under an open page. */
export function useTitleProduct(name: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name is where `productName` reads it
  useLayoutEffect(write, [name]);
}

let count = "";

/** The count of pending items, first in the title: '(3) Inbox · …'; '' for none. */
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

/** Between two pages the previous name stays. */
function write(): void {
  if (said.page.length === 0) return;
  document.title = count + [...LEVELS.map((level) => said[level].at(-1)), productName()].filter(Boolean).join(" · ");
}
