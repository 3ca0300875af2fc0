// The inbox shortcuts: search, next conversation, back to the list. The list itself opens one.
import type { RefObject } from "react";
import { isTyping, useShortcuts } from "../../../ui/key/press.ts";

type Keys = { page: RefObject<HTMLElement | null>; search: RefObject<HTMLElement | null>; onBack: (() => void) | null };

export function useInboxKeys({ page, search, onBack }: Keys): void {
  useShortcuts(
    "inbox",
    {
      search: () => search.current?.querySelector("input")?.focus(),
      walk: () => focusRow(page.current),
      back: () => {
        onBack?.();
        requestAnimationFrame(() => focusRow(page.current));
      },
    },
    { isBusy: (event) => isBusy(event, search.current) },
  );
}

/** Menus, dialogs and drawers handle their own keys, as does the focused element; Esc leaves any of them. */
function isBusy(event: KeyboardEvent, search: HTMLElement | null): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"]')) return true;
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  if (event.key === "Escape") return false;
  if (event.key === "ArrowDown" || event.key === "ArrowUp")
    return !(target === document.body || target.id === "contenido" || isSearch(target, search));
  return isTyping(event);
}

function isSearch(target: HTMLElement, search: HTMLElement | null): boolean {
  return target.matches("input") && Boolean(search?.contains(target));
}

/** The row that is open or was last focused. */
function focusRow(page: HTMLElement | null): boolean {
  const row = page?.querySelector<HTMLElement>('[data-row][tabindex="0"]');
  row?.focus();
  return Boolean(row);
}
