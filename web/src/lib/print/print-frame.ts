// Prints a small document of its own, without the page around it; the browser's dialog also saves it as a PDF.

/** `fill` writes its body. */
export function printFrame(title: string, style: string, fill: (sheet: Document) => void): void {
  const frame = document.createElement("iframe");
  frame.style.cssText = "position:fixed;width:0;height:0;border:0";
  frame.title = title;
  document.body.append(frame);
  const sheet = frame.contentDocument as Document;
  sheet.title = title;
  sheet.head.append(Object.assign(sheet.createElement("style"), { textContent: style }));
  fill(sheet);
  const view = frame.contentWindow as Window;
  view.addEventListener("afterprint", () => frame.remove());
  view.focus();
  view.print();
}
