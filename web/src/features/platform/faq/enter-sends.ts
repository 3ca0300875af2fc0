import type { KeyboardEvent } from "react";

/** Enter sends the form around a text, Shift+Enter adds a line. */
export function enterSends(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
    return;
  if (!(event.target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  event.target.form?.requestSubmit();
}
