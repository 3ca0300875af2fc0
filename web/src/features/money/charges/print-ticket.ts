// Prints a ticket, as wide as the paper of a ticket printer.
import type { Charge } from "@mostrador/domain/money/charges/schema.ts";
import { printFrame } from "../../../lib/print/print-frame.ts";
import { type Issuer, printedTicket } from "./ticket-text.ts";

const STYLE =
  "@page { margin: 4mm; } body { font: 13px/1.5 monospace; white-space: pre-wrap; max-width: 72mm; margin: 0; }";

export function printTicket(charge: Charge, issuer: Issuer): void {
  printFrame(`Recibo ${charge.ticket}`, STYLE, ({ body }) => {
    body.textContent = printedTicket(charge, issuer);
  });
}
