// Prints the agenda: the visible view without menus, complete, in light colours, as large as fits one page width. The
// rules load with the forms, so that the browser's own print command uses them.

const ID = "agenda-print";
/** A landscape page inside its margins. */
const PAGE = { width: 1000, height: 640 };

const RULES = `
@page { size: landscape; margin: 10mm; }
@media print {
  body > *:not(#root), #root *:not(:has([data-agenda-print])):not([data-agenda-print]):not([data-agenda-print] *) {
    display: none !important;
  }
  html, body, #root, #root *:has([data-agenda-print]) {
    display: block !important; height: auto !important; min-height: 0 !important; overflow: visible !important;
    padding: 0 !important; position: static !important;
  }
  [data-agenda-print] {
    contain: none !important; overflow: visible !important; height: auto !important; border: 0 !important;
    -webkit-print-color-adjust: exact; print-color-adjust: exact; zoom: var(--print-zoom, 1);
  }
  [data-agenda-print]::before {
    content: attr(aria-label); display: block; padding: 0 0 8px; font-size: 18px; font-weight: 500; color: #000;
  }
  [data-agenda-print] .head, [data-agenda-print] .corner, [data-agenda-print] .gutter { position: relative !important; }
  [data-agenda-print] .ghost, [data-agenda-print] .now, [data-agenda-print] .now-hour, [data-agenda-print] .past { display: none; }
  [data-agenda-print] .weeks { grid-template-rows: repeat(var(--weeks), 100px) !important; }
  [data-agenda-print] .row { height: 34px !important; }
  [data-agenda-print] .who > * { display: inline !important; margin-right: 8px; }
  [data-agenda-print] section { content-visibility: visible !important; break-inside: auto; }
  [data-agenda-print] .row, [data-agenda-print] h2 { break-inside: avoid; }
  [data-agenda-print] h2 { break-after: avoid; }
}`;

/** Once per page. */
export function preparePrint(): void {
  if (document.getElementById(ID)) return;
  const style = document.createElement("style");
  style.id = ID;
  style.textContent = RULES;
  document.head.append(style);
  const { dataset } = document.documentElement;
  let mode: string | undefined;
  window.addEventListener("beforeprint", () => {
    mode = dataset.mode;
    if (mode) dataset.mode = "light";
    const sheet = document.querySelector<HTMLElement>("[data-agenda-print]");
    sheet?.style.setProperty("--print-zoom", String(zoomOf(sheet)));
  });
  window.addEventListener("afterprint", () => {
    if (mode) dataset.mode = mode;
  });
}

export function printAgenda(): void {
  preparePrint();
  window.print();
}

/** A grid stays on one page with columns as wide as needed; a list uses several pages. */
function zoomOf(sheet: HTMLElement): number {
  const grid = sheet.querySelector<HTMLElement>(".sheet");
  if (!grid) return 1;
  const least = Number.parseFloat(getComputedStyle(grid).minWidth) || PAGE.width;
  return Math.min(1, PAGE.width / least, PAGE.height / sheet.scrollHeight);
}
