// Prints a ticket, as wide as the paper of a ticket printer; the browser's own dialog also saves it as a PDF.
import type { Charge } from "@mostrador/domain/money/charges/schema.ts";
import { ticketText } from "./ticket-text.ts";

const STYLE =
  "@page { margin: 4mm; } body { font: 13px/1.5 monospace; white-space: pre-wrap; max-width: 72mm; margin: 0; }";

export function printTicket(charge: Charge): void {
  const frame = document.createElement("iframe");
  frame.style.cssText = "position:fixed;width:0;height:0;border:0";
  frame.title = "Recibo";
  document.body.append(frame);
  const sheet = frame.contentDocument as Document;
  sheet.title = `Recibo ${charge.ticket}`;
  sheet.head.append(Object.assign(sheet.createElement("style"), { textContent: STYLE }));
  const head = [charge.branchName, charge.clientName].filter(Boolean);
  sheet.body.textContent = [...head, ticketText(charge), charge.note, "¡Gracias por tu visita!"]
    .filter(Boolean)
    .join("\n");
  const view = frame.contentWindow as Window;
  view.addEventListener("afterprint", () => frame.remove());
  view.focus();
  view.print();
}
