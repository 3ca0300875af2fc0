// May the business write freely now? Channels let it for 24 hours after the contact's last message (D-8.6).

export const WINDOW_MS = 24 * 60 * 60 * 1000;

export const WINDOW_CLOSED = "No se envió: pasaron más de 24 horas desde el último mensaje del cliente";

/** Epoch ms until which free text may be sent; null when the contact never wrote. */
export function freeUntil(lastInboundAt: number | null): number | null {
  return lastInboundAt === null ? null : lastInboundAt + WINDOW_MS;
}

export function isWindowOpen(lastInboundAt: number | null, now: number): boolean {
  const until = freeUntil(lastInboundAt);
  return until !== null && now < until;
}
