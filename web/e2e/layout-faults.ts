// Measures a page's layout: all controls and states are inside their clipping boxes, and no text on the phone is below 13 px.
import type { Page } from "playwright-core";

/** CSS pixels, of the phone. */
const SMALLEST = 13;
const PHONE = 600;

/** A line for each fault. Areas meant to scroll sideways have `data-pans`. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const isPhone = (page.viewportSize()?.width ?? PHONE) < PHONE;
  const [clipped, small] = await Promise.all([page.evaluate(clippedControls), page.evaluate(smallTexts, SMALLEST)]);
  return [...clipped, ...(isPhone ? small : [])];
}

function clippedControls(): string[] {
  const SLACK = 2;
  const CONTROLS = "button, a[href], input, select, textarea, [role=button], [role=tab], [role=combobox], [data-chip]";
  const pans = (element: Element) =>
    element.matches("[data-pans], [role=tablist], .MuiTabs-scroller, textarea") &&
    getComputedStyle(element).display !== "contents";
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const faultOf = (control: Element): string | undefined => {
    const box = control.getBoundingClientRect();
    for (let around = control.parentElement; around && around !== document.body; around = around.parentElement) {
      if (pans(around)) return undefined;
      const { overflowX, position } = getComputedStyle(around);
      const { left, right } = around.getBoundingClientRect();
      const isOutside = box.left < left - SLACK || box.right > right + SLACK;
      if (overflowX !== "visible" && isOutside) {
        const name = control.getAttribute("aria-label") ?? control.textContent ?? "";
        return `«${name.trim().slice(0, 40)}» at ${Math.round(box.left)} to ${Math.round(box.right)} is cut at ${Math.round(left)} to ${Math.round(right)}`;
      }
      if (position === "fixed") return undefined;
    }
    return undefined;
  };
  const controls = [...document.querySelectorAll(CONTROLS)].filter((control) => isDrawn(control));
  return controls.flatMap((control) => faultOf(control) ?? []);
}

function smallTexts(smallest: number): string[] {
  const found = new Map<string, number>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (!textContent?.trim() || !parentElement?.checkVisibility({ opacityProperty: true })) continue;
    const { width, height } = parentElement.getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(parentElement).fontSize);
    if (width > 1 && height > 1 && size < smallest) found.set(textContent.trim().slice(0, 30), size);
  }
  return [...found].slice(0, 4).map(([text, size]) => `«${text}» is ${size} px`);
}
