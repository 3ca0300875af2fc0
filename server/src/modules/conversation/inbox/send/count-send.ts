// Counts how sends end, for the operators of the installation.
import { counter } from "../../../../kernel/metrics/metrics.ts";
import type { SendOutcome } from "../../../../providers/messaging/port.ts";

const sends = counter("mostrador_sends_total", "Attempts to send a message, by what became of them", ["outcome"]);

/** The carrier's answer; `withheld`: it was not asked, because the message must not or cannot be sent any more. */
export function countSend(outcome: SendOutcome["kind"] | "withheld"): void {
  sends.inc({ outcome });
}
