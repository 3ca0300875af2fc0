// Prints a receipt, as wide as the paper of a ticket printer.
import { printFrame } from "./print-frame.ts";

const STYLE =
  "@page { margin: 4mm; } body { font: 13px/1.5 monospace; white-space: pre-wrap; max-width: 72mm; margin: 0; }";

export function printReceipt(title: string, text: string): void {
  printFrame(title, STYLE, ({ body }) => {
    body.textContent = text;
  });
}
