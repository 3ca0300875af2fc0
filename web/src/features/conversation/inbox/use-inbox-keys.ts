// The inbox by keyboard: `/` leads to the search, up and down walk the conversations, Esc leads back to them. Enter
// opens, which the list does itself.
import { type RefObject, useEffect, useEffectEvent } from "react";

type Keys = { page: RefObject<HTMLElement | null>; search: RefObject<HTMLElement | null>; onBack: (() => void) | null };

export function useInboxKeys({ page, search, onBack }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    // Menus, dialogs and drawers have keys of their own.
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    const isWriting = target.matches("input, textarea, select, [contenteditable]");
    if (event.key === "/" && !isWriting) {
      event.preventDefault();
      search.current?.querySelector("input")?.focus();
    } else if (event.key === "Escape") {
      if (onBack) onBack();
      requestAnimationFrame(() => focusRow(page.current));
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const isFree = target === document.body || target.id === "contenido" || isSearch(target, search.current);
      if (isFree && focusRow(page.current)) event.preventDefault();
    }
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

function isSearch(target: HTMLElement, search: HTMLElement | null): boolean {
  return target.matches("input") && Boolean(search?.contains(target));
}

/** The row that is open or was last walked to. */
function focusRow(page: HTMLElement | null): boolean {
  const row = page?.querySelector<HTMLElement>('[data-row][tabindex="0"]');
  row?.focus();
  return Boolean(row);
}
